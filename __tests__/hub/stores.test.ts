import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '@/hub/postgres/database';
import { createPostgresStore } from '@/hub/postgres/postgresStore';
import { openSqliteFile } from '@/hub/sqliteFile';
import { openSqliteStore } from '@/hub/sqliteStore';
import { chain, ORIGIN } from '@/live/line';
import { createMemoryStore } from '@/live/memoryStore';
import type { TableStore } from '@/live/tableStore';
import { aboutPad } from './support/pad';
import { freshDatabase } from './support/postgres';
import { STORE_CHECKS } from './support/storeChecks';

let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-store-'));
  path = join(folder, 'tables.db');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(STORE_CHECKS)('in memory: %s', (_what, check) => check(createMemoryStore()));

test.each(STORE_CHECKS)('in SQLite: %s', async (_what, check) => {
  const store = openSqliteStore(path);
  try {
    await check(store);
  } finally {
    store.close();
  }
});

describe('in PostgreSQL', () => {
  let database: Database;
  let store: TableStore;

  beforeAll(async () => {
    database = await openDatabase(await freshDatabase(), 4);
    store = createPostgresStore(database, () => undefined);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const { about } of await store.list()) await store.remove(about.id);
    await database.query('forget', 'DELETE FROM foothold.gone');
  });

  test.each(STORE_CHECKS)('%s', (_what, check) => check(store));
});

const HOST = { id: 'ana', name: 'Ana', seat: null, role: 'host', tokenHash: 'h' } as const;
const LINES = chain(0, ORIGIN, [
  { id: '1', by: 'ana', entry: { kind: 'act' } },
  { id: '2', by: 'ana', entry: { kind: 'undo' } },
]);

async function fill(): Promise<void> {
  const store = openSqliteStore(path);
  await store.create({ about: aboutPad(), link: 'link', host: HOST });
  await store.append('table-1', 0, ORIGIN, LINES);
  await store.setCode('table-1', 'AAAAAA');
  store.close();
}

test('everything is there again after it was closed, or killed and left its lock behind', async () => {
  await fill();
  mkdirSync(`${path}.lock`);
  const store = openSqliteStore(path);
  expect(await store.lines('table-1', 0, 10)).toEqual(LINES);
  expect(await store.tableOfCode('AAAAAA')).toBe('table-1');
  store.close();
});

test.each([
  ['changed', `UPDATE line SET entry = '{}' WHERE seq = 0`],
  ['deleted', 'DELETE FROM line WHERE seq = 1'],
  ['replaced', `INSERT OR REPLACE INTO line VALUES ('table-1', 1, 'x', 'eve', '{}', 'h')`],
  ['left out', `INSERT INTO line VALUES ('table-1', 3, 'x', 'eve', '{}', 'h')`],
  ['dropped with its table', `DELETE FROM live_table`],
])('the file itself keeps a line from being %s', async (_what, sql) => {
  await fill();
  const file = openSqliteFile(path);
  expect(() => file.run(sql)).toThrow(/append-only|never deleted/);
  file.close();
  const store = openSqliteStore(path);
  expect(await store.lines('table-1', 0, 10)).toEqual(LINES);
  store.close();
});

test('it is written through to the disk, and nobody else may open it meanwhile', () => {
  const file = openSqliteFile(path);
  expect(file.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(file.get('PRAGMA locking_mode')).toEqual({ locking_mode: 'exclusive' });
  expect(file.get('PRAGMA synchronous')).toEqual({ synchronous: 2 });
  file.close();
});

test('a file of a newer Foothold is left alone', () => {
  const file = openSqliteFile(path);
  file.run('PRAGMA user_version = 99');
  file.close();
  expect(() => openSqliteStore(path)).toThrow('newer Foothold');
});

test('tables that are written to at once share a commit, and one that cannot be kept costs no other one its lines', async () => {
  const store = openSqliteStore(path);
  const ids = ['table-1', 'table-2', 'table-3'];
  for (const id of ids) await store.create({ about: aboutPad(id), link: 'link', host: HOST });
  const gap = chain(5, ORIGIN, [{ id: 'x', by: 'eve', entry: {} }]);
  const answers = await Promise.allSettled([
    store.append('table-1', 0, ORIGIN, LINES),
    store.append('table-2', 0, ORIGIN, gap),
    store.append('table-3', 7, ORIGIN, LINES),
    store.append('table-1', LINES.length, LINES.at(-1)?.hash ?? '', []),
  ]);
  expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    true,
    'failed',
    false,
    true,
  ]);
  expect(await Promise.all(ids.map(async (id) => (await store.lines(id, 0, 9)).length))).toEqual([2, 0, 0]);
  expect(await store.table('table-2')).toMatchObject({ head: 0, last: ORIGIN });
  store.close();
});
