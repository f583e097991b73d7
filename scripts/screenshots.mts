/**
 * Pictures of screens for people to look at, into .cache/shots/:
 * `npm run shots -- [part of a picture's name]`, for example `npm run shots -- settings-phone`.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { openApp } from '../e2e/support/openApp';

import { buildWeb, DIST } from './build.mjs';
import { serve } from './serve.mjs';

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Drives the app to where the picture is taken, for example into a running game. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'settings', path: '/settings' },
  { name: 'new', path: '/new' },
  { name: 'history', path: '/history' },
  { name: 'learn', path: '/learn' },
  { name: 'gallery', path: '/gallery' },
];
const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  landscape: { width: 844, height: 390 },
} as const;
const FOLDER = '.cache/shots';

async function shoot(wished: string): Promise<void> {
  await buildWeb();
  mkdirSync(FOLDER, { recursive: true });
  const server = await serve(DIST, 0);
  for (const [sizeName, size] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark'] as const) {
      for (const language of ['en', 'pl'] as const) {
        const look = `${sizeName}-${theme}-${language}`;
        const screens = SCREENS.filter(({ name }) => `${name}-${look}`.includes(wished));
        if (screens.length === 0) continue;
        const profile = mkdtempSync(join(tmpdir(), 'shots-'));
        const app = await openApp(server.url, profile, { size, theme, language });
        for (const { name, path, prepare } of screens) {
          const page = await app.open(path);
          await page.waitForLoadState('networkidle');
          await prepare?.(page);
          await page.screenshot({ path: join(FOLDER, `${name}-${look}.png`), animations: 'disabled' });
          console.log(join(FOLDER, `${name}-${look}.png`));
        }
        for (const problem of app.problems()) console.error(`${look}: ${problem}`);
        await app.close();
        rmSync(profile, { recursive: true, force: true });
      }
    }
  }
  await server.close();
}

void shoot(process.argv[2] ?? '');
