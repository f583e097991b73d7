import fc from 'fast-check';
import { createKeptPages, startInNode } from '../../support/guestPages';
import { howMany } from '../../support/howMany';
import { createDriver, type SqlDriver } from '@/data/driver';
import type { GuestSqlite } from '@/data/guest/guestSqlite';
import { migrate, readVersion, SCHEMA_VERSION } from '@/data/migrations';

let sqlite: GuestSqlite;
beforeAll(async () => {
  sqlite = await startInNode();
});

const LONG = 'ąę'.repeat(20_000);

async function table(sql: SqlDriver): Promise<readonly unknown[]> {
  return (await sql.all('SELECT i FROM v ORDER BY i')).map((row) => row['i']);
}

async function sound(sql: SqlDriver): Promise<void> {
  expect(await sql.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
}

test('a refused write is an error, leaves nothing behind, and goes through when it is tried again', async () => {
  let refuses = false;
  const disk = createKeptPages(() => refuses);
  const sql = createDriver(await sqlite.connect('a.db', disk.kept));
  await sql.exec('CREATE TABLE v (i INTEGER UNIQUE, t TEXT) STRICT');
  await sql.run('INSERT INTO v VALUES (1, ?)', [LONG]);
  refuses = true;
  await expect(sql.run('INSERT INTO v VALUES (2, ?)', [LONG])).rejects.toMatchObject({ kind: 'full' });
  await expect(sql.tx((inside) => inside.run('DELETE FROM v'))).rejects.toMatchObject({ kind: 'full' });
  await expect(sql.exec('DROP TABLE v; CREATE TABLE w (i INTEGER) STRICT')).rejects.toMatchObject({
    kind: 'full',
  });
  refuses = false;
  await sql.exec('CREATE TABLE w (i INTEGER) STRICT');
  expect(await table(sql)).toEqual([1]);
  await sql.run('INSERT INTO v VALUES (2, ?)', [LONG]);
  expect(await table(sql)).toEqual([1, 2]);
  await sound(sql);
  await sql.close();
});

test('the first start without room leaves an empty file, and the next try makes all of it', async () => {
  let refuses = true;
  const disk = createKeptPages(() => refuses);
  const sql = createDriver(await sqlite.connect('b.db', disk.kept));
  await expect(migrate(sql)).rejects.toMatchObject({ kind: 'full' });
  expect(disk.file().size).toBe(0);
  expect(await readVersion(sql)).toBe(0);
  refuses = false;
  await migrate(sql);
  expect(await readVersion(sql)).toBe(SCHEMA_VERSION);
  await sound(sql);
  await sql.close();
});

test('a write that arrived although the browser said no is found, and not made twice', async () => {
  const disk = createKeptPages();
  let lost = false;
  const kept = {
    ...disk.kept,
    keep: async (change: Parameters<typeof disk.kept.keep>[0]) => {
      await disk.kept.keep(change);
      if (lost) throw new Error('connection lost');
    },
    again: async () => disk.file(),
  };
  const sql = createDriver(await sqlite.connect('c.db', kept));
  await sql.exec('CREATE TABLE v (i INTEGER UNIQUE) STRICT');
  lost = true;
  await expect(sql.run('INSERT INTO v VALUES (1)')).rejects.toThrow('connection lost');
  lost = false;
  expect(await table(sql)).toEqual([1]);
  await sql.run('INSERT INTO v VALUES (1) ON CONFLICT DO NOTHING');
  await sql.run('INSERT INTO v VALUES (2)');
  expect(await table(sql)).toEqual([1, 2]);
  await sound(sql);
  await sql.close();
});

test('inside a transaction nothing is stored, and reading stores nothing', async () => {
  const disk = createKeptPages();
  const sql = createDriver(await sqlite.connect('d.db', disk.kept));
  await sql.exec('CREATE TABLE v (i INTEGER, t TEXT) STRICT');
  const before = disk.writes();
  await sql.tx(async (inside) => {
    // More than SQLite holds back in its cache.
    await inside.exec('PRAGMA cache_size = 5');
    for (let i = 0; i < 20; i += 1) await inside.run('INSERT INTO v VALUES (?, ?)', [i, LONG]);
    expect(disk.writes()).toBe(before);
  });
  expect(disk.writes()).toBe(before + 1);
  await table(sql);
  await sql.tx((inside) => inside.get('SELECT count(*) FROM v'));
  expect(disk.writes()).toBe(before + 1);
  await sql.close();
});

type Step =
  | { readonly kind: 'insert' | 'remove' | 'grow' | 'vacuum'; readonly refused: boolean }
  | { readonly kind: 'several'; readonly refused: boolean; readonly failing: boolean }
  | { readonly kind: 'kill' };

const refused = fc.nat(3).map((drawn) => drawn === 0);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('insert', 'remove', 'grow', 'vacuum'), refused }),
  fc.record({ kind: fc.constant('several' as const), refused, failing: fc.boolean() }),
  fc.record({ kind: fc.constant('kill' as const) }),
);

