import type { Page } from 'playwright-core';

import { answerEach } from './scoring';
import { see, seeText } from './see';
import { MORE, find, tap } from './tap';

/** One phone opens the Assembly for all; the others come in to choose. */
export async function openTogether(opener: Page, others: readonly Page[]): Promise<void> {
  await tap(opener, MORE);
  await tap(opener, 'Assembly');
  // Dice are left; the table says so, and goes on.
  await tap(find(opener, 'dialog', 'Before you continue'), 'Assembly');
  await see(opener, 'heading', 'Secret choice');
  for (const page of others) {
    await seeText(page, /make your secret choice/);
    await tap(page, 'Choose');
    await see(page, 'heading', 'Secret choice');
  }
}

/** The Votes, on one's own phone. */
export async function chooseVotes(page: Page): Promise<void> {
  const tiles = page.getByRole('radiogroup');
  await tiles.first().waitFor();
  for (let tile = 0; tile < (await tiles.count()); tile += 1) await tap(tiles.nth(tile), /^Votes/, 'radio');
  await tap(page, 'Seal my choice');
}

/** An Assembly that everybody chooses in, and that another phone may save than opened it. */
export async function holdTogether(opener: Page, others: readonly Page[], saver: Page): Promise<void> {
  await openTogether(opener, others);
  for (const page of [opener, ...others]) await chooseVotes(page);
  const ranking = find(opener, 'heading', 'Ranking and Officers');
  await ranking
    .or(find(opener, 'heading', 'Second places'))
    .first()
    .waitFor();
  await answerEach(opener, /^(2 Followers|Votes)/, 'Ranking and Officers');
  await see(saver, 'heading', 'Ranking and Officers');
  if (saver !== opener) await tap(saver, 'Take the pen');
  await tap(saver, 'Save');
}

/** One phone scores, another one follows it, and the rest see how it ended. */
export async function scoreTogether(scorer: Page, follower: Page, others: readonly Page[]): Promise<void> {
  await tap(scorer, 'Final scoring');
  await see(scorer, 'heading', 'Who wins');
  await tap(follower, 'Follow');
  await see(follower, 'heading', 'Who wins');
  await tap(scorer, 'Save');
  for (const page of [scorer, follower]) await tap(page, 'Back to the table');
  for (const page of [scorer, follower, ...others]) await seeText(page, 'Final result');
}
