import type { Page } from 'playwright-core';

import { atMost, countTaps } from './support/countTaps';
import { evening } from './support/evening';
import { FOUR, startPerseverance } from './support/perseverance1';
import { becomes, see } from './support/see';
import { find, tap } from './support/tap';

evening('counted in taps: a plain turn of Episode 1 in Full tracking', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Full' });
  const taps = await countTaps(page);
  await tap(page, /^Emmy’s turn/);
  await tap(page, /^Rations/);
  await tap(page, 'Trampler');
  await tap(page, 'Raptor');
  await tap(page, 'Confirm Rations');
  await takeCube(page);
  await atMost('Episode 1, a plain turn with two Dinos, Full', 8, taps, note);
});

evening('counted in taps: a plain turn of Episode 1 in Essentials', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR });
  await tap(page, /^Emmy’s turn/);
  await see(page, 'heading', 'Emmy’s turn');
  // The page of the next player follows by itself: only the first turn is opened.
  const taps = await countTaps(page);
  await tap(page, /^Rations/);
  await takeCube(page);
  await atMost('Episode 1, a plain turn, Essentials', 3, taps, note);
});

evening('counted in taps: one more Valor, Vote and Food', async ({ page, note }) => {
  await startPerseverance(page, { players: FOUR, tracking: 'Full' });
  for (const [figure, to] of [
    ['Valor', '1'],
    ['Votes', '1'],
    ['Food', '3'],
  ] as const) {
    const taps = await countTaps(page);
    const small = find(find(page, 'group', 'Emmy'), 'spinbutton', `Emmy, ${figure}`);
    await small.click();
    await tap(page, `Emmy, ${figure}: one more`);
    await becomes(figure, () => small.first().getAttribute('aria-valuenow'), to);
    await atMost(`one more ${figure}`, 2, taps, note);
  }
});

async function takeCube(page: Page): Promise<void> {
  await see(page, 'img', 'Effect: done');
  await tap(page, /^Chief Mate/);
  await see(page, 'img', 'Secondary Action: done');
  await tap(page, /^Next turn/);
  await see(page, 'heading', 'Tomek’s turn');
}
