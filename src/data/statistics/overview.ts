import { field, moment, optional, whole, type At } from '@/engine';
import { readRows } from '../badRow';
import { groundOf, type Source } from './ground';
import { lengths, lengthsOver, type Lengths } from './lengths';
import type { ResultFilter } from './resultFilter';

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

export async function overview(source: Source, filter: ResultFilter): Promise<Overview> {
  const on = groundOf(source, filter);
  const rows = await source.sql.all(
    `SELECT coalesce(sum(r.games), 0) AS games, coalesce(sum(r.minutes), 0) AS minutes, ${lengthsOver('r')},
       min(r.first_at) AS first_at, max(r.last_at) AS last_at,
       (SELECT count(DISTINCT p.player_id) FROM ${on.of('seat')} AS p JOIN ${on.games} AS r ON r.id = p.cell_id
        WHERE ${on.whichSeats.text}) AS players
     FROM ${on.games} AS r WHERE ${on.whichGames.text}`,
    [...on.whichSeats.params, ...on.whichGames.params],
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
