import type { Page } from 'playwright-core';

import { seeded } from '../../../__tests__/support/seeded';
import type { OpenApp } from '../openApp';

/** One line of the table: a kind of fault, how often, what it cost, and what the app said about it. */
export interface Fault {
  readonly kind: string;
  readonly times: number;
  /** Whether each time ended the browser. */
  readonly kills: boolean;
  /** Changes that were shown as saved and are gone. */
  readonly lost: number;
  /** In the app's own words; empty where nothing is missing and so nothing needs saying. */
  readonly said: readonly string[];
}

/** A fresh browser with nothing stored, and luck from the seed of the run. */
export interface FaultTable {
  readonly app: OpenApp;
  readonly page: Page;
  readonly chance: Chance;
}

export interface Chance {
  /** A whole number below. */
  pick(below: number): number;
  one<T>(of: readonly T[]): T;
}

/** The same seed makes the same evening, as far as the machine keeps time. */
export function createChance(seed: number): Chance {
  const next = seeded(seed);
  const pick = (below: number) => Math.floor(next() * below);
  return {
    pick,
    one: <T>(of: readonly T[]): T => {
      const chosen = of[pick(of.length)];
      if (chosen === undefined) throw new Error('there is nothing to choose from');
      return chosen;
    },
  };
}

export function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
