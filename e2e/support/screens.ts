import type { Page } from 'playwright-core';

import { goTo } from './goTo';
import { bar, more, startPad, typeInKeypad } from './pad';
import { see } from './see';
import { tap, tapTimes } from './tap';

export interface ScreenToShow {
  readonly name: string;
  /** Below `/`; `session` means the seeded game. */
  readonly path: string;
  /** What to do from there, in any language. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Every screen there is, ordered so that none changes what a later one shows. */
export const SCREENS: readonly ScreenToShow[] = [
  { name: 'home', path: '' },
  { name: 'new-which', path: 'new/none' },
  { name: 'new-players', path: 'new/scorepad', prepare: goToPlayers },
  { name: 'new-colour', path: 'new/scorepad', prepare: pickFirstColour },
  { name: 'new-first', path: 'new/scorepad', prepare: (page) => openOption(page, 0) },
  { name: 'new-options', path: 'new/scorepad', prepare: (page) => openOption(page, 1) },
  { name: 'table', path: 'session', prepare: seeFigures },
  { name: 'keypad', path: 'session', prepare: openKeypad },
  { name: 'why', path: 'session', prepare: askWhy },
  { name: 'timeline', path: 'session/timeline', prepare: (page) => seeLast(page) },
  { name: 'wizard', path: 'session/wizard/enterRound', prepare: seeFigures },
  { name: 'review', path: 'session/wizard/enterRound', prepare: goOn },
  { name: 'history', path: 'history', prepare: (page) => seeLast(page) },
  { name: 'log', path: 'log', prepare: (page) => seeLast(page) },
  { name: 'players', path: 'players', prepare: (page) => seeLast(page) },
  { name: 'group', path: 'group', prepare: (page) => page.getByRole('textbox').waitFor() },
  { name: 'settings', path: 'settings', prepare: (page) => seeLast(page) },
  { name: 'keys', path: 'settings/keys' },
  { name: 'storage', path: 'settings/storage', prepare: (page) => seeLast(page) },
  { name: 'restore', path: 'settings/restore', prepare: (page) => seeLast(page) },
  { name: 'hand-over', path: 'session/hand-over', prepare: showCodes },
  { name: 'share', path: 'session/share', prepare: (page) => seeLast(page) },
  { name: 'join', path: 't', prepare: (page) => page.getByRole('textbox').waitFor() },
  { name: 'receive', path: 'handover', prepare: (page) => seeLast(page) },
  { name: 'learn', path: 'learn' },
  { name: 'gallery', path: 'gallery', prepare: seeFigures },
  { name: 'missing', path: 'session/nowhere-to-be-found' },
];

/** A three-player game by rounds, two rounds in and one begun. Returns its path. */
export async function seedGame(page: Page): Promise<string> {
  await startPad(page, { name: 'Harbour lights', counting: 'By round' });
  for (const [emmy, tomek, nina] of [
    ['7', '4', '9'],
    ['5', '12', '-3'],
  ] as const) {
    await tap(page, /^Enter round/);
    await typeInKeypad(page, 'Emmy', emmy, 'Points this round');
    await typeInKeypad(page, 'Tomek', tomek, 'Points this round');
    await typeInKeypad(page, 'Nina', nina, 'Points this round');
    await tap(page, 'Check');
    await tap(page, 'Save');
    await see(page, 'button', /^Enter round/);
  }
  await tapTimes(page, more('Emmy'), 3);
  await tapTimes(page, more('Nina'), 1);
  await tap(bar(page), 'Undo');
  await see(page, 'img', 'All saved');
  return new URL(page.url()).pathname.slice(1);
}

/** Goes to a screen of the list. */
export async function show(page: Page, origin: string, screen: ScreenToShow, session: string): Promise<void> {
  await goTo(
    page,
    `${origin}/${screen.path.replace(/^session(?=$|\/(timeline|turn|wizard|show|hand-over|put-right|share))/, session)}`,
  );
  await page.getByRole('heading').first().waitFor();
  await screen.prepare?.(page);
  await page.waitForLoadState('networkidle');
}

/** A set-up remembers which page it was on. */
export async function goToPlayers(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: /^(Done|Gotowe)$/ });
  const field = page.getByRole('textbox', { name: /^(New player|Nowy gracz)$/ });
  await done.or(field).first().waitFor();
  if (await done.isVisible()) await done.click();
  await field.waitFor();
}

/** A row of the options: who starts, then a page each. */
export async function openOption(page: Page, row: number): Promise<void> {
  await goToPlayers(page);
  await page
    .getByRole('group', { name: /^(Options|Opcje)$/ })
    .getByRole('button')
    .nth(row)
    .click();
  await page
    .getByRole('button', { name: /^(Done|Gotowe|Close|Zamknij)$/ })
    .last()
    .waitFor();
}

/** The way on is the last button of every frame. */
async function goOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 2 }).first();
  await seeLast(page);
  const before = await heading.textContent();
  await page.getByRole('main').getByRole('button').last().click();
  await page.waitForFunction(
    (old) => document.querySelector('h2')?.textContent !== old && document.querySelector('h2') !== null,
    before,
  );
}

async function pickFirstColour(page: Page): Promise<void> {
  await goToPlayers(page);
  await page
    .getByRole('button', { name: /amber|bursztyn/i })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function openKeypad(page: Page): Promise<void> {
  await page.getByRole('spinbutton').first().click();
  await page.getByRole('textbox').waitFor();
}

async function askWhy(page: Page): Promise<void> {
  await page.getByRole('group').first().getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
}

/** The row that says how many codes there are. */
async function showCodes(page: Page): Promise<void> {
  await page.getByRole('button', { name: /\d/ }).click();
  await page.getByRole('img', { name: /\d/ }).waitFor();
}

function seeFigures(page: Page): Promise<void> {
  return page.getByRole('spinbutton').first().waitFor();
}

function seeLast(page: Page): Promise<void> {
  return page.getByRole('main').getByRole('button').last().waitFor();
}
