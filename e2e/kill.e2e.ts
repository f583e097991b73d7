import assert from 'node:assert/strict';

import { burstAndKill } from './support/burstAndKill';
import { eveningWithKills as evening } from './support/evening';
import { killHere } from './support/killHere';
import { bar, more, readPoints, seeHabitsSaved, startPad } from './support/pad';
import { becomes, see, seeText } from './support/see';
import { find, tap, tapTimes } from './support/tap';

evening('a kill in the middle of a burst of taps loses nothing that was shown as saved', async (table) => {
  await startPad(table.page);
  await burstAndKill(table.page, table.app, 0);
});

evening(
  'three kills in a row, each in a burst, lose nothing that was shown as saved',
  async ({ page, app }) => {
    await startPad(page);
    let kept = 0;
    for (let kill = 0; kill < 3; kill += 1) kept = await burstAndKill(page, app, kept);
    const last = app.pages()[0];
    assert.ok(last);
    await tapTimes(bar(last), 'Undo', 2);
    await becomes('two fewer', () => readPoints(last), { Emmy: kept - 2, Tomek: 0, Nina: 0 });
  },
);

for (const [where, forward] of [
  ['on a step', 0],
  ['on the review', 1],
] as const) {
  evening(`a kill ${where} of a wizard comes back there with the draft`, async ({ page, app }) => {
    await startPad(page, { counting: 'By round' });
    await tap(page, /^Enter round 1/);
    await tapTimes(page, more('Emmy', 'Points this round'), 3);
    await tapTimes(page, more('Nina', 'Points this round'), 2);
    if (forward > 0) {
      await tap(page, 'Check');
      await see(page, 'heading', 'Check and save');
    }
    const again = await killHere(app, page, forward > 0 ? 'Check and save' : 'Points this round');
    if (forward > 0) {
      await see(again, 'button', /^Emmy Total: 3 after this \+3$/);
      await tap(again, 'Back');
    }
    await see(again, 'heading', 'Points this round');
    await becomes('the draft', () => readPoints(again), { Emmy: 3, Tomek: 0, Nina: 2 });
  });
}

evening('a committed round survives a kill, and one undo takes all of it back', async ({ page, app }) => {
  await startPad(page, { counting: 'By round' });
  await tap(page, /^Enter round 1/);
  await tapTimes(page, more('Emmy', 'Points this round'), 3);
  await tapTimes(page, more('Nina', 'Points this round'), 2);
  await tap(page, 'Check');
  await tap(page, 'Save');
  await see(page, 'img', 'All saved');
  await becomes('the totals', () => readPoints(page), { Emmy: 3, Tomek: 0, Nina: 2 });
  const path = new URL(page.url()).pathname;
  await app.kill();
  const again = await app.reopen(path);
  await becomes('the totals after the kill', () => readPoints(again), { Emmy: 3, Tomek: 0, Nina: 2 });
  await tap(bar(again), 'Undo');
  await becomes('the totals after one undo', () => readPoints(again), { Emmy: 0, Tomek: 0, Nina: 0 });
  // The draft went with the commit: the round begins empty.
  await tap(again, /^Enter round 1/);
  await becomes('the new draft', () => readPoints(again), { Emmy: 0, Tomek: 0, Nina: 0 });
});

evening(
  'a kill in the middle of setting up a game comes back to the same question',
  async ({ page, app }) => {
    await page.goto(`${app.url}/new/scorepad`);
    await find(page, 'textbox', 'New player').fill('Emmy');
    await tap(page, 'Add');
    await see(page, 'button', 'Remove Emmy');
    await seeHabitsSaved(page);
    await app.kill();
    const again = await app.reopen('/new/scorepad');
    await see(again, 'button', 'Remove Emmy');
    await seeText(again, 'One more player needed.');
  },
);
