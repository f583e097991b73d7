import * as fc from 'fast-check';
import { COLUMNS, type BackupTable } from '@/data/backup/format';
import { readBackup, type Backup } from '@/data/backup/readBackup';
import { createRestoreWriter } from '@/data/backup/restoreWriter';
import { bytesSource } from '@/data/backup/source';
import { writeBackup } from '@/data/backup/writeBackup';
import { createChecksum } from '@/data/backup/checksum';
import { createDriver, type SqlBackEnd, type SqlDriver, type SqlValue } from '@/data/driver';
import { migrate } from '@/data/migrations';
import { nameKey } from '@/data/readName';
import { createNodeBackEnd, NODE_PRAGMAS } from '../support/nodeDriver';

export const ABOUT = { app: '0.1.0', created: 1_790_000_000_000 };
export const APART = { conflicts: 'keep-ours', sameName: 'apart' } as const;

/** A new database in memory; `around` may wrap the SQLite driver. */
export async function newDatabase(
  around: (backEnd: SqlBackEnd) => SqlBackEnd = (backEnd) => backEnd,
): Promise<SqlDriver> {
  const sql = createDriver(around(createNodeBackEnd(':memory:')));
  for (const pragma of NODE_PRAGMAS) await sql.exec(`PRAGMA ${pragma}`);
  await migrate(sql);
  return sql;
}

type Rows = readonly Readonly<Record<string, SqlValue>>[];
export type World = Readonly<Record<BackupTable, Rows>>;

export async function fill(sql: SqlDriver, world: World): Promise<void> {
  await sql.tx(async (tx) => {
    const pen = createRestoreWriter(tx);
    for (const table of Object.keys(COLUMNS) as BackupTable[]) await pen.insert(table, world[table]);
    for (const { id, updated_at } of world.session)
      await tx.run('UPDATE session SET updated_at = ? WHERE id = ?', [updated_at ?? 0, id ?? '']);
  });
}

/** Every row of every table, including what is derived. */
export async function dump(sql: SqlDriver): Promise<Record<string, readonly string[]>> {
  const tables = await sql.all("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  const whole: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const rows = await sql.all(`SELECT * FROM ${String(name)}`);
    whole[String(name)] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return whole;
}

export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

export async function backupText(sql: SqlDriver): Promise<string> {
  return textOf(writeBackup(sql, ABOUT));
}

export function sourceOf(text: string) {
  return bytesSource(new TextEncoder().encode(text));
}

export async function open(text: string): Promise<Backup> {
  const backup = await readBackup(sourceOf(text));
  if (!backup.ok) throw new Error(JSON.stringify(backup.error));
  return backup.value;
}

/** Why a file is refused; null when it is not. */
export async function refusalOf(text: string): Promise<string | null> {
  const backup = await readBackup(sourceOf(text));
  return backup.ok ? null : backup.error.code;
}

/** The file with a new end that fits: what somebody with an editor and patience could hand us. */
export function sealed(lines: readonly string[]): string {
  const body = lines.map((line) => `${line}\n`).join('');
  const checksum = createChecksum();
  checksum.add(new TextEncoder().encode(body));
  return `${body}${JSON.stringify({ end: true, lines: lines.length, checksum: `sha256:${checksum.hex()}` })}\n`;
}

/** The lines without the end. */
export function linesOf(text: string): string[] {
  return text.split('\n').slice(0, -2);
}

/** A game whose log is these notes, one act each. */
export function game(
  id: string,
  notes: readonly string[],
  more: Rows[number] = {},
): Pick<World, 'session' | 'entry'> {
  return {
    session: [
      {
        id,
        game_id: 'pad',
        game_version: 1,
        config: '{"seats":3}',
        title: `Game ${id}`,
        created_at: 10,
        updated_at: 10 + notes.length,
        finished_at: null,
        deleted_at: null,
        summary: 'null',
        note: '',
        group_id: null,
        ...more,
      },
    ],
    entry: notes.map((note, seq) => ({
      session_id: id,
      seq,
      body: JSON.stringify({ kind: 'act', at: 11 + seq, events: [{ note }] }),
    })),
  };
}

export function person(id: string, name: string, more: Rows[number] = {}): Rows[number] {
  return {
    id,
    name,
    name_key: nameKey(name),
    colour: 'sun',
    created_at: 1,
    last_played_at: null,
    archived_at: null,
    preferred: '{}',
    merged_into: null,
    ...more,
  };
}

export function worldOf(parts: Partial<World>, ...games: readonly Pick<World, 'session' | 'entry'>[]): World {
  return {
    setting: [],
    player: [],
    player_group: [],
    group_member: [],
    ...parts,
    session: games.flatMap(({ session }) => session),
    entry: games.flatMap(({ entry }) => entry),
  };
}

const time = fc.integer({ min: 0, max: 1_790_000_000_000 });
const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constant('Żółw 🐢 "\\n"'),
);
const maybeTime = fc.option(time, { nil: null });

