import * as fc from 'fast-check';
import { LIMITS, OWN_LIMITS } from '@/data/backup/format';
import { readBackup, type Backup } from '@/data/backup/readBackup';
import { restoreByMerging, restoreByReplacing } from '@/data/backup/restore';
import { createDatabase } from '@/data/database';
import { SCHEMA_VERSION } from '@/data/migrations';
import type { SqlDriver } from '@/data/driver';
import { en } from '@/i18n/en';
import { gzipSync } from 'node:zlib';
import {
  APART,
  backupText,
  dump,
  fill,
  game,
  linesOf,
  newDatabase,
  open,
  person,
  refusalOf,
  sealed,
  sourceOf,
  worldOf,
} from './backupSupport';

let sql: SqlDriver;
let text = '';
let lines: readonly string[] = [];

/** Two evenings, two people, a group. */
beforeEach(async () => {
  sql = await newDatabase();
  const world = worldOf(
    {
      setting: [{ key: 'preferences', value: '{"theme":"dark"}' }],
      player: [person('ada', 'Ada'), person('bo', 'Bo')],
      player_group: [{ id: 'thursday', name: 'Thursday', name_key: 'thursday' }],
      group_member: [
        { group_id: 'thursday', position: 0, player_id: 'bo' },
        { group_id: 'thursday', position: 1, player_id: 'ada' },
      ],
    },
    game('s1', ['a', 'b', 'c', 'd']),
    game('s2', ['a', 'b', 'c', 'd']),
  );
  await fill(sql, world);
  text = await backupText(sql);
  lines = linesOf(text);
});

const edited = (line: number, change: (row: Record<string, unknown>) => void) => {
  const row = JSON.parse(lines[line] ?? '') as Record<string, unknown>;
  change(row);
  return sealed(lines.with(line, JSON.stringify(row)));
};
const lineOf = (table: string) => lines.findIndex((line) => line.includes(`"table":"${table}"`));

const STRANGERS: readonly (readonly [name: string, code: string, make: () => string])[] = [
  ['nothing at all', 'empty', () => ''],
  ['only blank lines', 'empty', () => '\n \n'],
  ['another program’s JSON', 'not-ours', () => '{"games":[]}'],
  ['a picture', 'not-ours', () => '\u0089PNG\r\n'],
  ['our own plain export', 'raw-export', () => '{"format":"foothold-export","tables":{}}'],
  ['a zip', 'zipped', () => 'PK\u0003\u0004rest'],
  ['a header and nothing else', 'cut-off', () => `${lines[0]}\n`],
  ['half a header', 'cut-off', () => (lines[0] ?? '').slice(0, 40)],
  ['the first five bytes', 'cut-off', () => text.slice(0, 5)],
  ['everything but the end', 'cut-off', () => `${lines.join('\n')}\n`],
  ['the end cut short', 'cut-off', () => text.slice(0, -5)],
  ['something after the end', 'after-end', () => `${text}{}\n`],
  ['two backups in one', 'after-end', () => text + text],
  ['a newer format', 'newer', () => edited(0, (row) => (row['version'] = 2))],
  ['a newer database', 'newer', () => edited(0, (row) => (row['schema'] = SCHEMA_VERSION + 1))],
  ['a checksum of something else', 'changed', () => text.replace(/sha256:..../, 'sha256:0000')],
  ['a number of lines that is not true', 'changed', () => text.replace(/"lines":\d+/, '"lines":3')],
  ['a line that is not JSON', 'not-json', () => sealed(lines.with(3, 'not json'))],
  ['a line that is a list', 'invalid-input', () => sealed(lines.with(3, '[]'))],
  [
    'a table that we do not have',
    'unknown-table',
    () => edited(2, (row) => (row['table'] = 'sqlite_schema')),
  ],
  ['a draft', 'unknown-table', () => edited(2, (row) => (row['table'] = 'draft'))],
  ['a name that is a number', 'invalid-input', () => edited(lineOf('player'), (row) => (row['name'] = 7))],
  [
    'a time that is a half',
    'invalid-input',
    () => edited(lineOf('session'), (row) => (row['created_at'] = 0.5)),
  ],
  [
    'a time beyond every calendar',
    'out-of-range',
    () => edited(lineOf('session'), (row) => (row['updated_at'] = 8.64e15 + 1)),
  ],
  [
    'a time before all time',
    'out-of-range',
    () => edited(lineOf('session'), (row) => (row['updated_at'] = -5)),
  ],
  [
    'a note of five million letters',
    'out-of-range',
    () => edited(lineOf('session'), (row) => (row['note'] = 'x'.repeat(5_000_000))),
  ],
  [
    'a name of a thousand letters',
    'out-of-range',
    () => edited(lineOf('player'), (row) => (row['name'] = 'x'.repeat(1000))),
  ],
  ['a title that is missing', 'invalid-input', () => edited(lineOf('session'), (row) => delete row['title'])],
  ['a game twice', 'clash', () => sealed([...lines, lines[lineOf('session')] ?? ''])],
  [
    'a player twice',
    'clash',
    () => sealed(lines.toSpliced(lineOf('player'), 0, lines[lineOf('player')] ?? '')),
  ],
  [
    'two players of one name',
    'clash',
    () => edited(lineOf('player') + 1, (row) => (row['name_key'] = 'ada')),
  ],
  ['an entry twice', 'clash', () => sealed([...lines, lines.at(-1) ?? ''])],
  [
    'entries out of order',
    'clash',
    () => sealed([...lines.slice(0, -2), lines.at(-1) ?? '', lines.at(-2) ?? '']),
  ],
  ['a place before the first', 'clash', () => edited(lineOf('entry'), (row) => (row['seq'] = -1))],
  ['an entry of another game', 'stray', () => edited(lineOf('entry'), (row) => (row['session_id'] = 's2'))],
  [
    'a member who is nobody',
    'stray',
    () => edited(lineOf('group_member'), (row) => (row['player_id'] = 'x')),
  ],
  [
    'a group that is not there',
    'stray',
    () => edited(lineOf('group_member'), (row) => (row['group_id'] = 'x')),
  ],
  [
    'players after games',
    'stray',
    () => sealed([...lines, lines[lineOf('player')]?.replace('ada', 'x') ?? '']),
  ],
  [
    'a key that reaches for the prototype',
    'unsafe-key',
    () => sealed(lines.with(3, '{"__proto__":{"table":"player"}}')),
  ],
  [
    'the same behind escapes',
    'unsafe-key',
    () => sealed(lines.with(3, '{"\\u005f_proto__":{"table":"player"}}')),
  ],
  [
    'the same inside a log entry',
    'unsafe-key',
    () =>
      edited(lineOf('entry'), (row) => (row['body'] = '{"kind":"act","at":1,"events":[{"__proto__":1}]}')),
  ],
  [
    'the same inside a set-up, behind escapes',
    'unsafe-key',
    () => edited(lineOf('session'), (row) => (row['config'] = '{"a":{"_\\u005fproto__":{}}}')),
  ],
  [
    'a hand-over without a game',
    'no-game',
    () => {
      const header = (lines[0] ?? '').replace('"kind":"backup"', '"kind":"handover"');
      return sealed([header, ...lines.slice(1, lineOf('session'))]);
    },
  ],
];

