import type { Page } from 'playwright-core';

import { backToTable, joinByLink, seeLive, shareAs } from './support/atTable';
import { holdTogether, scoreTogether } from './support/liveAssembly';
import { liveEvening as evening } from './support/liveTable';
import { looksRight } from './support/looksRight';
import { startPerseverance2 } from './support/perseverance2';
import { see } from './support/see';
import { tap } from './support/tap';

const NAMES = ['Emmy', 'Tomek', 'Nina'] as const;

/** Everybody takes the turn on their own phone; the others see whose it is. */
async function takeTurn(page: Page, name: string): Promise<void> {
  await tap(page, new RegExp(`^${name}’s turn`));
  // The page of the turn says how the connection is, too.
  await seeLive(page, 4);
  await tap(page, /^Pub/);
  await see(page, 'img', 'Effect: done');
  await tap(page, /^Chief of Security/);
  await tap(page, 'No Perk');
  await see(page, 'img', 'Secondary Action: done');
  await tap(page, /^Next turn/);
}

evening(
  'Episode 2 on three phones and a scoreboard: a turn on each, three Assemblies, the end',
  async ({ phone }) => {
    const emmy = await phone();
    await startPerseverance2(emmy);
    const link = await shareAs(emmy, 'Emmy', 'more');
    const [tomek, nina] = [await phone(), await phone()];
    await joinByLink(tomek, link, 'Tomek');
    await joinByLink(nina, link, 'Nina');
    const board = await phone({ size: { width: 844, height: 390 } });
    await joinByLink(board, link, 'Just watch');
    await see(board, 'heading', 'Scoreboard');
    await backToTable(emmy);
    const three = [emmy, tomek, nina];
    for (const page of [...three, board]) await seeLive(page, 4);
    await looksRight(board);

    await takeTurn(emmy, 'Emmy');
    await see(board, 'group', 'Tomek. Their turn');
    await takeTurn(tomek, 'Tomek');
    await see(board, 'group', 'Nina. Their turn');
    await takeTurn(nina, 'Nina');
    await see(board, 'group', 'Emmy. Their turn');
    for (const page of three) await backToTable(page);
    for (const name of NAMES) await see(emmy, 'group', name);

    const savers = [tomek, nina, emmy];
    for (const [number, saver] of savers.entries()) {
      await holdTogether(emmy, [tomek, nina], saver);
      const next = Math.min(number + 2, savers.length);
      for (const page of [...three, board]) await see(page, 'heading', `Assembly ${next} of 3`);
    }

    await scoreTogether(nina, tomek, [emmy, board]);
  },
);
