import { migrate, readVersion, SCHEMA_VERSION } from '../migrations';
import { check, failure, same, type SuiteCheck } from './check';

/** What every SQLite binding must do for us. */
export const driverChecks: readonly SuiteCheck[] = [
  check('values come back as they went in', async ({ sql }) => {
    await sql.exec('CREATE TABLE v (t TEXT, i INTEGER, r REAL, n TEXT) STRICT');
    const row = { t: 'Żółw 🐢 "quoted"\n', i: 1_790_000_000_000, r: 0.5, n: null };
    await sql.run('INSERT INTO v VALUES (?, ?, ?, ?)', [row.t, row.i, row.r, row.n]);
    same(await sql.all('SELECT * FROM v'), [row]);
    same(await sql.get('SELECT t FROM v WHERE i = ?', [row.i]), { t: row.t });
    same(await sql.get('SELECT t FROM v WHERE i = 0'), null);
    same(await sql.get('SELECT ?2 AS b, ?1 AS a', ['first', 'second']), { b: 'second', a: 'first' });
  }),

  check('a text of 300 kB is kept whole', async ({ sql }) => {
    const long = 'ąę'.repeat(75_000);
    await sql.exec('CREATE TABLE v (t TEXT) STRICT');
    await sql.run('INSERT INTO v VALUES (?)', [long]);
    same((await sql.get('SELECT t FROM v'))?.['t'], long);
  }),

  check('changes counts the rows of this statement', async ({ sql }) => {
    await sql.exec('CREATE TABLE v (i INTEGER UNIQUE) STRICT');
    same(await sql.run('INSERT INTO v VALUES (1), (2), (3)'), { changes: 3 });
    same(await sql.run('INSERT INTO v VALUES (3) ON CONFLICT DO NOTHING'), { changes: 0 });
    same(await sql.run('UPDATE v SET i = i + 10 WHERE i > 1'), { changes: 2 });
    same(await sql.run('DELETE FROM v WHERE i = 99'), { changes: 0 });
  }),

  check('statements that are not awaited run in the order of asking', async ({ sql }) => {
    await sql.exec('CREATE TABLE v (i INTEGER) STRICT');
    const writes = Array.from({ length: 20 }, (_, i) => sql.run('INSERT INTO v VALUES (?)', [i]));
    const seen = sql.all('SELECT i FROM v ORDER BY rowid');
    await Promise.all(writes);
    same(
      (await seen).map((row) => row['i']),
      Array.from({ length: 20 }, (_, i) => i),
    );
  }),

  check('a plain statement waits for the running transaction', async ({ sql }) => {
    await sql.exec('CREATE TABLE v (i INTEGER) STRICT');
    const tx = sql.tx(async (inside) => {
      await inside.run('INSERT INTO v VALUES (1)');
      await new Promise((resolve) => setTimeout(resolve, 20));
      await inside.run('INSERT INTO v VALUES (2)');
    });
    const count = sql.get('SELECT count(*) AS n FROM v');
    await tx;
    same(await count, { n: 2 });
  }),

  check('a transaction that throws leaves nothing behind and the queue goes on', async ({ sql }) => {
    await sql.exec('CREATE TABLE v (i INTEGER) STRICT');
    const message = await failure(
      sql.tx(async (inside) => {
        await inside.run('INSERT INTO v VALUES (1)');
        throw new Error('changed my mind');
      }),
    );
    same(message, 'changed my mind');
    same(await sql.get('SELECT count(*) AS n FROM v'), { n: 0 });
  }),

  check('a failed statement inside a transaction takes it all back', async ({ sql }) => {
    await sql.exec('CREATE TABLE v (i INTEGER) STRICT');
    await failure(
      sql.tx(async (inside) => {
        await inside.run('INSERT INTO v VALUES (1)');
        await inside.run("INSERT INTO v VALUES ('not a number')");
      }),
    );
    same(await sql.get('SELECT count(*) AS n FROM v'), { n: 0 });
  }),

  check('a failed statement fails alone', async ({ sql }) => {
    const [bad, good] = await Promise.allSettled([
      sql.all('SELECT * FROM nowhere'),
      sql.get('SELECT 1 AS one'),
    ]);
    same(bad.status, 'rejected');
    same(good, { status: 'fulfilled', value: { one: 1 } });
  }),

  check('the handle of a transaction is dead afterwards, and so is a closed database', async ({ sql }) => {
    const inside = await sql.tx(async (handle) => handle);
    same(await failure(inside.get('SELECT 1')), 'the transaction is over');
    await sql.close();
    same(await failure(sql.get('SELECT 1')), 'the database is closed');
  }),

  check('what was written is there after closing and opening', async ({ sql, reopen }) => {
    await sql.exec('CREATE TABLE v (i INTEGER) STRICT');
    await sql.run('INSERT INTO v VALUES (7)');
    same(await (await reopen()).get('SELECT i FROM v'), { i: 7 });
  }),

  check('an empty file is brought to the newest version, once', async ({ sql, reopen }) => {
    same(await readVersion(sql), 0);
    await migrate(sql);
    same(await readVersion(sql), SCHEMA_VERSION);
    const again = await reopen();
    await migrate(again);
    same(await readVersion(again), SCHEMA_VERSION);
  }),

  check('a migration that fails halfway leaves the old version', async ({ sql }) => {
    await failure(migrate(sql, ['CREATE TABLE a (i INTEGER) STRICT', 'CREATE TABLE a (i INTEGER) STRICT']));
    same(await readVersion(sql), 0);
    same(await sql.get("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'a'"), { n: 0 });
  }),
];
