import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { evening } from './support/evening';
import { goTo } from './support/goTo';
import { addPlayer, bar, less, more, readPoints, seeSaved, startPad, typeInKeypad } from './support/pad';
import { becomes, see, seeGone, seeText } from './support/see';
import { find, tap, tapTimes, write } from './support/tap';

evening('a new game goes from the home screen to the table in two steps', async ({ app }) => {
  const page = await app.open('/');
  await tap(page, /^New game/);
  await tap(page, /^Score pad/);
  for (const name of ['Emmy', 'Tomek', 'Nina']) await addPlayer(page, name);
  await write(page, 'What are you playing?', 'Harbour');
  await tap(page, 'Start the game');
  await see(page, 'heading', 'Harbour');
  await becomes('the table', () => readPoints(page), { Emmy: 0, Tomek: 0, Nina: 0 });
});

evening('a round is typed as on paper: the keypad goes from player to player', async ({ page }) => {
  await startPad(page, { counting: 'By round' });
  await tap(bar(page), 'Rounds');
  await tap(page, 'Emmy, round 1: 0');
  const keypad = page.getByRole('dialog');
  for (const [points, then] of [
    ['7', 'Next: Tomek'],
    ['8+4', 'Next: Nina'],
    ['3', 'Done'],
  ] as const) {
    await write(keypad, 'Number or sum', points);
    await tap(keypad, then);
  }
  await seeGone(page, 'textbox', 'Number or sum');
  await see(page, 'button', 'Nina, round 1: 3');
  await tap(page, 'Round 1 done');
  await see(page, 'button', 'Emmy, round 2: 0');
  await tap(page, 'Back');
  await becomes('the table', () => readPoints(page), { Emmy: 7, Tomek: 12, Nina: 3 });
});

evening(
  '20 changes, 5 undone, 2 redone, a reload: the same screen and the same numbers',
  async ({ page }) => {
    await startPad(page);
    const held = await holdSomeSteps(page, more('Emmy'));
    await tapTimes(page, more('Tomek'), 16 - held);
    await typeInKeypad(page, 'Nina', '3+6+2');
    await becomes('the sum', async () => (await readPoints(page))['Nina'], 11);
    await tap(page, less('Nina'));
    await tapTimes(page, more('Emmy'), 2);
    await becomes('the table after 20 changes', () => readPoints(page), {
      Emmy: held + 2,
      Tomek: 16 - held,
      Nina: 10,
    });

    await tapTimes(bar(page), 'Undo', 5);
    await becomes('the table, 5 undone', () => readPoints(page), { Emmy: held, Tomek: 15 - held, Nina: 0 });
    await tapTimes(bar(page), 'Redo', 2);
    const numbers = { Emmy: held, Tomek: 16 - held, Nina: 11 };
    await becomes('the table, 2 redone', () => readPoints(page), numbers);
    await seeSaved(page);

    const address = page.url();
    await page.reload();
    await becomes('the table after a reload', () => readPoints(page), numbers);
    assert.equal(page.url(), address);
    await tapTimes(bar(page), 'Redo', 3);
    await becomes('what was undone before the reload', () => readPoints(page), {
      Emmy: held + 2,
      Tomek: 16 - held,
      Nina: 10,
    });
  },
);

evening('home shows the running game with its numbers, and one tap continues it', async ({ page }) => {
  await startPad(page);
  await tapTimes(page, more('Tomek'), 4);
  await typeInKeypad(page, 'Nina', '27');
  await becomes('the table', () => readPoints(page), { Emmy: 0, Tomek: 4, Nina: 27 });
  await tap(page, 'Home');
  await see(page, 'button', 'Continue Harbour');
  for (const shown of ['Emmy', 'Tomek', 'Nina']) await seeText(page, shown);
  await page.getByText('27', { exact: true }).first().waitFor();
  await page.getByText('4', { exact: true }).first().waitFor();
  await tap(page, 'Continue Harbour');
  await becomes('the table again', () => readPoints(page), { Emmy: 0, Tomek: 4, Nina: 27 });
});

evening('a round is entered step by step, and its why adds up', async ({ page }) => {
  await startPad(page, { counting: 'By round' });
  await tap(page, /^Enter round 1/);
  await tapTimes(page, more('Emmy', 'Points this round'), 3);
  await tapTimes(page, more('Nina', 'Points this round'), 2);
  await tap(page, 'Check');
  await seeText(page, '3 after this');
  await tap(page, 'Save');
  await becomes('the totals', () => readPoints(page), { Emmy: 3, Tomek: 0, Nina: 2 });
  await see(page, 'button', /^Enter round 2/);
  await tap(page, /^Emmy Leads/);
  await see(page, 'heading', 'Why 3 for Emmy?');
  await seeText(page, 'Round 1');
});

