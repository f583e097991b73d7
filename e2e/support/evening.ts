import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import type { Page } from 'playwright-core';

import { DIST } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';

import { openApp, type OpenApp, type Taste } from './openApp';

const SHOTS = join(process.cwd(), '.cache', 'e2e');
/** A stuck evening ends as a failure with a picture, well before the run as a whole is given up. */
const LONGEST = 180_000;

/** What serves the app, always at the same address. */
export interface Host {
  stop(): Promise<void>;
  /** Other files from now on, as after a deployment. */
  serveInstead(folder: string): Promise<void>;
}

type Evening = (table: { page: Page; app: OpenApp; host: Host }) => Promise<void>;

/**
 * One test in a real browser: the production files from a server of its own (so storage is its own too), a fresh
 * profile, the app open on its first screen. An error in the console, a crash, or a request to any other host
 * fails it, whatever else it checks.
 */
export function evening(name: string, body: Evening, taste: Taste = {}): void {
  void test(name, { timeout: LONGEST }, async (context) => {
    const profile = mkdtempSync(join(tmpdir(), 'evening-'));
    let server = await serve(DIST, 0);
    const port = Number(new URL(server.url).port);
    const host: Host = {
      stop: () => server.close(),
      serveInstead: async (folder) => {
        await server.close();
        server = await serve(folder, port);
      },
    };
    let app: OpenApp | undefined;
    try {
      app = await openApp(server.url, profile, taste);
      await body({ page: await app.open('/'), app, host });
      assert.ok(app.problems().length === 0, `the browser reported:\n${app.problems().join('\n')}`);
    } catch (error) {
      for (const note of await takePictures(name, app)) context.diagnostic(`${name}: ${note}`);
      throw error;
    } finally {
      await app?.close();
      await server.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}

/** What the browser said and showed at the moment of failure. */
async function takePictures(name: string, app: OpenApp | undefined): Promise<readonly string[]> {
  const notes = [...(app?.problems() ?? [])];
  mkdirSync(SHOTS, { recursive: true });
  for (const [index, page] of (app?.pages() ?? []).entries()) {
    const path = join(SHOTS, `${name.replace(/[^a-z0-9]+/gi, '-')}-${index + 1}.png`);
    const picture = await page.screenshot({ path, timeout: 10_000 }).then(
      () => path,
      (reason: unknown) => `no picture: ${String(reason)}`,
    );
    notes.push(`${page.url()} looked like ${picture}`);
  }
  return notes;
}
