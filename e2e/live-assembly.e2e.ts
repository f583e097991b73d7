import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { backToTable, joinByLink, seeLive, shareAs } from './support/atTable';
import { countTaps } from './support/countTaps';
import { chooseVotes, holdTogether, openTogether, scoreTogether } from './support/liveAssembly';
import { liveEvening as evening } from './support/liveTable';
import { looksRight } from './support/looksRight';
import { goToBox, skipChecklist } from './support/perseverance1';
import { see, seeText } from './support/see';
import { tap } from './support/tap';

/** Four phones at one table of Episode 1; the first is the host's. */
async function four(phone: () => Promise<Page>): Promise<readonly [Page, Page, Page, Page]> {
  const host = await phone();
  await goToBox(host, {
    tracking: 'Full',
    players: { Emmy: 'Adelita', Tomek: 'Jack', Nina: 'Keoni', Bo: 'Phoenix' },
  });
  await tap(host, 'Start the game');
  await skipChecklist(host);
  const link = await shareAs(host, 'Emmy', 'more');
  const join = async (name: string) => {
    const page = await phone();
    await joinByLink(page, link, name);
    return page;
  };
  const all = [host, await join('Tomek'), await join('Nina'), await join('Bo')] as const;
  await backToTable(host);
  for (const page of all) await seeLive(page, 4);
  return all;
}

evening(
  'Episode 1 on four phones: everybody chooses on the own one, all is turned up at once, to the end',
  async (table) => {
    const { phone, host, note } = table;
    const [emmy, tomek, nina, bo] = await four(phone);
    const atEmmy = await countTaps(emmy);
    const atTomek = await countTaps(tomek);
    await openTogether(emmy, [tomek, nina, bo]);
    await looksRight(tomek);
    for (const page of [emmy, tomek, nina]) await chooseVotes(page);
    for (const page of [emmy, tomek, nina, bo]) await seeText(page, '3 of 4 have chosen');
    // The hub dies between the third choice and the fourth: boxes are on its disk.
    await host.kill();
    await host.start();
    await seeText(bo, '3 of 4 have chosen');
    await chooseVotes(bo);
    for (const page of [emmy, tomek, nina, bo]) await see(page, 'heading', 'Ranking and Officers');
    // All tiles are turned up at once, on everybody’s phone.
    for (const page of [emmy, tomek, nina, bo]) await see(page, 'list', 'Chosen in secret');
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

    // The rest of the evening, opened and saved by others.
    await holdTogether(nina, [emmy, tomek, bo], bo);
    await holdTogether(bo, [emmy, tomek, nina], bo);
    await scoreTogether(tomek, nina, [emmy, bo]);
  },
);
