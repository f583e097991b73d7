import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { openDatabase } from '@/data/openDatabase';

import { createNodePlatform } from '../__tests__/support/nodeDriver';
import { manyGames } from '../bench/support/manyGames';

import { evening } from './support/evening';
import { expectLargeTargets } from './support/expectLargeTargets';
import { expectNoAxeViolations } from './support/expectNoAxeViolations';
import { expectNothingSideways } from './support/expectNothingSideways';
import { bar, more, seeHabitsSaved, startPad, typeInKeypad } from './support/pad';
import { plantDatabase } from './support/plantDatabase';
import { becomes, frames, see, seeGone, seeText } from './support/see';
import { find, tap, tapTimes, write } from './support/tap';

/** Enough for a list of years; the cost of ten thousand is measured elsewhere. */
const MANY = 2_000;

evening(
  'years of games: scrolled, searched, filtered, opened, deleted and played again',
  async ({ page, app }) => {
    const expected = await withYears((file) => plantDatabase(app, file));

    await app.open('/history');
    await seeCount(page, `${MANY} games`);
    await expectFit(page);
    // Far down the list nothing is there twice, and nothing is out of order.
    const rows = await scrollFor(page, 400);
    assert.equal(new Set(rows).size, rows.length);
    assert.deepEqual(
      rows.map(dayOf),
      [...rows.map(dayOf)].sort((a, b) => b - a),
    );

    // Back from a game leads to its place in the list.
    const far = await restingAt(page);
    await page.mouse.click(160, 420);
    await see(page, 'heading', /wins|Shared victory/);
    await page.goBack();
    await becomes('the place in the list', () => scrolled(page), far);

    await app.open('/history');
    await write(page, 'Search', 'ZUREK');
    await seeCount(page, `${expected.zurek} games`);
    await write(page, 'Search', '');
    await seeCount(page, `${MANY} games`);
    await filterBy(page, 'Player', 'Łucja');
    await seeCount(page, `${expected.lucja} games`);
    await filterBy(page, 'Year', '2024');
    await seeCount(page, `${expected.lucja2024} games`);
    await filterBy(page, 'Group', 'Thursday');
    await seeCount(page, `${expected.thursday} games`);
    await filterBy(page, 'Game', 'Perseverance: Episode 1');
    await seeCount(page, `${expected.thursday} games`);
    await write(page, 'Search', 'no such evening');
    await see(page, 'heading', 'No games match');
    await tap(page, 'Show all games');
    await seeCount(page, `${MANY} games`);

    await find(page, 'button', /^Perseverance/)
      .first()
      .click();
    await see(page, 'heading', /wins|Shared victory/);
    await app.open('/history');

    await openMenu(page);
    await expectFit(page);
    await tap(page, /^Delete/);
    await seeCount(page, `${MANY - 1} games`);
    await tap(page, 'Undo');
    await seeCount(page, `${MANY} games`);

    await openMenu(page);
    await tap(page, /^Rematch/);
    await see(page, 'heading', 'Who is playing?');
    await becomes('how many play', () => page.getByRole('button', { name: /^Remove / }).count(), 4);
    await tap(page, 'Start the game');
    await see(page, 'heading', 'On the table');
  },
);

