import { previewRestore, restoreByMerging, restoreByReplacing } from '@/data/backup/restore';
import { createDatabase } from '@/data/database';
import type { SqlBackEnd, SqlDriver } from '@/data/driver';
import { unwrap, type Refusal, type Result } from '@/engine';
import {
  APART,
  backupText,
  dump,
  fill,
  game,
  newDatabase,
  linesOf,
  open,
  person,
  sealed,
  worldOf,
  type World,
} from './backupSupport';

const keepNothing = () => Promise.resolve();

async function databaseWith(world: World): Promise<SqlDriver> {
  const sql = await newDatabase();
  await fill(sql, world);
  return sql;
}

async function backupOf(world: World) {
  return open(await backupText(await databaseWith(world)));
}

async function logOf(sql: SqlDriver, id: string): Promise<readonly string[]> {
  const rows = await sql.all('SELECT body FROM entry WHERE session_id = ? ORDER BY seq', [id]);
  return rows.map(({ body }) => /"note":"(.*?)"/.exec(String(body))?.[1] ?? '');
}

test('a game that was played on elsewhere goes on here, with its end', async () => {
  const sql = await databaseWith(worldOf({}, game('s', ['a', 'b'])));
  await sql.run(
    "INSERT INTO draft (session_id, wizard, step, body, updated_at) VALUES ('s', 'w', '1', '{}', 1)",
  );
  const there = game('s', ['a', 'b', 'c'], { title: 'Final', finished_at: 99, updated_at: 99 });
  const report = unwrap(await restoreByMerging(sql, await backupOf(worldOf({}, there)), APART));
  expect(report.updated).toEqual([{ id: 's', title: 'Final', gameId: 'pad', entries: 1 }]);
  expect(await logOf(sql, 's')).toEqual(['a', 'b', 'c']);
  expect(await sql.get('SELECT title, finished_at, updated_at FROM session')).toEqual({
    title: 'Game s',
    finished_at: 99,
    updated_at: 99,
  });
  expect(await sql.get('SELECT count(*) AS n FROM draft')).toEqual({ n: 1 });
});

test('handed back, a game keeps what we wrote about it here: note, title and group', async () => {
  const ours = game('s', ['a', 'b'], { title: 'Ours', note: 'Ada brought cake', group_id: 'thursday' });
  const groups = { player_group: [{ id: 'thursday', name: 'Thursday', name_key: 'thursday' }] };
  const sql = await databaseWith(worldOf(groups, ours));
  const there = game('s', ['a', 'b', 'c'], { title: 'Theirs', note: 'theirs', finished_at: 99 });
  unwrap(await restoreByMerging(sql, await backupOf(worldOf({}, there)), APART));
  expect(await sql.get('SELECT title, note, group_id, finished_at FROM session')).toEqual({
    title: 'Ours',
    note: 'Ada brought cake',
    group_id: 'thursday',
    finished_at: 99,
  });
});

test('what they wrote comes along where we wrote nothing', async () => {
  const sql = await databaseWith(worldOf({}, game('s', ['a'], { title: '' })));
  const there = game('s', ['a', 'b'], { title: 'Theirs', note: 'What an evening' });
  unwrap(await restoreByMerging(sql, await backupOf(worldOf({}, there)), APART));
  expect(await sql.get('SELECT title, note FROM session')).toEqual({
    title: 'Theirs',
    note: 'What an evening',
  });
});

test('a copy in their bin does not put our running game into ours', async () => {
  const sql = await databaseWith(worldOf({}, game('s', ['a', 'b'])));
  const there = game('s', ['a', 'b', 'c'], { deleted_at: 5 });
  unwrap(await restoreByMerging(sql, await backupOf(worldOf({}, there)), APART));
  expect(await sql.get('SELECT deleted_at FROM session')).toEqual({ deleted_at: null });
  expect(await createDatabase(sql).sessions.purgeExpired(Number.MAX_SAFE_INTEGER)).toBe(0);
  expect(await logOf(sql, 's')).toEqual(['a', 'b', 'c']);
});

test('a game in our bin that was played on elsewhere is back', async () => {
  const sql = await databaseWith(worldOf({}, game('s', ['a'], { deleted_at: 5 })));
  unwrap(await restoreByMerging(sql, await backupOf(worldOf({}, game('s', ['a', 'b']))), APART));
  expect(await sql.get('SELECT deleted_at FROM session')).toEqual({ deleted_at: null });
});

test('a file that is older than the game here takes nothing back', async () => {
  const sql = await databaseWith(worldOf({}, game('s', ['a', 'b', 'c'])));
  const before = await dump(sql);
  const report = unwrap(await restoreByMerging(sql, await backupOf(worldOf({}, game('s', ['a']))), APART));
  expect(report.games).toMatchObject({ behind: 1, same: 0, new: 0 });
  expect(await dump(sql)).toEqual(before);
});

