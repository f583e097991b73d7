import { field, moment, optional, whole, type At } from '@/engine';
import { readRows } from '../badRow';
import type { SqlDriver } from '../driver';
import { lengths, LENGTHS, type Lengths } from './lengths';
import { gamesWhere, seatsWhere, type ResultFilter } from './resultFilter';

export interface Overview {
  readonly games: number;
  /** From the roster; guests cannot be counted one by one. */
  readonly players: number;
  /** All games together, as played. */
  readonly minutes: number;
  readonly length: Lengths;
  readonly firstAt: number | null;
  readonly lastAt: number | null;
}

const NONE: Overview = {
  games: 0,
  players: 0,
  minutes: 0,
  length: { average: null, shortest: null, longest: null },
  firstAt: null,
  lastAt: null,
};

export async function overview(sql: SqlDriver, filter: ResultFilter): Promise<Overview> {
  const games = gamesWhere(filter);
  const seats = seatsWhere(filter);
  const rows = await sql.all(
    `SELECT count(*) AS games, coalesce(sum(r.minutes), 0) AS minutes, ${LENGTHS},
       min(r.finished_at) AS first_at, max(r.finished_at) AS last_at,
       (SELECT count(DISTINCT p.player_id) FROM result_player AS p JOIN result AS r ON r.id = p.result_id
        WHERE ${seats.text}) AS players
     FROM result AS r WHERE ${games.text}`,
    [...seats.params, ...games.params],
  );
  return readRows('result', rows, readOverview).rows[0] ?? NONE;
}

function readOverview(at: At): Overview {
  return {
    games: whole(field(at, 'games')),
    players: whole(field(at, 'players')),
    minutes: whole(field(at, 'minutes')),
    length: lengths(at),
    firstAt: optional(field(at, 'first_at'), moment, null),
    lastAt: optional(field(at, 'last_at'), moment, null),
  };
}