const body = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(time, words)
      .map(([at, note]) => JSON.stringify({ kind: 'act', at, events: [{ note }] })),
  },
  { weight: 2, arbitrary: time.map((at) => JSON.stringify({ kind: 'undo', at })) },
  // A row that was damaged long ago comes along unchanged.
  { weight: 1, arbitrary: words },
);

const log = fc.array(body, { maxLength: 12 });

/** Some years of game nights, large and small. */
export const worlds: fc.Arbitrary<World> = fc
  .record({
    settings: fc.uniqueArray(fc.tuple(fc.string({ minLength: 1, maxLength: 8 }), storedValue()), {
      maxLength: 4,
      selector: ([key]) => key,
    }),
    players: fc.array(
      fc.record({
        name: fc.constantFrom('Ada', 'Żaneta', '🐢'.repeat(40)),
        colour: words,
        at: time,
        played: maybeTime,
        archived: maybeTime,
      }),
      {
        maxLength: 6,
      },
    ),
    groups: fc.array(fc.record({ name: words, members: fc.array(fc.nat(5), { maxLength: 4 }) }), {
      maxLength: 3,
    }),
    games: fc.array(
      fc.record({
        title: words,
        config: storedValue(),
        at: time,
        finished: maybeTime,
        deleted: maybeTime,
        note: words,
        log,
      }),
      { maxLength: 7 },
    ),
    prefix: fc.constantFrom('a', 'Ż', 'b'),
  })
  .map(({ settings, players, groups, games, prefix }) => {
    const people = players.map(({ name, colour, at, played, archived }, i) => ({
      id: `${prefix}-player-${i}`,
      name: `${name}${i}`,
      name_key: nameKey(`${name}${i}`),
      colour,
      created_at: at,
      last_played_at: played,
      archived_at: archived,
      preferred: '{}',
      merged_into: null,
    }));
    return {
      setting: settings
        .filter(([key]) => key !== 'lastExport' && key !== 'handOver')
        .map(([key, value]) => ({ key, value: JSON.stringify(value) })),
      player: people,
      player_group: groups.map(({ name }, i) => ({
        id: `${prefix}-group-${i}`,
        name,
        name_key: nameKey(name),
      })),
      group_member: groups.flatMap(({ members }, g) =>
        [...new Set(members)]
          .filter((member) => member < people.length)
          .map((member, position) => ({
            group_id: `${prefix}-group-${g}`,
            position,
            player_id: `${prefix}-player-${member}`,
          })),
      ),
      session: games.map(({ title, config, at, finished, deleted, note }, i) => ({
        id: `${prefix}-game-${i}`,
        game_id: 'pad',
        game_version: 1,
        config: JSON.stringify(config),
        title,
        created_at: at,
        updated_at: at,
        finished_at: finished,
        deleted_at: deleted,
        summary: 'null',
        note,
        group_id: null,
      })),
      entry: games.flatMap((game, i) =>
        game.log.map((text, seq) => ({ session_id: `${prefix}-game-${i}`, seq, body: text })),
      ),
    };
  });

/** What the app itself may store: a key that would change an object's prototype is refused in a file, and never written. */
function storedValue() {
  return fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));
}