test.each([
  ['another third turn', game('s', ['a', 'b', 'x'], { updated_at: 77 }), 2],
  ['another set-up', game('s', ['a', 'b', 'c', 'd'], { config: '{"seats":4}', updated_at: 77 }), 0],
  ['another game altogether', game('s', ['a', 'b', 'c'], { game_id: 'other', updated_at: 77 }), 0],
])(
  'two histories of one game, %s: ours stays and the report says so; both are kept if asked',
  async (_name, theirs, common) => {
    const sql = await databaseWith(worldOf({}, game('s', ['a', 'b', 'c'])));
    const before = await dump(sql);
    const backup = await backupOf(worldOf({}, theirs));
    const kept = unwrap(await restoreByMerging(sql, backup, APART));
    expect(kept.conflicts).toMatchObject([
      { id: 's', common, ours: { entries: 3 }, theirs: { entries: theirs.entry.length, updatedAt: 77 } },
    ]);
    expect(await dump(sql)).toEqual(before);

    const both = { ...APART, conflicts: 'keep-both' } as const;
    expect(unwrap(await previewRestore(sql, backup, both)).merge.games.copied).toBe(1);
    expect(unwrap(await restoreByMerging(sql, backup, both)).games.copied).toBe(1);
    expect(await logOf(sql, 's')).toEqual(['a', 'b', 'c']);
    const copy = await sql.get("SELECT id FROM session WHERE id <> 's'");
    expect(String(copy?.['id'])).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect((await logOf(sql, String(copy?.['id']))).length).toBe(theirs.entry.length);
    expect(unwrap(await restoreByMerging(sql, backup, both)).games.copied).toBe(0);
  },
);

const logged = (editedAt: number, score: number) =>
  JSON.stringify({
    v: 1,
    logged: {
      edition: null,
      scenario: null,
      cooperative: false,
      won: null,
      highestWins: true,
      minutes: null,
      players: [
        {
          seat: 'ada',
          name: 'Ada',
          colour: 'sun',
          role: null,
          score,
          rank: 1,
          winner: true,
          startPlayer: true,
          sources: [],
        },
      ],
    },
    editedAt,
  });

test('of a game logged after the fact the version that was written last counts', async () => {
  const sql = await databaseWith(worldOf({}, game('s', [], { config: logged(5, 1) })));
  const older = await backupOf(worldOf({}, game('s', [], { config: logged(4, 2) })));
  expect(unwrap(await restoreByMerging(sql, older, APART)).games.behind).toBe(1);
  const newer = await backupOf(worldOf({}, game('s', [], { config: logged(6, 3), title: 'Edited' })));
  expect(unwrap(await restoreByMerging(sql, newer, APART)).updated).toMatchObject([{ id: 's', entries: 0 }]);
  expect(await sql.get('SELECT config, title FROM session')).toEqual({
    config: logged(6, 3),
    title: 'Edited',
  });
});

test('a game in the bin stays there, and the report says so', async () => {
  const sql = await databaseWith(worldOf({}, game('s', ['a'], { deleted_at: 50 })));
  const report = unwrap(await restoreByMerging(sql, await backupOf(worldOf({}, game('s', ['a']))), APART));
  expect(report.games).toMatchObject({ same: 1, inBin: 1 });
  expect(await sql.get('SELECT deleted_at FROM session')).toEqual({ deleted_at: 50 });
});

test('a stranger whose name is taken gets a number, or is linked as the same person', async () => {
  const here = worldOf({ player: [person('1', 'Ada'), person('2', 'Ada (2)'), person('3', 'Bo')] });
  const there = await backupOf(
    worldOf({
      player: [person('9', 'ADA', { last_played_at: 8 }), person('3', 'Bob', { last_played_at: 7 })],
    }),
  );
  const apart = await databaseWith(here);
  const report = unwrap(await restoreByMerging(apart, there, APART));
  expect(report.players).toEqual({ new: 0, same: 1, renamed: [{ name: 'ADA', as: 'ADA (3)' }], linked: [] });
  expect(await apart.all('SELECT name, last_played_at FROM player ORDER BY id')).toEqual([
    { name: 'Ada', last_played_at: null },
    { name: 'Ada (2)', last_played_at: null },
    { name: 'Bo', last_played_at: 7 },
    { name: 'ADA (3)', last_played_at: 8 },
  ]);

  const linked = await databaseWith(here);
  const link = { ...APART, sameName: 'link' } as const;
  expect(unwrap(await restoreByMerging(linked, there, link)).players.linked).toEqual(['ADA']);
  expect(await linked.get("SELECT merged_into FROM player WHERE id = '9'")).toEqual({ merged_into: '1' });
});