test.each(STRANGERS)('a file with %s is refused: %s', async (_name, code, make) => {
  const result = await readBackup(sourceOf(make()));
  if (result.ok) throw new Error('it was taken');
  expect(result.error.code).toBe(code);
  const [room, key] = result.error.message.key.split('.');
  expect(room === 'backup' && Object.hasOwn(en.backup, key ?? '')).toBe(true);
});

test('an automatic backup comes back, whatever it holds', async () => {
  const far = edited(lineOf('session'), (row) => (row['updated_at'] = 8.64e15 + 1));
  expect((await readBackup(sourceOf(far), OWN_LIMITS)).ok).toBe(true);
});

test('settings of this device alone do not come from a file', async () => {
  await createDatabase(sql).settings.set('lastExport', { at: 7 });
  const row = { table: 'setting', key: 'lastExport', value: '{"at":1}' };
  const file = sealed(lines.toSpliced(lineOf('setting'), 0, JSON.stringify(row)));
  expect(await restoreByReplacing(sql, await open(file), () => Promise.resolve())).toMatchObject({
    ok: true,
  });
  expect(await sql.get("SELECT value FROM setting WHERE key = 'lastExport'")).toEqual({ value: '{"at":7}' });
});

test('somebody may be called __proto__', async () => {
  const named = edited(lineOf('player'), (row) => (row['name'] = '__proto__'));
  expect(await refusalOf(named)).toBe(null);
});

test('a gzipped backup is recognised, and not taken for a foreign file', async () => {
  const bytes = new Uint8Array(gzipSync(text));
  const result = await readBackup({
    size: bytes.length,
    pieces: async function* () {
      yield bytes;
    },
  });
  expect(result).toMatchObject({ ok: false, error: { code: 'zipped' } });
});

