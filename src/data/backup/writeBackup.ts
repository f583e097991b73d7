import type { SqlDriver, SqlRow, SqlStatements } from '../driver';
import { readVersion } from '../migrations';
import { createChecksum } from './checksum';
import {
  BACKUP_TABLES,
  columnsOf,
  FORMAT,
  FORMAT_VERSION,
  LOCAL_SETTINGS,
  type BackupKind,
  type BackupTable,
} from './format';

export interface About {
  /** The version of the app that writes. */
  readonly app: string;
  readonly created: number;
}

/** The games of one part, by their ids in order: after one of them, up to and including another. */
export interface Part {
  readonly after: string;
  /** Null: up to the last. */
  readonly upTo: string | null;
}

export const EVERYTHING: Part = { after: '', upTo: null };

/** What the first line counts and, in batches, the rows that follow it. */
interface Content {
  readonly counts: Readonly<Record<BackupTable, number>>;
  readonly rows: AsyncIterable<readonly Row[]>;
}

interface Row {
  readonly table: BackupTable;
  readonly row: SqlRow;
}

/** What the log of a shared game does not have yet. */
const WAITING = `WHERE session_id IN (SELECT session_id FROM share)
  AND seq > (SELECT coalesce(max(seq), -1) FROM entry WHERE entry.session_id = whole_log.session_id)
  ORDER BY session_id, seq`;
const GAMES = 100;
const ENTRIES = 250;

/**
 * Everything, in pieces that join to the file; only a part of the games, where they are too many for one file. Each
 * query is short, so that a tap made meanwhile waits for one of them at most; what is written while this goes on may
 * or may not be in it.
 */
export async function* writeBackup(
  sql: SqlDriver,
  about: About,
  part: Part = EVERYTHING,
): AsyncGenerator<string, void, undefined> {
  yield* write('backup', sql, about, await everything(sql, part));
}

/** One game with its whole log, and those of its players who are on the roster. */
export async function* writeHandOver(
  sql: SqlDriver,
  about: About,
  game: { readonly session: string; readonly players: readonly string[] },
): AsyncGenerator<string, void, undefined> {
  yield* write('handover', sql, about, await oneGame(sql, game.session, game.players));
}

async function* write(
  kind: BackupKind,
  sql: SqlDriver,
  { app, created }: About,
  { counts, rows }: Content,
): AsyncGenerator<string, void, undefined> {
  const checksum = createChecksum();
  const encoder = new TextEncoder();
  let lines = 0;
  const piece = (objects: readonly object[]) => {
    const text = objects.map((object) => `${JSON.stringify(object)}\n`).join('');
    checksum.add(encoder.encode(text));
    lines += objects.length;
    return text;
  };

  const schema = await readVersion(sql);
  yield piece([{ format: FORMAT, version: FORMAT_VERSION, kind, schema, app, created, counts }]);
  for await (const batch of rows) yield piece(batch.map(({ table, row }) => ({ table, ...row })));
  yield `${JSON.stringify({ end: true, lines, checksum: `sha256:${checksum.hex()}` })}\n`;
}

async function everything(sql: SqlDriver, part: Part): Promise<Content> {
  return sql.tx(async (tx) => {
    // The small tables refer to each other, so they are read at one moment.
    const small = [
      ...(await rowsOf(
        tx,
        'setting',
        `WHERE key NOT IN (${LOCAL_SETTINGS.map((key) => `'${key}'`).join()})`,
      )),
      ...(await rowsOf(tx, 'player')),
      ...(await rowsOf(tx, 'player_group')),
      ...(await rowsOf(tx, 'group_member', 'ORDER BY group_id, position')),
    ];
    const last = async (table: string) =>
      Number((await tx.get(`SELECT coalesce(max(rowid), 0) AS n FROM ${table}`))?.['n']);
    const upTo = { session: await last('session'), entry: await last('entry') };
    const counts: Record<string, number> = {};
    for (const table of BACKUP_TABLES) {
      const { where, params } = withinPart(table, part);
      counts[table] = Number((await tx.get(`SELECT count(*) AS n FROM ${table} ${where}`, params))?.['n']);
    }
    const waiting = await rowsOf(tx, 'entry', WAITING, [], 'whole_log');
    const { where, params } = withinPart('entry', part);
    const ours = await tx.get(`SELECT count(*) AS n FROM whole_log ${where}`, params);
    counts['entry'] = Number(ours?.['n']);
    return { counts: counts as Content['counts'], rows: joined(small, allGames(sql, part, upTo, waiting)) };
  });
}

