import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import {
  chooseFile,
  expectSameRows,
  exportBackup,
  multiply,
  replaceBy,
  seal,
  writeFile,
} from './support/backupFile';
import { evening, eveningWithKills } from './support/evening';
import { goTo } from './support/goTo';
import { looksRight } from './support/looksRight';
import { wait } from './support/faults/fault';
import type { OpenApp } from './support/openApp';
import { bar, more, readPoints, seeSaved, startPad } from './support/pad';
import { patience } from './support/patience';
import { removeFiles } from './support/removeFiles';
import { becomes, see, seeGone, frames, seeText } from './support/see';
import { keepBackupOf, seeGamesKept } from './support/seeBackup';
import { tap, tapTimes } from './support/tap';

eveningWithKills(
  'export, wipe, restore: the same history, the same timeline, the same statistics',
  async ({ page, app }) => {
    await startPad(page, { name: 'Harbour' });
    await tapTimes(page, more('Emmy'), 3);
    await tap(bar(page), 'Finish');
    await see(page, 'heading', 'Emmy wins');
    const finished = tableOf(page);
    await tap(page, 'Back to the table');
    await seeSaved(page);
    await page.goto(`${app.url}/new/scorepad`);
    await startPad(page, { name: 'Lagoon', players: ['Ola', 'Jan'] });
    await tapTimes(page, more('Jan'), 5);
    await tap(bar(page), 'Undo');
    await seeSaved(page);
    const running = tableOf(page);
    const before = await remember(page, app, finished, running);
    const file = await exportBackup(page);
    await looksRight(page);

    await wipe(page, app);
    const again = await app.reopen('/history');
    await see(again, 'heading', 'No games yet');
    await chooseFile(again, writeFile('mine.foothold', file));
    await see(again, 'heading', 'mine.foothold');
    await looksRight(again);
    await tap(again, 'Replace everything');
    await see(again, 'heading', 'Backup restored');
    await seeText(again, '2 new games');
    await becomes('everything', () => remember(again, app, finished, running), before);
    expectSameRows(await exportBackup(again), file);
    await tap(again, /^Check my games/);
    await seeText(again, /^All good. Games: 2,/);
  },
);

evening('a bad file is refused with the reason, and nothing changes', async ({ page, app }) => {
  await startPad(page);
  await tapTimes(page, more('Emmy'), 3);
  await seeSaved(page);
  const table = tableOf(page);
  const file = await exportBackup(page);
  const lines = file.split('\n').slice(0, -2);
  const [head = '', ...rows] = lines;
  const newer = head.replace('"version":1', '"version":99');
  const hidden = rows.map((row) => row.replace('{"table":"session"', '{"__proto__":{},"table":"session"'));
  const bad: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ['empty', '', /^This file is empty\.$/],
    ['cut', file.slice(0, file.length / 2), /^This file is cut off after line \d+/],
    ['other-program', '{"plays":[],"players":[]}', /^This is not a Foothold backup\.$/],
    ['newer', seal([newer, ...rows]), /made by a newer Foothold/],
    ['changed', file.replace('Emmy', 'Anny'), /its checksum is wrong/],
    ['zipped', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0), /This file is compressed/],
    ['proto', seal([head, ...hidden]), /Line \d+ cannot be read.*__proto__/],
    ['too-big', Buffer.alloc(200 * 1024 * 1024), /This file is too big: 200 MB/],
  ];
  for (const [name, content, message] of bad) {
    await chooseFile(page, writeFile(`${name}.foothold`, content));
    await see(page, 'alert', /.*/);
    const alert = page.getByRole('alert');
    await seeText(alert, `${name}.foothold`);
    await seeText(alert, message);
    await seeText(alert, 'Nothing was changed.');
  }
  await looksRight(page);
  expectSameRows(await exportBackup(page), file);
  await goTo(page, app.url + table);
  await becomes('the table', () => readPoints(page), { Emmy: 3, Tomek: 0, Nina: 0 });
});

