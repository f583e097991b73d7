import {
  among,
  COLOURS,
  err,
  mapOf,
  maybe,
  moment,
  ok,
  phrase,
  refusal,
  text,
  type Colour,
  type Read,
  type Refusal,
  type Result,
} from '@/engine';
import { findRow, readRows, type Found, type Rows } from './badRow';
import type { SqlDriver, SqlStatements } from './driver';
import { mergePlayers, unmergePlayer } from './mergePlayers';
import { nameKey, readName } from './readName';
import { resolvePlayer } from './resolvePlayer';
import { jsonOf, row } from './row';

/** Somebody of the roster. */
export const playerRow = row({
  id: text,
  name: text,
  colour: among(COLOURS),
  createdAt: moment,
  lastPlayedAt: maybe(moment),
  archivedAt: maybe(moment),
  /** What they like to play, such as a leader, by game. */
  preferred: jsonOf(mapOf(text)),
});
export type Player = Read<typeof playerRow>;

export interface Players {
  add(player: {
    readonly id: string;
    readonly name: string;
    readonly colour: Colour;
    readonly at: number;
  }): Promise<Result<Player, Refusal>>;
  /** Somebody who was merged into another is that other. */
  get(id: string): Promise<Found<Player>>;
  /** Most recently played first, then by name; archived players are left out unless asked for. */
  list(options?: { readonly archived?: boolean }): Promise<Rows<Player>>;
  rename(id: string, name: string): Promise<Result<Player, Refusal>>;
  recolour(id: string, colour: Colour): Promise<Result<Player, Refusal>>;
  /** What they get in a new game of this kind, if it is free; null for nothing in particular. */
  prefer(id: string, gameId: string, role: string | null): Promise<Result<Player, Refusal>>;
  /** Archived players keep their past games and free their name. */
  archive(id: string, at: number): Promise<Result<Player, Refusal>>;
  restore(id: string): Promise<Result<Player, Refusal>>;
  /**
   * Two entries of one person become one: games, results and groups of `from` go to `into`. Old games keep the names
   * they were played under. Refused when both sat in one game: then they are two people.
   */
  merge(from: string, into: string, at: number): Promise<Result<Player, Refusal>>;
  /** Takes a merge back: `from` is in the roster again, with the games it brought. Its groups stay with the other. */
  unmerge(from: string): Promise<Result<Player, Refusal>>;
  /** They sat down to a game. */
  played(ids: readonly string[], at: number): Promise<void>;
}

const missing = err(refusal('no-such-player', phrase('data.noSuchPlayer')));
const taken = (name: string) => err(refusal('name-taken', phrase('data.nameTaken', { name })));

export function createPlayers(sql: SqlDriver): Players {
  return {
    add: async ({ id, name: typed, colour, at }) => {
      const name = readName(typed);
      if (!name.ok) return name;
      const { changes } = await sql.run(
        `INSERT INTO player (id, name, name_key, colour, created_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
        [id, name.value, nameKey(name.value), colour, at],
      );
      if (changes === 0) return taken(name.value);
      return ok({
        id,
        name: name.value,
        colour,
        createdAt: at,
        lastPlayedAt: null,
        archivedAt: null,
        preferred: {},
      });
    },

    get: async (id) => find(sql, (await resolvePlayer(sql, id)) ?? id),

    list: async ({ archived = false } = {}) =>
      readRows(
        'player',
        await sql.all(
          `SELECT * FROM player WHERE archived_at IS ${archived ? 'NOT NULL' : 'NULL'} AND merged_into IS NULL
           ORDER BY coalesce(last_played_at, 0) DESC, name_key, id`,
        ),
        playerRow,
      ),

    rename: (id, typed) =>
      sql.tx(async (tx) => {
        const name = readName(typed);
        if (!name.ok) return name;
        if (await isTaken(tx, id, nameKey(name.value))) return taken(name.value);
        await tx.run('UPDATE player SET name = ?, name_key = ? WHERE id = ?', [
          name.value,
          nameKey(name.value),
          id,
        ]);
        return changed(tx, id);
      }),

    recolour: (id, colour) =>
      sql.tx(async (tx) => {
        await tx.run('UPDATE player SET colour = ? WHERE id = ?', [colour, id]);
        return changed(tx, id);
      }),

    prefer: (id, gameId, role) =>
      sql.tx(async (tx) => {
        const player = await find(tx, id);
        if (player.kind !== 'ok') return missing;
        const others = Object.entries(player.value.preferred).filter(([game]) => game !== gameId);
        const preferred = Object.fromEntries(role === null ? others : [...others, [gameId, role]]);
        await tx.run('UPDATE player SET preferred = ? WHERE id = ?', [JSON.stringify(preferred), id]);
        return changed(tx, id);
      }),

    merge: (from, into, at) =>
      sql.tx(async (tx) => {
        const refused = await mergePlayers(tx, from, into, at);
        return refused.ok ? changed(tx, into) : refused;
      }),

    unmerge: (from) =>
      sql.tx(async (tx) => {
        const player = await find(tx, from);
        if (player.kind !== 'ok') return missing;
        if (await isTaken(tx, from, nameKey(player.value.name))) return taken(player.value.name);
        await unmergePlayer(tx, from);
        return changed(tx, from);
      }),

    archive: (id, at) =>
      sql.tx(async (tx) => {
        await tx.run('UPDATE player SET archived_at = ? WHERE id = ?', [at, id]);
        return changed(tx, id);
      }),

    restore: (id) =>
      sql.tx(async (tx) => {
        const player = await find(tx, id);
        if (player.kind !== 'ok') return missing;
        if (await isTaken(tx, id, nameKey(player.value.name))) return taken(player.value.name);
        await tx.run('UPDATE player SET archived_at = NULL WHERE id = ?', [id]);
        return changed(tx, id);
      }),

    played: (ids, at) =>
      sql.tx(async (tx) => {
        for (const id of ids) await tx.run('UPDATE player SET last_played_at = ? WHERE id = ?', [at, id]);
      }),
  };
}

async function isTaken(sql: SqlStatements, by: string, key: string): Promise<boolean> {
  const other = await sql.get('SELECT 1 FROM player WHERE name_key = ? AND id <> ? AND archived_at IS NULL', [
    key,
    by,
  ]);
  return other !== null;
}

async function find(sql: SqlStatements, id: string): Promise<Found<Player>> {
  return findRow('player', id, await sql.get('SELECT * FROM player WHERE id = ?', [id]), playerRow);
}

async function changed(sql: SqlStatements, id: string): Promise<Result<Player, Refusal>> {
  const player = await find(sql, id);
  if (player.kind === 'ok') return ok(player.value);
  return player.kind === 'bad' ? err(player.bad.reason) : missing;
}
