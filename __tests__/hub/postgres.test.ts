import { Client } from 'pg';
import { openDatabase } from '@/hub/postgres/database';
import { openPostgresStore } from '@/hub/postgres/openPostgresStore';
import type { OpenedStore } from '@/hub/openedStore';
import { WRONG_CODE } from '@/hub/guesses';
import { chain, ORIGIN } from '@/live/line';
import { aboutPad } from './support/pad';
import { freshDatabase } from './support/postgres';

const HOST = { id: 'ana', name: 'Ana', seat: null, role: 'host', tokenHash: 'h' } as const;
let url = '';
const opened: OpenedStore[] = [];

beforeEach(async () => (url = await freshDatabase()));
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function open(hub: string, env: Readonly<Record<string, string>> = {}): Promise<OpenedStore> {
  const store = await openPostgresStore({ DATABASE_URL: url, ...env }, hub);
  if (typeof store === 'string') throw new Error(store);
  opened.push(store);
  return store;
}

async function sql(text: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('hubs that start at once on an empty database make its tables once', async () => {
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((hub) => open(hub)));
  expect(await sql('SELECT version FROM foothold.version')).toEqual([{ version: 1 }]);
});

test('a database of a newer Foothold is left alone', async () => {
  await open('a');
  await sql('UPDATE foothold.version SET version = 99');
  await expect(openPostgresStore({ DATABASE_URL: url }, 'b')).resolves.toMatch(/written by a newer Foothold/);
});

test('of two hubs that append at the same place exactly one is taken, again and again', async () => {
  const [a, b] = [(await open('a')).store, (await open('b')).store];
  const tables = ['t-1', 't-2', 't-3', 't-4', 't-5'];
  for (const id of tables) await a.create({ about: aboutPad(id), link: 'link', host: HOST });
  const ends = new Map(tables.map((id) => [id, ORIGIN]));
  for (let round = 0; round < 30; round += 1) {
    const tries = tables.flatMap((id) => {
      const prev = ends.get(id) ?? ORIGIN;
      // In opposite orders: neither may wait for the other for ever.
      return [a, b].map((store, i) => {
        const lines = chain(round, prev, [{ id: `${id}-${round}-${i}`, by: `hub-${i}`, entry: { round } }]);
        return store.append(id, round, prev, lines).then((taken) => ({ id, taken, lines }));
      });
    });
    const done = await Promise.all(round % 2 === 0 ? tries : tries.reverse());
    for (const id of tables) {
      const [winner, ...others] = done.filter((one) => one.id === id && one.taken);
      expect(others).toEqual([]);
      ends.set(id, winner?.lines[0]?.hash ?? 'nobody');
    }
  }
  for (const id of tables) {
    const log = await b.lines(id, 0, 100);
    expect(log).toHaveLength(30);
    expect(chain(0, ORIGIN, log)).toEqual(log);
  }
});

test.each([
  ['changed', `UPDATE foothold.line SET entry = '{}' WHERE seq = 0`],
  ['deleted', 'DELETE FROM foothold.line WHERE seq = 1'],
  ['emptied', 'TRUNCATE foothold.line'],
])('the database itself keeps the log from being %s', async (_what, text) => {
  const { store } = await open('a');
  const lines = chain(0, ORIGIN, [
    { id: '1', by: 'ana', entry: 1 },
    { id: '2', by: 'ana', entry: 2 },
  ]);
  await store.create({ about: aboutPad(), link: 'link', host: HOST });
  await store.append('table-1', 0, ORIGIN, lines);
  await expect(sql(text)).rejects.toThrow(/append-only|never changed/);
  expect(await store.lines('table-1', 0, 10)).toEqual(lines);
});

test('one line that the database cannot keep costs nobody else theirs', async () => {
  const { store } = await open('a');
  for (const id of ['t-1', 't-2', 't-3'])
    await store.create({ about: aboutPad(id), link: 'link', host: HOST });
  const [line] = chain(0, ORIGIN, [{ id: 'x', by: 'ana', entry: 1 }]);
  if (!line) throw new Error('one line');
  const all = await Promise.allSettled([
    store.append('t-1', 0, ORIGIN, [line]),
    store.append('t-2', 0, ORIGIN, [{ ...line, seq: -1 }]),
    store.append('t-3', 0, ORIGIN, [line]),
  ]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await store.lines('t-3', 0, 10)).toEqual([line]);
});

test('wrong letters are counted by all hubs together', async () => {
  const [a, b] = [(await open('a')).attempts, (await open('b')).attempts];
  const may = await Promise.all(
    Array.from({ length: 14 }, (_, i) => (i % 2 === 0 ? a : b).mayTry(WRONG_CODE, '10.0.0.7')),
  );
  expect(may.filter((one) => one)).toHaveLength(10);
  await b.forgive(WRONG_CODE, '10.0.0.7');
  expect(await a.mayTry(WRONG_CODE, '10.0.0.7')).toBe(true);
  expect(await a.mayTry(WRONG_CODE, '10.0.0.7')).toBe(false);
  // Nobody can read there who it was.
  expect(JSON.stringify(await sql('SELECT * FROM foothold.attempt'))).not.toContain('10.0.0.7');
});

test('a hub that is heard of no more is at no table, and others see that', async () => {
  const [a, b] = [(await open('a')).store, (await open('b')).store];
  await a.create({ about: aboutPad(), link: 'link', host: HOST });
  expect(await a.beat('a')).toBe(false);
  expect(await a.beat('a')).toBe(true);
  await a.setHere('table-1', 'a', ['ana']);
  const before = await b.table('table-1');
  expect(before?.here).toEqual([{ hub: 'a', phone: 'ana' }]);
  await sql(`UPDATE foothold.hub SET seen_at = now() - interval '1 minute' WHERE id = 'a'`);
  await b.beat('b');
  const after = await b.table('table-1');
  expect(after?.here).toEqual([]);
  expect(after?.rev).toBeGreaterThan(before?.rev ?? 0);
  expect(await a.beat('a')).toBe(false);
});

test.each([
  ['another kind of database', () => 'mysql://here/x', /DATABASE_URL has to look like postgres:\/\//],
  [
    'nobody there',
    () => 'postgres://127.0.0.1:1/x',
    /127\.0\.0\.1:1, database x cannot be opened: nothing answers/,
  ],
  ['no such database', () => `${url}_not`, /there is no such database/],
  ['no such user', () => url.replace('foothold@', 'eve:secret@'), /it refuses this user/],
])('%s is said in a sentence, without the password', async (_what, wrong, words) => {
  const said = await openPostgresStore({ DATABASE_URL: wrong() }, 'a');
  expect(said).toMatch(words);
  expect(said).not.toContain('secret');
});

test('a number of connections that makes no sense is said, too', async () => {
  await expect(openPostgresStore({ DATABASE_URL: url, FOOTHOLD_CONNECTIONS: 'many' }, 'a')).resolves.toBe(
    'FOOTHOLD_CONNECTIONS is "many". It has to be a number from 1 to 100.',
  );
});

test('what is acknowledged is on the disk, whatever the database usually does', async () => {
  const name = new URL(url).pathname.slice(1);
  await sql(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  const database = await openDatabase(url, 2);
  const rows = await database.query('look', `SELECT current_setting('synchronous_commit') AS is`);
  await database.close();
  expect(rows).toEqual([{ is: 'on' }]);
});
