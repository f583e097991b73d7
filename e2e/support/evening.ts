import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { freePort } from '../../scripts/freePort.mjs';
import { serve } from '../../scripts/serve.mjs';

import { keepEvidence } from './evidence';
import { addressFor, openApp, type OpenApp, type Taste } from './openApp';
import { BARE } from './plantDatabase';
import { register } from './registry';
import { tested } from './tested';

/** What serves the app, always at the same address. */
export interface Host {
  stop(): Promise<void>;
  /** Other files from now on, as after a deployment. */
  serveInstead(folder: string): Promise<void>;
}

/** `note` shows a line beside the test. */
type Evening = (table: {
  page: Page;
  app: OpenApp;
  host: Host;
  note: (line: string) => void;
}) => Promise<void>;

/**
 * One test in a real browser: the production files from a server of its own (so storage is its own too), nothing
 * kept from before. The page is at the address of the app without the app, so that it is opened once, where the evening
 * begins; only one with the worker begins on Home. An error in the console, a crash, or a request to any other host fails
 * it, whatever else it checks.
 */
export function evening(name: string, body: Evening, taste: Taste = {}): void {
  register(name, async (note) => {
    const profile = taste.ownBrowser ? mkdtempSync(join(tmpdir(), 'evening-')) : null;
    const port = await freePort();
    let server = await serve(tested(), port);
    const host: Host = {
      stop: () => server.close(),
      serveInstead: async (folder) => {
        await server.close();
        server = await serve(folder, port);
      },
    };
    let app: OpenApp | undefined;
    try {
      app = await openApp(addressFor(server.url, taste), profile, taste);
      await body({ page: await app.open(taste.offline ? '/' : BARE), app, host, note });
      assert.ok(app.problems().length === 0, `the browser reported:\n${app.problems().join('\n')}`);
    } catch (error) {
      note(`what it looked like: ${await keepEvidence(name, error, app)}`);
      throw error;
    } finally {
      await app?.close();
      await server.close();
      if (profile !== null) rmSync(profile, { recursive: true, force: true });
    }
  });
}

/** One in which the app is kept for offline, as it is for everybody: for what depends on that, and for first visits. */
export const eveningWithWorker = (name: string, body: Evening) =>
  evening(name, body, { offline: true, ownBrowser: true });

/** One that ends its browser in the middle, or reopens it. */
export const eveningWithKills = (name: string, body: Evening, taste: Taste = {}) =>
  evening(name, body, { ...taste, ownBrowser: true });

/** One on a phone that opened the app of a laptop over plain http. */
export const eveningAsGuest = (name: string, body: Evening, taste: Taste = {}) =>
  evening(
    name,
    (table) => {
      // Said of every page over plain http; the header is for the others.
      table.app.expectProblem(/Cross-Origin-Opener-Policy header has been ignored/);
      return body(table);
    },
    { ...taste, guest: true },
  );

export const eveningAsGuestWithKills = (name: string, body: Evening) =>
  eveningAsGuest(name, body, { ownBrowser: true });