async function oneGame(sql: SqlDriver, session: string, players: readonly string[]): Promise<Content> {
  return sql.tx(async (tx) => {
    const marks = players.map(() => '?').join();
    const rows = [
      ...(await rowsOf(tx, 'player', `WHERE id IN (${marks})`, players)),
      ...(await rowsOf(tx, 'session', 'WHERE id = ?', [session])),
      ...(await rowsOf(tx, 'entry', 'WHERE session_id = ? ORDER BY seq', [session], 'whole_log')),
    ];
    const count = (table: BackupTable) => rows.filter((row) => row.table === table).length;
    const counts = Object.fromEntries(BACKUP_TABLES.map((table) => [table, count(table)]));
    return { counts: counts as Content['counts'], rows: joined(rows) };
  });
}

async function* joined(
  first: readonly Row[],
  rest: AsyncIterable<readonly Row[]> | null = null,
): AsyncGenerator<readonly Row[], void, undefined> {
  yield first;
  if (rest) yield* rest;
}

function withinPart(
  table: BackupTable,
  { after, upTo }: Part,
): { readonly where: string; readonly params: readonly string[] } {
  const id = table === 'session' ? 'id' : table === 'entry' ? 'session_id' : null;
  if (id === null) return { where: '', params: [] };
  return upTo === null
    ? { where: `WHERE ${id} > ?`, params: [after] }
    : { where: `WHERE ${id} > ? AND ${id} <= ?`, params: [after, upTo] };
}

/** Each game, then its log: both go in the order of ids, so that one index serves both. */
async function* allGames(
  sql: SqlDriver,
  part: Part,
  upTo: { readonly session: number; readonly entry: number },
  waiting: readonly Row[],
): AsyncGenerator<readonly Row[], void, undefined> {
  for (let { after } = part; ;) {
    const { where, params } = withinPart('session', { ...part, after });
    const games = await rowsOf(sql, 'session', `${where} AND rowid <= ? ORDER BY id LIMIT ${GAMES}`, [
      ...params,
      upTo.session,
    ]);
    const last = games.at(-1)?.row['id'];
    if (last === undefined) return;
    const page = { after, upTo: String(last), entry: upTo.entry };
    yield* withLogs(games, entriesOf(sql, page), waiting);
    after = String(last);
  }
}

async function* withLogs(
  games: readonly Row[],
  logs: AsyncIterable<readonly Row[]>,
  waiting: readonly Row[],
): AsyncGenerator<readonly Row[], void, undefined> {
  let next = 0;
  let current: unknown;
  /** Behind the log of a shared game: what is on this phone only. */
  const behind = (game: unknown) => waiting.filter(({ row }) => row['session_id'] === game);
  for await (const entries of logs) {
    const batch: Row[] = [];
    for (const entry of entries) {
      while (entry.row['session_id'] !== current) {
        const game = games[next++];
        // A log whose game is not there: somebody emptied the bin meanwhile, and the file is started again.
        if (!game) throw new Error('the games changed while they were being written');
        batch.push(...behind(current), game);
        current = game.row['id'];
      }
      batch.push(entry);
    }
    yield batch;
  }
  yield [...behind(current), ...games.slice(next).flatMap((game) => [game, ...behind(game.row['id'])])];
}

async function* entriesOf(
  sql: SqlDriver,
  page: { readonly after: string; readonly upTo: string; readonly entry: number },
): AsyncGenerator<readonly Row[], void, undefined> {
  let [session, seq] = [page.after, Number.MAX_SAFE_INTEGER];
  for (;;) {
    const rows = await rowsOf(
      sql,
      'entry',
      `WHERE (session_id, seq) > (?, ?) AND session_id <= ? AND rowid <= ?
       ORDER BY session_id, seq LIMIT ${ENTRIES}`,
      [session, seq, page.upTo, page.entry],
    );
    yield rows;
    const last = rows.at(-1)?.row;
    if (!last || rows.length < ENTRIES) return;
    [session, seq] = [String(last['session_id']), Number(last['seq'])];
  }
}

async function rowsOf(
  sql: Pick<SqlStatements, 'all'>,
  table: BackupTable,
  tail = '',
  params: readonly (string | number)[] = [],
  from: string = table,
): Promise<readonly Row[]> {
  const columns = columnsOf(table).map(([name]) => name);
  const rows = await sql.all(`SELECT ${columns.join(', ')} FROM ${from} ${tail}`, params);
  return rows.map((row) => ({ table, row }));
}