evening('the timeline shows every change, and undoes to any of them', async ({ page }) => {
  await startPad(page);
  await tapTimes(page, more('Emmy'), 3);
  await tapTimes(page, more('Nina'), 2);
  await tap(page, 'Timeline');
  await see(page, 'img', /Chart of Points/);
  const lines = page.getByRole('button', { name: /points/ });
  await becomes('the lines of the timeline', () => lines.count(), 5);
  // The newest is at the top: the fourth is Emmy's second point.
  await lines.nth(3).click();
  await tap(page, 'Undo to here');
  await tap(page.getByRole('main'), 'Back to the table');
  await becomes('the table', () => readPoints(page), { Emmy: 2, Tomek: 0, Nina: 0 });
});

evening('a finished game says who won, and history can delete it and bring it back', async ({ page }) => {
  await startPad(page);
  await typeInKeypad(page, 'Emmy', '12');
  await tapTimes(page, more('Tomek'), 2);
  await tap(bar(page), 'Finish');
  await see(page, 'heading', 'Emmy wins');
  await seeText(page, '10 ahead of Tomek');
  await expectInReach(page, ['Share', 'Rematch']);
  await see(page, 'img', /Chart of Points/);
  await seeText(page, /^biggest swing: Emmy gains on/);
  await tap(page, /^Score over time.*As a table/);
  await see(page, 'cell', '12');
  await tap(page, 'Add a note');
  await page.getByRole('textbox').fill('Emmy knew the map');
  await tap(page, 'Save');
  await seeText(page, 'Emmy knew the map');
  await tap(page, 'Home');
  await seeGone(page, 'button', 'Continue Harbour');
  await tap(page, /^History/);
  await see(page, 'button', /^Harbour .*Emmy won/);
  await tap(page, 'More for Harbour');
  await tap(page, /^Delete/);
  await seeText(page, 'Harbour deleted');
  await see(page, 'heading', 'No games yet');
  await tap(page, 'Undo');
  await see(page, 'button', /^Harbour/);
  await page.reload();
  await tap(page, /^Harbour/);
  await seeText(page, 'Emmy knew the map');
  await tap(page, 'Back to the table');
  await becomes('the final table', () => readPoints(page), { Emmy: 12, Tomek: 2, Nina: 0 });
});

evening(
  'everything can be exported, and the file holds the game that is being played',
  async ({ page, app }) => {
    await startPad(page);
    await tapTimes(page, more('Tomek'), 3);
    await seeSaved(page);
    await goTo(page, `${app.url}/settings/storage`);
    const [download] = await Promise.all([page.waitForEvent('download'), tap(page, /^Export a backup/)]);
    const text = readFileSync(await download.path(), 'utf8');
    for (const word of ['Harbour', 'Emmy', 'Tomek', 'Nina', 'pointsChanged'])
      assert.ok(text.includes(word), word);
  },
);

evening('a tab goes on playing after its server is gone', async ({ page }) => {
  await startPad(page, { counting: 'By round' });
  // The screens that come later are fetched a moment after the first.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('deferredScreens')),
  );
  await page.context().setOffline(true);
  await tap(page, /^Enter round 1/);
  await tap(page, more('Emmy', 'Points this round'));
  await tap(page, 'Check');
  await tap(page, 'Save');
  await becomes('the totals', () => readPoints(page), { Emmy: 1, Tomek: 0, Nina: 0 });
  await tap(page, 'Timeline');
  await see(page, 'img', /Chart of Points/);
});

/** Holds until the number has moved a few times; how many depends on the machine, and is returned. */
async function holdSomeSteps(page: Page, name: string): Promise<number> {
  await find(page, 'button', name).hover();
  await page.mouse.down();
  let seen = 0;
  while (seen < 3) seen = (await readPoints(page))['Emmy'] ?? 0;
  await page.mouse.up();
  const held = (await readPoints(page))['Emmy'] ?? 0;
  assert.ok(held < 14, `held for ${held} steps`);
  return held;
}

/** On the smallest phone, without scrolling. */
async function expectInReach(page: Page, buttons: readonly string[]): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  for (const name of buttons) {
    const bottom = async () => {
      const box = await find(page, 'button', name).boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 640;
    };
    await becomes(`${name} in reach`, bottom, true);
  }
  if (before) await page.setViewportSize(before);
}