/** Every row that was acknowledged is there, and no other: after each step, each refusal and each kill. */
async function play(steps: readonly Step[]): Promise<{ refusals: number; kills: number }> {
  let refuses = false;
  const disk = createKeptPages(() => refuses);
  const open = async () => createDriver(await sqlite.connect('law.db', disk.kept));
  let sql = await open();
  await sql.exec('CREATE TABLE v (i INTEGER UNIQUE, t TEXT) STRICT; CREATE INDEX vt ON v (t)');
  let rows: number[] = [];
  let next = 0;
  const happened = { refusals: 0, kills: 0 };
  for (const now of steps) {
    if (now.kind === 'kill') {
      // In the middle of a transaction, which nobody ends.
      const backEnd = await sqlite.connect('killed.db', disk.kept);
      await backEnd.exec('BEGIN IMMEDIATE; DELETE FROM v; PRAGMA cache_size = 1');
      await sql.close();
      sql = await open();
      await backEnd.exec('ROLLBACK');
      await backEnd.close();
      happened.kills += 1;
    } else {
      refuses = now.refused;
      const [i, j] = [(next += 1), (next += 1)];
      const wish = await attempt(sql, now, i, j).then(
        () => true,
        () => false,
      );
      refuses = false;
      if (!wish) happened.refusals += 1;
      if (wish) rows = after(rows, now, i, j);
    }
    expect(await table(sql)).toEqual(rows);
  }
  await sound(sql);
  await sql.close();
  return happened;
}

async function attempt(
  sql: SqlDriver,
  now: Exclude<Step, { kind: 'kill' }>,
  i: number,
  j: number,
): Promise<void> {
  if (now.kind === 'several')
    await sql.tx(async (inside) => {
      await inside.run('INSERT INTO v VALUES (?, ?)', [i, LONG]);
      await inside.run('INSERT INTO v VALUES (?, NULL)', [now.failing ? i : j]);
    });
  else if (now.kind === 'insert') await sql.run('INSERT INTO v VALUES (?, ?)', [i, `row ${i}`]);
  else if (now.kind === 'grow') await sql.run('INSERT INTO v VALUES (?, ?)', [i, LONG + i]);
  else if (now.kind === 'vacuum') {
    await sql.exec('VACUUM');
    // Where nothing changed there is nothing to refuse.
    await sql.run('INSERT INTO v VALUES (?, NULL)', [i]);
  } else
    await sql.tx(async (inside) => {
      await inside.run('DELETE FROM v');
      await inside.run('INSERT INTO v VALUES (?, NULL)', [i]);
    });
}

function after(rows: number[], now: Step, i: number, j: number): number[] {
  if (now.kind === 'remove') return [i];
  return now.kind === 'several' ? [...rows, i, j] : [...rows, i];
}

test('whatever is refused or killed, what was acknowledged is there and nothing else', async () => {
  const sum = { refusals: 0, kills: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { refusals, kills } = await play(steps);
      sum.refusals += refusals;
      sum.kills += kills;
    }),
    { numRuns: howMany(40, 1500) },
  );
  expect(sum.refusals).toBeGreaterThan(50);
  expect(sum.kills).toBeGreaterThan(20);
});
