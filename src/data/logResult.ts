import { err, ok, phrase, readStored, refusal, type Refusal, type Result } from '@/engine';
import { readJson } from './badRow';
import type { SqlDriver, SqlStatements } from './driver';
import type { GameResult } from './gameResult';
import { isLogged, loggedGame, type LoggedGame } from './loggedGame';
import { readName } from './readName';
import { assignGroups, RECORD_VERSION, writeAbout, writeResult } from './writeRecord';

/** A game that was played without the app, as somebody writes it down afterwards. */
export interface NewLoggedGame {
  readonly id: string;
  readonly gameId: string;
  /** What the table called it; empty where the game's own name says it all. */
  readonly title: string;
  readonly note: string;
  /** Left out, it is found by who played. */
  readonly groupId?: string | null;
  readonly finishedAt: number;
  readonly result: GameResult;
  /** What lists show of it. */
  readonly summary: unknown;
  /** Now. */
  readonly at: number;
}

const MINUTE = 60_000;

/** Its session keeps the whole result in place of a config: the other tables follow from it. */
export async function logResult(sql: SqlDriver, game: NewLoggedGame): Promise<Result<null, Refusal>> {
  const config: LoggedGame = { v: 1, logged: game.result, editedAt: game.at };
  const readable = checkResult(config);
  if (!readable.ok) return readable;
  const { id, gameId, title, note, groupId = null, finishedAt, result, summary } = game;
  const startedAt = Math.max(0, finishedAt - (result.minutes ?? 0) * MINUTE);
  return sql.tx(async (tx) => {
    await refusePlayed(tx, id);
    await tx.run(
      `INSERT INTO session (id, game_id, game_version, config, title, note, group_id, created_at, updated_at,
         finished_at, summary)
       VALUES (?1, ?2, 0, ?3, ?4, ?5, ?6, ?7, ?8, ?8, ?9)
       ON CONFLICT (id) DO UPDATE SET game_id = ?2, config = ?3, title = ?4, note = ?5, group_id = ?6,
         created_at = ?7, updated_at = ?8, finished_at = ?8, summary = ?9`,
      [
        id,
        gameId,
        JSON.stringify(config),
        title,
        note,
        groupId,
        startedAt,
        finishedAt,
        JSON.stringify(summary ?? null),
      ],
    );
    await writeLogged(tx, id, title, note, result);
    return ok(null);
  });
}

/** Writes what follows from a logged game again; false if it cannot be read, or is no such game. */
export async function recordLogged(sql: SqlDriver, id: string): Promise<boolean> {
  return sql.tx(async (tx) => {
    const row = await tx.get('SELECT title, note, config, finished_at FROM session WHERE id = ?', [id]);
    const game = readJson(row?.['config'], loggedGame);
    if (row === null || !game.ok || row['finished_at'] === null) return false;
    await writeLogged(tx, id, String(row['title']), String(row['note']), game.value.logged);
    return true;
  });
}

async function writeLogged(
  tx: SqlStatements,
  id: string,
  title: string,
  note: string,
  result: GameResult,
): Promise<void> {
  const seats = result.players.map(({ seat, name }) => ({ id: seat, name }));
  await writeAbout(tx, { id, title, note, seats, notes: [] }, RECORD_VERSION);
  await writeResult(tx, id, result);
  await assignGroups(tx, id);
}

/** What is stored must be readable again, and two people cannot share one seat. */
function checkResult(config: LoggedGame): Result<null, Refusal> {
  for (const { name } of config.logged.players) {
    const typed = readName(name);
    if (!typed.ok) return typed;
  }
  const seats = config.logged.players.map(({ seat }) => seat);
  if (new Set(seats).size < seats.length)
    return err(refusal('seated-twice', phrase('data.seatedTwice'), 'players'));
  const readable = readStored(config, loggedGame);
  return readable.ok ? ok(null) : readable;
}

async function refusePlayed(tx: SqlStatements, id: string): Promise<void> {
  const row = await tx.get('SELECT config FROM session WHERE id = ?', [id]);
  if (row === null) return;
  const config = readJson(row['config'], (at) => at.value);
  if (!config.ok || !isLogged(config.value))
    throw new Error('a game that was played has its result from its log');
}
