import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { backToTable, joinByLink, seeLive, shareAs } from './support/atTable';
import { countTaps } from './support/countTaps';
import { liveEvening as evening } from './support/liveTable';
import { looksRight } from './support/looksRight';
import { goToBox, skipChecklist } from './support/perseverance1';
import { see, seeText } from './support/see';
import { find, tap } from './support/tap';

const OTHERS = ['Tomek', 'Nina', 'Bo'];

/** Four phones at one table of Episode 1; the first is the host's. */
async function four(phone: () => Promise<Page>): Promise<readonly [Page, ...Page[]]> {
  const host = await phone();
  await goToBox(host, {
    tracking: 'Full',
    players: { Emmy: 'Adelita', Tomek: 'Jack', Nina: 'Keoni', Bo: 'Phoenix' },
  });
  await tap(host, 'Start the game');
  await skipChecklist(host);
  const link = await shareAs(host, 'Emmy', 'more');
  const guests: Page[] = [];
  for (const name of OTHERS) {
    const page = await phone();
    await joinByLink(page, link, name);
    guests.push(page);
  }
  await backToTable(host);
  for (const page of [host, ...guests]) await seeLive(page, 4);
  return [host, ...guests];
}

async function chooseVotes(page: Page): Promise<void> {
  const tiles = page.getByRole('radiogroup');
  await tiles.first().waitFor();
  for (let tile = 0; tile < (await tiles.count()); tile += 1) await tap(tiles.nth(tile), /^Votes/, 'radio');
  await tap(page, 'Seal my choice');
}

evening(
  'an Assembly on four phones: everybody chooses on the own one, all is turned up at once',
  async (table) => {
    const { phone, host, note } = table;
    const [emmy, ...guests] = await four(phone);
    const atEmmy = await countTaps(emmy);
    const atTomek = await countTaps(guests[0]!);
    await tap(emmy, 'More');
    await tap(emmy, 'Assembly');
    // Dice are left; the table says so, and goes on.
    await tap(find(emmy, 'dialog', 'Before you go on'), 'Assembly');
    await see(emmy, 'heading', 'Secret choice');
    for (const page of guests) {
      await seeText(page, /your secret choice is open/);
      await tap(page, 'Choose');
      await see(page, 'heading', 'Secret choice');
    }
    const [tomek, nina, bo] = guests as [Page, Page, Page];
    await looksRight(tomek);
    for (const page of [emmy, tomek, nina]) await chooseVotes(page);
    for (const page of [emmy, tomek, nina, bo]) await seeText(page, '3 of 4 have chosen');
    // The hub dies between the third choice and the fourth: boxes are on its disk.
    await host.kill();
    await host.start();
    await seeText(bo, '3 of 4 have chosen');
    await chooseVotes(bo);
    for (const page of [emmy, tomek, nina, bo]) await see(page, 'heading', 'Ranking and Officers');
    await seeText(tomek, /^Emmy holds the pen$/);
    await looksRight(tomek);
    // One tap, and it is Tomek's to save.
    await tap(tomek, 'Take the pen');
    await tap(tomek, 'Save');
    for (const page of [emmy, tomek, nina, bo]) await see(page, 'heading', 'Assembly 2 of 3');
    for (const page of [emmy, tomek, nina, bo]) await seeLive(page, 4);
    const taps = [await atEmmy.count(), await atTomek.count()];
    note(
      `taps | an Assembly, each choosing on the own phone: who opens it, who chooses and saves | ${taps.join(' and ')} | 10`,
    );
    assert.ok(taps.every((count) => count <= 10));
  },
);