test('200 MB are refused before a byte is read; so is a file that is bigger than it says', async () => {
  let asked = 0;
  const mb = new Uint8Array(1024 * 1024).fill(32);
  const pieces = async function* () {
    yield new TextEncoder().encode(`${lines[0]}\n`);
    for (; ; asked += 1) yield mb;
  };
  const big = await readBackup({ size: 200 * 1024 * 1024, pieces });
  expect(big).toMatchObject({
    ok: false,
    error: { code: 'too-big', message: { params: { size: 200, max: 190 } } },
  });
  expect(asked).toBe(0);
  expect(await readBackup({ size: 1000, pieces })).toMatchObject({
    ok: false,
    error: { code: 'line-too-long' },
  });
  expect(asked).toBeLessThan(20);
  const endless = { ...LIMITS, line: 2 ** 40 };
  expect(await readBackup({ size: 1000, pieces }, endless)).toMatchObject({
    ok: false,
    error: { code: 'too-big' },
  });
});

test('a million entries are refused where they are announced, in one game, and in many', async () => {
  expect(await refusalOf(edited(0, (row) => (row['counts'] = { entry: 1_000_000 })))).toBe('too-many');
  const entry = (seq: number) => JSON.stringify({ table: 'entry', session_id: 's2', seq, body: '' });
  const head = lines.slice(0, -4);
  const log = [...head, ...Array.from({ length: 50 }, (_, seq) => entry(seq))];
  const readWith = async (limits: Partial<typeof LIMITS>) => {
    const result = await readBackup(sourceOf(sealed(log)), { ...LIMITS, ...limits });
    return result.ok ? null : result.error.message;
  };
  expect(await readWith({})).toBe(null);
  expect(await readWith({ log: 49 })).toMatchObject({ key: 'backup.logTooLong' });
  expect(await readWith({ rows: log.length - 2 })).toMatchObject({ key: 'backup.tooMany' });
});

test('deep nesting is no trouble', async () => {
  const deep = `{"a":${'['.repeat(200_000)}"__proto__"${']'.repeat(200_000)}}`;
  expect(await refusalOf(edited(lineOf('session'), (row) => (row['config'] = deep)))).toBe(null);
});

interface Victim {
  readonly target: SqlDriver;
  readonly before: Record<string, readonly string[]>;
  readonly good: Backup;
}

/** Used until a file is taken: a refused one leaves no trace. */
let victim: Victim | null = null;
beforeEach(() => {
  victim = null;
});

async function newVictim(): Promise<Victim> {
  const target = await newDatabase();
  await fill(target, worldOf({}, game('mine', ['mine'])));
  return { target, before: await dump(target), good: await open(text) };
}

/** Tries every way in; with any file, the data is as it was or as a whole file makes it. */
async function attack(broken: Uint8Array): Promise<'refused' | 'taken'> {
  const { target, before, good } = (victim ??= await newVictim());
  const source = {
    size: broken.length,
    pieces: async function* () {
      yield broken;
    },
  };
  const read = await readBackup(source);
  if (!read.ok) {
    // A file may also go bad after it was found good: every way in must notice.
    const swapped = { ...good, source };
    expect((await restoreByMerging(target, swapped, APART)).ok).toBe(false);
    expect((await restoreByReplacing(target, swapped, () => Promise.resolve())).ok).toBe(false);
    expect(await dump(target)).toEqual(before);
    return 'refused';
  }
  const restored = await restoreByReplacing(target, read.value, () => Promise.resolve());
  if (!restored.ok) expect(await dump(target)).toEqual(before);
  else expect((await open(await backupText(target))).counts).toEqual(read.value.counts);
  if (restored.ok) victim = null;
  return restored.ok ? 'taken' : 'refused';
}

test('cut anywhere, with any bit flipped: refused, and not one row is changed', async () => {
  const bytes = new TextEncoder().encode(text);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.nat(bytes.length - 1).map((at) => bytes.slice(0, at)),
        fc
          .tuple(fc.nat(bytes.length - 1), fc.nat(7))
          .map(([at, bit]) => bytes.with(at, (bytes[at] ?? 0) ^ (1 << bit))),
        fc
          .tuple(fc.nat(bytes.length - 1), fc.uint8Array({ minLength: 1, maxLength: 9 }))
          .map(([at, more]) => Uint8Array.of(...bytes.slice(0, at), ...more, ...bytes.slice(at))),
      ),
      async (broken) => expect(await attack(broken)).toBe('refused'),
    ),
    { numRuns: 250 },
  );
});

test('fields edited and sealed again: taken whole or refused, never in part and never with a crash', async () => {
  const outcomes = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.nat(1000),
      fc.nat(1000),
      fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(null, '', -1, 2 ** 60, 'ada', 's1', '__proto__')),
      async (line, key, value) => {
        const at = line % lines.length;
        const broken = edited(at, (row) => {
          const keys = Object.keys(row);
          row[keys[key % keys.length] ?? ''] = value;
        });
        outcomes[await attack(new TextEncoder().encode(broken))] += 1;
      },
    ),
    { numRuns: 250 },
  );
  // The attack is only worth something if both happen.
  expect(Math.min(outcomes.taken, outcomes.refused)).toBeGreaterThan(10);
});