evening(
  'a group, an evening without the app, two entries of one person, and the bin',
  async ({ page, app }) => {
    await startPad(page, { players: ['Emmy', 'Tomek', 'Nina'] });
    await typeInKeypad(page, 'Emmy', '12');
    await tap(bar(page), 'Finish');
    await see(page, 'heading', 'Emmy wins');
    // On the list once it is written; only then does the evening belong to its players.
    await tap(page, 'Home');
    await see(page, 'button', /^Emmy won/);

    // A group sits down with one tap, in its order.
    await app.open('/group');
    await write(page, 'Group name', 'Thursday');
    for (const name of ['Nina', 'Emmy', 'Tomek']) await tap(page, name, 'checkbox');
    await expectFit(page);
    await tap(page, 'Save group');
    await see(page, 'heading', 'Foothold');
    await app.open('/new/scorepad');
    await tap(page, 'Thursday', 'checkbox');
    await becomes('the seats', () => seats(page), ['Nina', 'Emmy', 'Tomek']);
    await tap(page, 'Start the game');
    await see(page, 'heading', 'Harbour');
    await tapTimes(page, more('Nina'), 2);
    await tap(page, 'Home');
    await see(page, 'button', /^Emmy won/);

    // An evening without the app, with a new player and a guest.
    await tap(page, /^History/);
    await seeCount(page, '2 games');
    await tap(page, 'Log a game');
    await expectFit(page);
    await tap(page, 'Which game?');
    await tap(page, 'Another game', 'radio');
    await write(page, 'What did you play?', 'Tikal');
    await tap(page, 'Yesterday', 'radio');
    await tap(page, 'Tomek', 'checkbox');
    await write(page, 'New player', 'Emma');
    await tap(page, 'Add');
    await see(page, 'button', 'Remove Emma');
    await write(page, 'Guest', 'Visitor');
    await tap(page, 'Add the guest');
    await see(page, 'button', 'Remove Visitor');
    // A reload on the way loses nothing that is marked as kept.
    await seeHabitsSaved(page);
    await page.reload();
    await see(page, 'button', 'Remove Visitor');
    await tapTimes(page, 'Emma, points: one more', 3);
    await write(page, 'Note', 'Żurek at the lake');
    await tap(page, 'Save game');
    await see(page, 'heading', 'Emma wins');
    await seeText(page, 'Żurek at the lake');

    // Search finds it by its note, and it can be corrected.
    await app.open('/history');
    await write(page, 'Search', 'zurek lake');
    await seeCount(page, '1 game');
    await tap(page, 'More for Tikal');
    await tap(page, 'Edit');
    await tapTimes(page, 'Visitor, points: one more', 5);
    await tap(page, 'Save game');
    await see(page, 'heading', 'Visitor wins');

    // Emma is Emmy; Emmy and Tomek are two people.
    await app.open('/players');
    await expectFit(page);
    await tap(page, /^Emma/);
    await expectFit(page);
    await tap(page, /^Merge with another player/);
    await tap(page, 'Emmy');
    await tap(page, 'Emmy', 'radio');
    await seeText(page, '1 game of Emma will count for Emmy.');
    await tap(page, 'Merge');
    await see(page, 'heading', 'Emmy');
    await tap(page, /^Merge with another player/);
    await tap(page, 'Tomek');
    await tap(page, 'Merge');
    await seeText(page, /sat together in 3 games, so they are two people/);
    await tap(page, 'Close');
    await tap(page, 'Their games');
    await seeCount(page, '3 games');

    // Deleted, brought back, and deleted for good.
    await tap(page, 'More for Tikal');
    await tap(page, /^Delete/);
    await seeCount(page, '2 games');
    await tap(page, 'Bin');
    await expectFit(page);
    await tap(page, 'Restore Tikal');
    await see(page, 'heading', 'The bin is empty');
    await tap(page, 'Back');
    await tap(page, 'More for Tikal');
    await tap(page, /^Delete/);
    await seeGone(page, 'button', 'More for Tikal');
    await tap(page, 'Bin');
    await tap(page, 'Delete Tikal for good');
    await seeText(page, /Tikal is deleted with its timeline/);
    await tap(page, 'Delete for good');
    await see(page, 'heading', 'The bin is empty');
  },
);

/** Years of evenings, made in Node; returns what a browser must find among them. */
async function withYears(plant: (file: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  try {
    const file = join(folder, 'years.db');
    const opened = await openDatabase(createNodePlatform(file), {
      onAskedToRelease: () => Promise.resolve(true),
    });
    if (opened.kind !== 'ok') throw new Error(`could not open: ${opened.kind}`);
    const { sessions, close } = opened.database;
    await manyGames(opened.database, { count: MANY });
    const lucja = { player: 'player-2' };
    const found = {
      zurek: await sessions.count({ text: 'żurek' }),
      lucja: await sessions.count(lucja),
      lucja2024: await sessions.count({ ...lucja, year: 2024 }),
      thursday: await sessions.count({ ...lucja, year: 2024, group: 'thursday' }),
    };
    await close();
    await plant(file);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Scrolls down until that many rows were seen; returns what they say, in the order of the list. */
async function scrollFor(page: Page, count: number): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.getByRole('main').hover();
  while (seen.length < count) {
    const before = seen.length;
    const shown = await page.getByRole('button', { name: /^Perseverance/ }).allTextContents();
    for (const words of shown) if (!seen.includes(words)) seen.push(words);
    await page.mouse.wheel(0, 2_000);
    if (seen.length === before) await frames(page, 1);
  }
  return seen;
}

/** How far the list is scrolled. */
function scrolled(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[role=main] div')]
      .filter((part) => part.getClientRects().length > 0)
      .reduce((most, part) => Math.max(most, part.scrollTop), 0),
  );
}

/** The same, once the wheel has come to rest. */
async function restingAt(page: Page): Promise<number> {
  let last = -1;
  let now = await scrolled(page);
  while (now !== last) {
    await frames(page, 20);
    last = now;
    now = await scrolled(page);
  }
  return now;
}

/** When a row says it was played. */
function dayOf(row: string): number {
  const date = /[A-Z][a-z]{2}, .*?\d{4}/.exec(row)?.[0] ?? '';
  return Date.parse(date.replace(/^\w+, /, ''));
}

/** The whole line: Home, which is underneath, says more about its games. */
function seeCount(page: Page, words: string): Promise<void> {
  return page.getByText(words, { exact: true }).waitFor();
}

async function filterBy(page: Page, what: string, choice: string): Promise<void> {
  await tap(page, what, 'checkbox');
  await tap(page, choice, 'radio');
  await seeGone(page, 'dialog', what);
}

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function seats(page: Page): Promise<readonly string[]> {
  const leave = page.getByRole('button', { name: /^Remove / });
  const labels = await leave.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Remove ', ''));
}

async function expectFit(page: Page): Promise<void> {
  await expectLargeTargets(page);
  await expectNoAxeViolations(page);
  await expectNothingSideways(page);
}