test('a file of the first schema is taken by the newest', async () => {
  const text = await backupText(
    await databaseWith(worldOf({ player: [person('1', 'Ada')] }, game('s', ['a']))),
  );
  const old = linesOf(text).map((line) => {
    const row = JSON.parse(line) as Record<string, unknown>;
    for (const later of ['note', 'group_id', 'preferred', 'merged_into']) delete row[later];
    return JSON.stringify('schema' in row ? { ...row, schema: 1 } : row);
  });
  const sql = await newDatabase();
  unwrap(await restoreByReplacing(sql, await open(sealed(old)), keepNothing));
  expect(await backupText(sql)).toBe(text);
});

test('a hand-over is added, and never replaces everything', async () => {
  const text = await backupText(await databaseWith(worldOf({}, game('s', ['a']))));
  const [header = '', ...rest] = linesOf(text);
  const handOver = await open(sealed([header.replace('"kind":"backup"', '"kind":"handover"'), ...rest]));
  const sql = await databaseWith(worldOf({}, game('mine', ['m'])));
  const before = await dump(sql);
  expect(await restoreByReplacing(sql, handOver, keepNothing)).toMatchObject({
    ok: false,
    error: { code: 'not-whole' },
  });
  expect(await dump(sql)).toEqual(before);
});

test('without a safe place for the old data nothing is replaced', async () => {
  const sql = await databaseWith(worldOf({}, game('mine', ['m'])));
  const before = await dump(sql);
  const full = () => Promise.reject(new Error('no space left'));
  expect(await restoreByReplacing(sql, await backupOf(worldOf({})), full)).toMatchObject({
    ok: false,
    error: { code: 'no-room' },
  });
  expect(await dump(sql)).toEqual(before);
});

/** Stops answering at the n-th statement after `arm`, as a killed app does. */
function mortal(): {
  around: (backEnd: SqlBackEnd) => SqlBackEnd;
  arm: (at: number) => void;
  asked: () => number;
} {
  let left = Number.POSITIVE_INFINITY;
  let asked = 0;
  const spend = () => {
    asked += 1;
    if (--left < 0) throw new Error('killed');
  };
  return {
    arm: (at) => {
      left = at;
      asked = 0;
    },
    asked: () => asked,
    around: (inner) => ({
      // ROLLBACK is what SQLite itself does when it reopens the file of a killed app.
      exec: async (sql) => (sql === 'ROLLBACK' ? inner.exec(sql) : (spend(), inner.exec(sql))),
      run: async (sql, params) => (spend(), inner.run(sql, params)),
      all: async (sql, params) => (spend(), inner.all(sql, params)),
      get: async (sql, params) => (spend(), inner.get(sql, params)),
      close: () => inner.close(),
    }),
  };
}

test.each(['merge', 'replace'] as const)(
  'killed at any statement of a %s: everything is there, or nothing',
  async (how) => {
    const here = worldOf(
      { player: [person('1', 'Ada')], setting: [{ key: 'a', value: '1' }] },
      game('s', ['a']),
      game('t', ['x', 'y']),
    );
    const backup = await backupOf(
      worldOf(
        {
          player: [person('2', 'Ada'), person('3', 'Bo')],
          player_group: [{ id: 'g', name: 'G', name_key: 'g' }],
          group_member: [{ group_id: 'g', position: 0, player_id: '3' }],
        },
        game('s', ['a', 'b']),
        game('t', ['x', 'z']),
        game('u', ['n'], { group_id: 'g' }),
      ),
    );
    const restore = (sql: SqlDriver): Promise<Result<unknown, Refusal>> =>
      how === 'merge'
        ? restoreByMerging(sql, backup, { conflicts: 'keep-both', sameName: 'apart' })
        : restoreByReplacing(sql, backup, keepNothing);

    const whole = await databaseWith(here);
    const before = await dump(whole);
    unwrap(await restore(whole));
    const after = await dump(whole);

    const counting = mortal();
    const counted = await newDatabase(counting.around);
    await fill(counted, here);
    counting.arm(Number.POSITIVE_INFINITY);
    unwrap(await restore(counted));
    const statements = counting.asked();
    expect(statements).toBeGreaterThan(15);

    for (let n = 0; n <= statements; n += 1) {
      const death = mortal();
      const sql = await newDatabase(death.around);
      await fill(sql, here);
      death.arm(n);
      const outcome = await restore(sql);
      death.arm(Number.POSITIVE_INFINITY);
      expect(outcome.ok).toBe(n === statements);
      expect(await dump(sql)).toEqual(outcome.ok ? after : before);
    }
  },
);
