import type { Page } from 'playwright-core';

import { atMost, countTaps } from './support/countTaps';
import { evening } from './support/evening';
import { gatherOn, put, reachActions, startIsland } from './support/robinson';
import { see } from './support/see';
import { find, tap } from './support/tap';

const FOUR = ['Ana', 'Ben', 'Cleo', 'Dan'];

evening('a plan of 8 pawns in 6 actions: at most 17 taps', async ({ page, note }) => {
  await startIsland(page, FOUR);
  await reachActions(page);
  const taps = await countTaps(page);
  await planSix(page);
  await see(page, 'button', /^Resolve: Threat/);
  await atMost('Robinson, a plan of 8 pawns in 6 actions', 17, taps, note);
});

evening('a full round of four: at most 40 taps', async ({ page, note }) => {
  await startIsland(page, FOUR);
  const taps = await countTaps(page);
  await reachActions(page);
  await planSix(page);

  await tap(page, /^Resolve: Threat/);
  await tap(page, 'It brings, Food: one more');
  await tap(page, 'Save');
  await see(page, 'heading', 'Ana makes weapons');
  await tap(find(page, 'radiogroup', 'Wound die'), 'Nothing', 'radio');
  await tap(page, 'Success', 'radio');
  await tap(find(page, 'radiogroup', 'Adventure die'), 'Nothing', 'radio');
  await tap(page, 'Save');
  await see(page, 'heading', 'Ben gathers wood on tile 3');
  await tap(page, 'Save');
  await see(page, 'heading', 'Cleo explores');
  await tap(page, 'River', 'radio');
  await tap(page, 'Tile 5', 'radio');
  await tap(page, 'Food sources: one more');
  await tap(page, 'Wood sources: one more');
  await tap(page, 'Save');
  await see(page, 'heading', 'Dan arranges the camp');
  await tap(page, 'Morale', 'radio');
  await tap(page, 'Save');
  await see(page, 'heading', 'Dan rests');
  await tap(page, 'Save');
  await tap(page, /^All actions are done/);

  await tap(page, /^Weather phase/);
  await tap(page, 'Rain clouds, dice and tokens: 2', 'radio');
  await tap(page, 'Save');
  await tap(page, /^Night phase/);
  await see(page, 'heading', 'What the night brings');
  await tap(page, 'Save');
  await see(page, 'button', /^Event phase/);
  await atMost('Robinson, a full round of four', 40, taps, note);
});

/** Ana sees to the crates and makes weapons, Ben gathers, Cleo explores, Dan arranges the camp and rests. */
async function planSix(page: Page): Promise<void> {
  await tap(page, /^Plan the actions/);
  await put(page, 'Threat: Food Crates');
  await put(page, 'Weapons');
  await put(page, 'Gather wood', 2);
  await gatherOn(page, 'Gather wood', 3);
  await put(page, 'Explore', 2);
  await put(page, 'Arrange the camp');
  await put(page, 'Rest');
  await tap(page, 'Save');
}
