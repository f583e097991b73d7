import { field, list, text, whole } from '@/engine';
import { json, readRows } from '../badRow';
import { byYear, groundOf, type Source } from './ground';
import type { ResultFilter, Sql } from './resultFilter';

/** What the finished games differ in. */
export interface FilterOptions {
  readonly games: readonly string[];
  /** Of the game in the filter; without one there is nothing to choose. */
  readonly editions: readonly string[];
  readonly roles: readonly string[];
  readonly groups: readonly string[];
  readonly players: readonly string[];
  readonly playerCounts: readonly number[];
  /** Newest first. */
  readonly years: readonly number[];
}

const NONE: FilterOptions = {
  games: [],
  editions: [],
  roles: [],
  groups: [],
  players: [],
  playerCounts: [],
  years: [],
};

/** Each list ignores its own part of the filter, so that another value can be chosen instead. */
export async function filterOptions(source: Source, filter: ResultFilter): Promise<FilterOptions> {
  const distinct = (
    name: string,
    key: string,
    wish: ResultFilter,
    { order = 'ASC', seats = false }: { readonly order?: 'ASC' | 'DESC'; readonly seats?: boolean } = {},
  ): Sql => {
    const on = groundOf(source, wish);
    const where = name === 'years' ? byYear(on.whichGames) : on.whichGames;
    return {
      text: `(SELECT json_group_array(key) FROM (
        SELECT DISTINCT ${key} AS key FROM ${on.games} AS r ${seats ? `JOIN ${on.of('seat')} AS p ON p.cell_id = r.id` : ''}
        WHERE ${where.text} AND ${key} IS NOT NULL ORDER BY key ${order})) AS ${name}`,
      params: where.params,
    };
  };
  const oneGame = filter.game !== undefined && filter.game !== null;
  const lists = [
    distinct('games', 'r.game_id', { ...filter, game: null, edition: null, role: null }),
    distinct('groups', 'r.group_id', { ...filter, group: null }),
    distinct('player_counts', 'r.player_count', { ...filter, playerCount: null }),
    distinct('years', 'r.year', { ...filter, year: null }, { order: 'DESC' }),
    distinct('players', 'p.player_id', { ...filter, player: null }, { seats: true }),
    ...(oneGame
      ? [
          distinct('editions', 'r.edition', { ...filter, edition: null }),
          distinct('roles', 'p.role', { ...filter, role: null }, { seats: true }),
        ]
      : []),
  ];
  const rows = await source.sql.all(
    `SELECT ${lists.map((piece) => piece.text).join(', ')}`,
    lists.flatMap(({ params }) => params),
  );
  return (
    readRows('result', rows, (at) => {
      const words = (key: string) => list({ value: json(field(at, key)), path: key }, text);
      const numbers = (key: string) => list({ value: json(field(at, key)), path: key }, (n) => whole(n));
      return {
        games: words('games'),
        editions: oneGame ? words('editions') : [],
        roles: oneGame ? words('roles') : [],
        groups: words('groups'),
        players: words('players'),
        playerCounts: numbers('player_counts'),
        years: numbers('years'),
      };
    }).rows[0] ?? NONE
  );
}
