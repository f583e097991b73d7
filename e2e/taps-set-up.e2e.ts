import type { Page } from 'playwright-core';

import { atMost, countTaps } from './support/countTaps';
import { evening } from './support/evening';
import { goTo } from './support/goTo';
import { seeSaved } from './support/pad';
import { see } from './support/see';
import { find, tap, write } from './support/tap';

/** From opening the app to the first useful number, for people whom it does not know, and for those it does. */
const GOAL = { fresh: 8, again: 3 } as const;
const NAMES = ['Emmy', 'Tomek', 'Nina'];

interface Opening {
  readonly game: string;
  /** What is left between "Start the game" and the table. */
  ready(page: Page): Promise<void>;
  /** The table, with its numbers. */
  readonly there: RegExp;
}

const setTable = (page: Page) => tap(page, 'The table is set');

const OPENINGS: readonly Opening[] = [
  { game: 'Perseverance: Episode 1', ready: setTable, there: /^Next turn/ },
  { game: 'Perseverance: Episode 2', ready: setTable, there: /^Next turn/ },
  { game: 'Survivors: A Dystopia Rising Story', ready: (page) => tap(page, 'Set out'), there: /^Travel/ },
  {
    game: 'Robinson Crusoe: Adventure on the Cursed Island',
    ready: setTable,
    there: /^Morale phase/,
  },
  { game: 'Score pad', ready: async () => {}, there: /^Enter round 1/ },
];

for (const { game, ready, there } of OPENINGS)
  evening(`counted in taps: from opening the app to the table of ${game}`, async ({ app, note }) => {
    const page = await app.open('/');
    const taps = await countTaps(page);
    await tap(page, 'New game');
    await tap(page, new RegExp(`^${game}`));
    for (const name of NAMES) {
      await write(page, 'New player', name);
      await page.keyboard.press('Enter');
      await see(page, 'button', `Remove ${name}`);
    }
    await tap(page, 'Start the game');
    await ready(page);
    await see(page, 'button', there);
    // Typing a name is as much work as a tap.
    const all = { count: async () => (await taps.count()) + NAMES.length };
    await atMost(`${game}, to the table with three new names`, GOAL.fresh, all, note);

    await seeSaved(page);
    await putAway(page);
    const more = await countTaps(page);
    await tap(page, 'Same 3 players again');
    await tap(page, 'Start the game');
    await ready(page);
    await see(page, 'button', there);
    await atMost(`${game}, to the table with the same players again`, GOAL.again, more, note);
  });

/** Nothing is running any more: Home offers the next game. */
async function putAway(page: Page): Promise<void> {
  await goTo(page, '/history');
  await find(page, 'button', /^More for/).click();
  await tap(page, /^Delete/);
  await see(page, 'button', 'Undo');
  await goTo(page, '/');
  await see(page, 'button', 'New game');
}
