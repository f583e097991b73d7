import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { exportBackup, replaceBy } from '../backupFile';
import { clearEverything } from '../clearEverything';
import { bar, more, readPoints, seeSaved, startPad } from '../pad';
import { plantDatabase } from '../plantDatabase';
import { removeFiles } from '../removeFiles';
import { becomes, see, seeText } from '../see';
import { tap, tapTimes } from '../tap';

import { checkGames } from './checkGames';
import { keepBackupOf } from '../seeBackup';
import { wait, type Fault, type FaultTable } from './fault';
import { worldFile } from './worldFile';

/** The very first start dies while SQLite makes its files; the next one must not find them spoilt. */
export async function killFirstStarts({ app, page, chance }: FaultTable, times: number): Promise<Fault> {
  const start = await timeStart(page, app.url);
  for (let kill = 0; kill < times; kill += 1) {
    const dying = await app.open('/favicon.ico');
    await clearEverything(dying, app.url);
    void dying.goto(`${app.url}/`).catch(() => undefined);
    await wait(chance.pick(start));
    await app.kill();
    const now = await app.reopen('/');
    await startPad(now);
    await tapTimes(now, more('Emmy'), 2);
    await becomes('the table', () => readPoints(now), { Emmy: 2, Tomek: 0, Nina: 0 });
  }
  return { kind: 'killed during the very first start', times, kills: true, lost: 0, said: [] };
}

/** A screen that cannot be drawn without the storage. */
async function timeStart(page: Page, origin: string): Promise<number> {
  const begun = Date.now();
  await page.goto(`${origin}/history`);
  await seeText(page, 'No games yet');
  return Date.now() - begun;
}

/** A start that has to bring a file of the first schema up to date dies on the way. */
export async function killMigrations({ app, page, chance }: FaultTable, times: number): Promise<Fault> {
  const old = await worldFile('schema-1');
  const start = await timeStart(page, app.url);
  let lost = 0;
  for (let kill = 0; kill < times; kill += 1) {
    await plantDatabase(app, old);
    const dying = await app.open('/favicon.ico');
    void dying.goto(`${app.url}/`).catch(() => undefined);
    await wait(chance.pick(start * 1.2));
    await app.kill();
    const { games, changes } = await checkGames(await app.reopen('/settings/storage'), app.url);
    assert.equal(games, 3);
    lost += 14 - changes;
  }
  return { kind: 'killed during a migration', times, kills: true, lost, said: [] };
}

/** All of it or nothing: what was there before, or what the file holds. */
export async function killRestores({ app, page, chance }: FaultTable, times: number): Promise<Fault> {
  await startPad(page);
  for (let round = 0; round < 2; round += 1) await tapTimes(page, more('Emmy'), 10);
  await seeSaved(page);
  const file = await exportBackup(page);
  let now = page;
  let games = 200;
  await replaceBy(now, file, games);
  const begun = Date.now();
  await see(now, 'heading', 'Backup restored');
  const whole = Date.now() - begun;
  let lost = 0;
  for (let kill = 0; kill < times; kill += 1) {
    const next = 201 + kill;
    await replaceBy(now, file, next);
    await wait(chance.pick(whole * 1.4));
    const done = await now
      .getByRole('heading', { name: 'Backup restored' })
      .isVisible()
      .catch(() => false);
    await app.kill();
    now = await app.reopen('/settings/storage');
    const found = await checkGames(now, app.url);
    assert.ok(found.games === games || found.games === next, `${found.games}, neither ${games} nor ${next}`);
    if (done && found.games !== next) lost += 20;
    lost += found.games * 20 - found.changes;
    games = found.games;
  }
  return { kind: 'killed during a restore', times, kills: true, lost, said: [] };
}

/** The app keeps a backup four seconds after a game ended. */
const BACKUP_AFTER = 3_900;
const LONGEST_BACKUP = 500;

/** Every game is there after the kill, and then, with the database gone, what is left of the backup is whole. */
export async function killBackups({ app, page, chance }: FaultTable, times: number): Promise<Fault> {
  let now = page;
  let lost = 0;
  const play = async (players: readonly string[]) => {
    await startPad(now, { players });
    await tapTimes(now, more('Emmy'), 3);
  };
  const finish = async () => {
    await tap(bar(now), 'Finish');
    await see(now, 'heading', 'Emmy wins');
  };
  await play(['Emmy', 'Tomek']);
  await keepBackupOf(page, finish);
  for (let kill = 0; kill < times; kill += 1) {
    await play([]);
    await finish();
    await wait(BACKUP_AFTER + chance.pick(LONGEST_BACKUP));
    await app.kill();
    now = await app.reopen('/settings/storage');
    const { games, changes } = await checkGames(now, app.url);
    lost += (kill + 2) * 4 - changes;
    assert.equal(games, kill + 2);
  }
  const said = await loseDatabase(now, app.url);
  await tap(now, 'Restore the games');
  await see(now, 'button', /^History/);
  const back = await checkGames(now, app.url);
  // The backup of the last game may be the one that was cut off; then the one before it is whole.
  assert.ok(back.games >= times && back.changes === back.games * 4, JSON.stringify(back));
  return { kind: 'killed during an automatic backup', times, kills: true, lost, said: [said] };
}

/** As if the browser had cleared the files and left the rest; returns what the app says at its next start. */
export async function loseDatabase(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/favicon.ico`);
  await removeFiles(page, ['expo-sqlite']);
  await page.goto(`${origin}/`);
  const heading = 'Your games are gone, but there is a backup';
  await see(page, 'heading', heading);
  await seeText(page, /Restore the games/);
  return heading;
}
