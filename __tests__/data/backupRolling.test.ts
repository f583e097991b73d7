import type { SqlDriver } from '@/data/driver';
import {
  isBackupDue,
  keepBackup,
  keepRestorePoint,
  latestBackup,
  settleRestorePoint,
} from '@/data/backup/keepBackup';
import { createMemoryBackups, type MemoryBackups } from '../support/memoryBackups';
import { fill, game, newDatabase, worldOf } from './backupSupport';

const HOUR = 60 * 60 * 1000;
let store: MemoryBackups;
let sql: SqlDriver;

beforeEach(async () => {
  store = createMemoryBackups();
  sql = await newDatabase();
});

const keep = (hour: number, from = sql) => keepBackup(from, store, { app: '0.1.0', created: hour * HOUR });
const play = (id: string, at = 10) => fill(sql, worldOf({}, game(id, ['a'], { updated_at: at })));
const hours = () => [...store.files.values()].map(({ kept }) => kept.created / HOUR).sort((a, b) => a - b);

test('a database without games is kept only where there is nothing better', async () => {
  expect((await keep(1))?.games).toBe(0);
  await play('a');
  await keep(2);
  await keep(3);
  const empty = await newDatabase();
  expect(await keep(100, empty)).toBe(null);
  expect((await latestBackup(store))?.backup.counts.session).toBe(1);
});

test('many games in one evening leave the backup of the day before alone', async () => {
  await play('a');
  const seen: number[][] = [];
  for (const hour of [0, 1, 5, 23, 25, 26, 30, 48, 60, 200]) {
    await keep(hour);
    seen.push(hours());
  }
  expect(seen).toEqual([
    [0],
    [0, 1],
    [0, 5],
    [0, 23],
    [0, 25],
    [25, 26],
    [25, 30],
    [25, 48],
    [25, 60],
    [60, 200],
  ]);
});

test('a database that suddenly holds far less does not push out the fuller backup', async () => {
  for (let i = 0; i < 9; i += 1) await play(`old-${i}`);
  await keep(0);
  await keep(30);
  sql = await newDatabase();
  await play('new');
  for (const hour of [60, 90, 120, 150]) await keep(hour);
  expect(store.files.get('before')?.kept.games).toBe(9);
  expect((await latestBackup(store))?.kept.games).toBe(1);
});

test('of two generations the newest whole one is offered', async () => {
  expect(await latestBackup(store)).toBe(null);
  await play('a');
  await keep(0);
  await play('b');
  await keep(30);
  expect((await latestBackup(store))?.kept.created).toBe(30 * HOUR);
  const newest = store.files.get('two');
  if (!newest) throw new Error('there is no second generation');
  store.files.set('two', { ...newest, text: newest.text.slice(0, -40) });
  expect((await latestBackup(store))?.kept.created).toBe(0);
});

test('a backup is due when there are games and a day has passed, or something was played since', async () => {
  expect(await isBackupDue(sql, store, 99 * HOUR)).toBe(false);
  await play('a', 2 * HOUR);
  expect(await isBackupDue(sql, store, 3 * HOUR)).toBe(true);
  await keep(4);
  expect(await isBackupDue(sql, store, 5 * HOUR)).toBe(false);
  expect(await isBackupDue(sql, store, 29 * HOUR)).toBe(true);
  await play('b', 6 * HOUR);
  expect(await isBackupDue(sql, store, 7 * HOUR)).toBe(true);
});

test('a restore point is read back before it is relied on, and moves into its slot after the replacement', async () => {
  await play('a');
  await keepRestorePoint(sql, store, { app: '0.1.0', created: 1 });
  expect([...store.files.keys()]).toEqual(['next']);
  await settleRestorePoint(store);
  expect(store.files.get('before')?.kept).toMatchObject({ slot: 'before', games: 1, created: 1 });
  const forgetful = { ...store, open: () => Promise.resolve(null) };
  await expect(keepRestorePoint(sql, forgetful, { app: '0.1.0', created: 2 })).rejects.toThrow('read again');
  expect(store.files.get('before')?.kept.created).toBe(1);
  await keepRestorePoint(await newDatabase(), store, { app: '0.1.0', created: 3 });
  await settleRestorePoint(store);
  expect(store.files.get('before')?.kept.created).toBe(1);
});