evening('two histories of one game are listed, and both are kept when asked', async ({ page, app }) => {
  await startPad(page, { name: 'Harbour' });
  await tapTimes(page, more('Emmy'), 2);
  await seeSaved(page);
  const lines = (await exportBackup(page)).split('\n').slice(0, -2);
  const last = lines.pop() ?? '';
  const theirs = writeFile(
    'theirs.foothold',
    seal([...lines, last.replace(/(at\\":)\d+/, '$11700000000000')]),
  );

  await chooseFile(page, theirs);
  await seeText(page, '1 game continued differently here and there');
  await seeText(page, /^Here 2 changes, .*; there 2, .*; the first 1 are the same$/);
  await see(page, 'button', 'Add it');
  await tap(page, 'Keep both, the others as copies', 'radio');
  await seeText(page, '1 game is added as a copy');
  await tap(page, 'Add it');
  await see(page, 'heading', 'Backup added');
  await tap(page, 'Open History');
  await becomes('games in the history', () => page.getByRole('button', { name: /^Harbour/ }).count(), 2);

  // Once more: now everything is here.
  await chooseFile(page, theirs);
  await see(page, 'heading', 'theirs.foothold');
  await tap(page, 'Keep both, the others as copies', 'radio');
  await seeText(page, 'Everything in this file is already here.');
  await tap(page, 'Replace everything', 'radio');
  await tap(page, 'Replace everything');
  await see(page, 'heading', 'Backup restored');
  // What was replaced is a restore point, and comes back from there.
  await goTo(page, `${app.url}/settings/storage`);
  await tap(page, /^Before everything was replaced/);
  await seeText(page, '1 new game');
  await tap(page, 'Replace everything', 'radio');
  await tap(page, 'Replace everything');
  await see(page, 'heading', 'Backup restored');
  await becomes('games', () => countGames(page, app), 2);
});

eveningWithKills(
  'a browser killed in the middle of a restore has all of it or nothing',
  async ({ page, app }) => {
    await startPad(page);
    for (let round = 0; round < 4; round += 1) await tapTimes(page, more('Emmy'), 10);
    await seeSaved(page);
    const file = await exportBackup(page);
    let now = page;
    let games = 40;
    await replaceBy(now, file, games);
    const begun = Date.now();
    await see(now, 'heading', 'Backup restored');
    const whole = Date.now() - begun;

    for (const [i, share] of [0.3, 0.9].entries()) {
      const next = 41 + i;
      await replaceBy(now, file, next);
      await wait(whole * share);
      await app.kill();
      now = await app.reopen('/settings/storage');
      const found = await countGames(now, app);
      assert.ok(found === games || found === next, `${found} games, neither ${games} nor ${next}`);
      games = found;
      await tap(now, /^Check my games/);
      await seeText(now, new RegExp(`^All good. Games: ${games}, changes: ${games * 40}`));
    }
  },
);

evening('a tab that is taken over in the middle of a restore has done it, or not', async ({ page, app }) => {
  await startPad(page);
  for (let round = 0; round < 4; round += 1) await tapTimes(page, more('Emmy'), 10);
  await seeSaved(page);
  const many = writeFile('many.foothold', multiply(await exportBackup(page), 40));
  await chooseFile(page, many);
  await tap(page, 'Replace everything', 'radio');
  const second = await app.openTab('/settings/storage');
  await see(second, 'heading', 'Foothold is open elsewhere');
  await tap(page, 'Replace everything');
  await tap(second, 'Use it here');
  // It says what it waits for until the games are there: a reload before that would ask the question again.
  await seeGone(second, 'heading', 'Foothold is open elsewhere');
  await see(page, 'heading', 'Foothold is open elsewhere');
  const found = await countGames(second, app);
  assert.ok(found === 1 || found === 40, `${found} games, neither 1 nor 40`);
  await tap(second, /^Check my games/);
  await seeText(second, new RegExp(`^All good. Games: ${found},`));
});

eveningWithKills(
  'games that the browser lost come back from the backup it was not asked for',
  async ({ page, app }) => {
    await startPad(page);
    await tapTimes(page, more('Emmy'), 3);
    await keepBackupOf(page, async () => {
      await tap(bar(page), 'Finish');
      await see(page, 'heading', 'Emmy wins');
    });
    const table = tableOf(page);

    await wipe(page, app, ['expo-sqlite']);
    const again = await app.reopen('/');
    await see(again, 'heading', 'Your games are gone, but there is a backup');
    await tap(again, 'Restore the games');
    await see(again, 'button', /^History/);
    await again.goto(app.url + table);
    await becomes('the table', () => readPoints(again), { Emmy: 3, Tomek: 0, Nina: 0 });
    await seeGamesKept(again, [1]);
    await goTo(again, `${app.url}/settings/storage`);
    await see(again, 'button', /^Automatic backup.* 1 game /);
  },
);

function tableOf(page: Page): string {
  return new URL(page.url()).pathname.replace(/\/result$/, '');
}

/** What a person would look up: the list, the end of one game, the timeline of the other. */
async function remember(page: Page, app: OpenApp, finished: string, running: string) {
  const shown = async (path: string, ready: RegExp, drawnLast?: RegExp) => {
    await page.goto(app.url + path);
    await seeText(page, ready);
    if (drawnLast) await see(page, 'img', drawnLast);
    return page.getByRole('main').last().innerText();
  };
  // After a start, lists and statistics follow in the background; a page that is already open does not count again.
  const followed = async (path: string, ready: RegExp, sign: string) => {
    const deadline = Date.now() + patience();
    for (;;) {
      const words = await shown(path, ready);
      if (words.includes(sign) || Date.now() > deadline) return words;
      // Counting after a start needs the page to stay open.
      await frames(page, 90);
    }
  };
  return {
    history: await followed('/history', /Emmy won/, 'Jan\n4'),
    result: await shown(`${finished}/result`, /Emmy wins/),
    statistics: await followed('/stats', /Emmy|Nothing here yet/, 'Emmy'),
    timeline: await shown(`${running}/timeline`, /Start of the game/, /^Chart of /),
  };
}

/** A page of the same address without the app: its files are deleted, as if the browser had cleared them. */
async function wipe(page: Page, app: OpenApp, only?: readonly string[]): Promise<void> {
  await page.goto(`${app.url}/favicon.ico`);
  await removeFiles(page, only);
  if (only) return;
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const gone = indexedDB.deleteDatabase('foothold-backups');
        gone.onsuccess = () => resolve();
        gone.onerror = () => reject(gone.error ?? new Error('it stays'));
      }),
  );
}

async function countGames(page: Page, app: OpenApp): Promise<number> {
  await page.goto(`${app.url}/settings/storage`);
  await see(page, 'button', /^Check my games/);
  const row = page.getByText('Games', { exact: true }).locator('..');
  await row.waitFor();
  return Number((await row.innerText()).replace(/\D/g, ''));
}
