import assert from 'node:assert/strict';

import type { Locator, Page } from 'playwright-core';

import { patience } from './patience';
import { find, type Role } from './tap';

/** Waits until it is on the screen. */
export function see(within: Page | Locator, role: Role, name: string | RegExp): Promise<void> {
  return find(within, role, name).first().waitFor({ state: 'visible', timeout: patience() });
}

export function seeText(within: Page | Locator, text: string | RegExp): Promise<void> {
  return within.getByText(text).first().waitFor({ state: 'visible', timeout: patience() });
}

export function seeGone(within: Page | Locator, role: Role, name: string | RegExp): Promise<void> {
  return find(within, role, name).first().waitFor({ state: 'hidden', timeout: patience() });
}

/** Reads again and again until it is what the table expects; a failure shows the last value. */
export async function becomes<T>(what: string, read: () => Promise<T>, expected: T): Promise<void> {
  const last = await settled(read, (value) => isSame(value, expected));
  assert.deepEqual(last, expected, `${what} is ${JSON.stringify(last)}, not ${JSON.stringify(expected)}`);
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/**
 * Waits until the browser has drawn that often: what moves or follows a tap is over then, however slow the machine is.
 * As text: tsx names functions with a helper that the page does not have.
 */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const draw = (left) => (left === 0 ? resolve() : requestAnimationFrame(() => draw(left - 1)));
    draw(${count});
  })`);
}

/** What it reads once that is good enough; the last look if it never is. */
export async function settled<T>(read: () => Promise<T>, isEnough: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + patience();
  let last = await read();
  while (!isEnough(last) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    last = await read();
  }
  return last;
}
