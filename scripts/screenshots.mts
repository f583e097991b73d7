/**
 * Pictures of screens for people to look at, into .cache/shots/:
 * `npm run shots -- [part of a picture's name]…`, for example `npm run shots -- settings phone-dark`: a picture is
 * taken if its name has all the parts. A whole set takes some minutes; `--resume` leaves out what is already there.
 * `npm run shots -- store` takes the ones for the stores, in the pixels they ask for.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { openApp, type Taste } from '../e2e/support/openApp';
import { seeHabitsSaved } from '../e2e/support/pad';
import { E1_SCREENS, E1_SET_UP, seedE1 } from '../e2e/support/perseverance1Screens';
import { E2_SCREENS, seedE2 } from '../e2e/support/perseverance2Screens';
import { startIsland } from '../e2e/support/robinson';
import { SCREENS, seedGame, show, type ScreenToShow } from '../e2e/support/screens';
import { startSurvivors } from '../e2e/support/survivors';
import { MORE, tap } from '../e2e/support/tap';

import { buildWeb, DIST } from './build.mjs';
import { serve } from './serve.mjs';

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  landscape: { width: 844, height: 390 },
} as const;
const FOLDER = '.cache/shots';
/** Before anything was ever played. */
const FIRST = [
  { name: 'first-home', path: '' },
  { name: 'first-players', path: 'new/scorepad' },
  { name: 'first-history', path: 'history' },
];

/** A game to look at, and its screens. */
const GAMES = [
  { seed: seedGame, screens: SCREENS },
  { seed: seedE1, screens: [...E1_SCREENS, ...E1_SET_UP] },
  { seed: seedE2, screens: E2_SCREENS },
  together('survivors', startSurvivors, ['travel', 'challenges', 'settle']),
  together('island', startIsland, ['morale', 'plan', 'night']),
];

/** What the stores ask for: a phone of Apple, one of Google (at most twice as high as wide), and a tablet of both. */
const STORE_SIZES = {
  'store-iphone': { size: { width: 430, height: 932 }, scale: 3 },
  'store-android': { size: { width: 400, height: 800 }, scale: 3 },
  'store-tablet': { size: { width: 1024, height: 1366 }, scale: 2 },
} as const;
/** What a stranger should see first. */
const STORE_SCREENS = ['e1-table', 'e1-officers', 'e1-defense', 'e1-checklist', 'e1-timeline', 'home'];

const wishes = process.argv.slice(2).filter((wish) => !wish.startsWith('--'));
const forStores = wishes.includes('store');
const resume = process.argv.includes('--resume');

interface Look {
  readonly name: string;
  readonly taste: Required<Pick<Taste, 'language' | 'theme' | 'size'>> & Pick<Taste, 'scale'>;
}

const STORE_LOOKS: readonly Look[] = Object.entries(STORE_SIZES).flatMap(([name, shape]) =>
  (['en', 'pl'] as const).map((language) => ({
    name: `${name}-${language}`,
    taste: { ...shape, theme: 'dark' as const, language },
  })),
);

const LOOKS: readonly Look[] = Object.entries(SIZES).flatMap(([sizeName, size]) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['en', 'pl'] as const).map((language) => ({
      name: `${sizeName}-${theme}-${language}`,
      taste: { size, theme, language },
    })),
  ),
);

/** A cooperative game that has just begun: its table, what is behind More, some of its wizards, and the rules. */
function together(name: string, start: (page: Page) => Promise<void>, wizards: readonly string[]) {
  const seed = async (page: Page) => {
    await start(page);
    return new URL(page.url()).pathname.slice(1);
  };
  const screens: readonly ScreenToShow[] = [
    { name: `${name}-table`, path: 'session' },
    {
      name: `${name}-more`,
      path: 'session',
      prepare: async (page) => {
        await tap(page, MORE);
        await page.getByRole('dialog').waitFor();
      },
    },
    ...wizards.map((wizard) => ({ name: `${name}-${wizard}`, path: `session/wizard/${wizard}` })),
  ];
  return { seed, screens };
}

await buildWeb();
mkdirSync(FOLDER, { recursive: true });
const server = await serve(DIST, 0);
for (const look of forStores ? STORE_LOOKS : LOOKS) await shoot(look);
await server.close();

async function shoot({ name: look, taste }: Look): Promise<void> {
  const wanted = (name: string) =>
    (!forStores || STORE_SCREENS.includes(name)) &&
    wishes.every((wish) => `${name}-${look}`.includes(wish)) &&
    !(resume && existsSync(fileOf(name)));
  const fileOf = (name: string) => join(FOLDER, `${name}-${look}.png`);
  const first = FIRST.filter(({ name }) => wanted(name));
  const later = GAMES.map(({ seed, screens }) => ({
    seed,
    screens: screens.filter(({ name }) => wanted(name)),
  })).filter(({ screens }) => screens.length > 0);
  if (first.length + later.length === 0) return;

  const profile = mkdtempSync(join(tmpdir(), 'shots-'));
  // The seed speaks English; what it made is then shown in any language.
  const app = await openApp(server.url, profile, { ...taste, language: 'en' });
  const page = await app.open('/settings');
  const speak = async (name: 'English' | 'Polski') => {
    await page.getByRole('radio', { name }).click();
    await page.locator(`html[lang=${name === 'Polski' ? 'pl' : 'en'}]`).waitFor();
    await seeHabitsSaved(page);
  };
  const take = async (name: string) => {
    await page.screenshot({ path: fileOf(name), animations: 'disabled' });
    console.log(fileOf(name));
  };
  if (taste.language === 'pl') await speak('Polski');
  for (const screen of first) {
    await show(page, server.url, screen, '');
    await take(screen.name);
  }
  for (const { seed, screens } of later) {
    if (taste.language === 'pl') await inEnglish(page, speak);
    const session = await seed(page);
    if (taste.language === 'pl') {
      await page.goto(`${server.url}/settings`);
      await speak('Polski');
    }
    for (const screen of screens) {
      await show(page, server.url, screen, session);
      await take(screen.name);
    }
  }
  for (const problem of app.problems()) console.error(`${look}: ${problem}`);
  await app.close();
  rmSync(profile, { recursive: true, force: true });
}

async function inEnglish(page: Page, speak: (name: 'English') => Promise<void>): Promise<void> {
  await page.goto(`${server.url}/settings`);
  await speak('English');
}
