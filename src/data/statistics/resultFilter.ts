import type { SqlValue } from '../driver';

/** Which finished games count; what is absent or null does not matter. */
export interface ResultFilter {
  readonly game?: string | null | undefined;
  readonly edition?: string | null | undefined;
  readonly group?: string | null | undefined;
  /** Games at which this player of the roster sat. */
  readonly player?: string | null | undefined;
  /** Games in which this role was played; of people, only those who played it. With a player: they played it. */
  readonly role?: string | null | undefined;
  readonly playerCount?: number | null | undefined;
  readonly year?: number | null | undefined;
}

/** A piece of a statement with the values for its marks, in order. */
export interface Sql {
  readonly text: string;
  readonly params: readonly SqlValue[];
}

/** Over `result AS r` or `game_counted AS r`: games that are not in the bin and pass the filter. */
export function gamesWhere(filter: ResultFilter): Sql {
  const { player = null, role = null } = filter;
  const some = player === null && role === null ? [] : [someone(player, role)];
  return all([...basics(filter), ...some]);
}

/** Over `result_player AS p` or what shows seats like it, and `r`: who sat in these games, guests too. */
export function seatsWhere(filter: ResultFilter): Sql {
  const { player = null, role = null } = filter;
  return all([
    ...basics(filter),
    ...(player === null ? [] : [someone(player, null)]),
    ...(role === null ? [] : [{ text: 'p.role = ?', params: [role] }]),
  ]);
}

/** Over `cell AS r`: the sums of these games. They know neither players nor roles. */
export function keptGames(filter: ResultFilter): Sql {
  const { year = null } = filter;
  const span =
    year === null ? { text: 'r.year IS NULL', params: [] } : { text: 'r.year = ?', params: [year] };
  return all([span, ...kind(filter)]);
}

/** Over `cell AS r`, in any year. */
export function keptKind(filter: ResultFilter): Sql {
  return all([{ text: '1', params: [] }, ...kind(filter)]);
}

/** Over `cell_seat AS p JOIN cell AS r`. */
export function keptSeats(filter: ResultFilter): Sql {
  const { role = null } = filter;
  return all([keptGames(filter), ...(role === null ? [] : [{ text: 'p.role = ?', params: [role] }])]);
}

function basics(filter: ResultFilter): readonly Sql[] {
  const { year = null } = filter;
  return [
    { text: 'r.counted', params: [] },
    ...kind(filter),
    // Months are kept as 202511.
    ...(year === null ? [] : [{ text: 'r.month BETWEEN ? AND ?', params: [year * 100, year * 100 + 99] }]),
  ];
}

function kind({ game, edition, group, playerCount }: ResultFilter): readonly Sql[] {
  const equal = (column: string, value: SqlValue | undefined): readonly Sql[] =>
    value === undefined || value === null ? [] : [{ text: `${column} = ?`, params: [value] }];
  return [
    ...equal('r.game_id', game),
    ...equal('r.edition', edition),
    ...equal('r.group_id', group),
    ...equal('r.player_count', playerCount),
  ];
}

function someone(player: string | null, role: string | null): Sql {
  const wanted = [
    ...(player === null ? [] : [{ text: 'x.player_id = ?', params: [player] }]),
    ...(role === null ? [] : [{ text: 'x.role = ?', params: [role] }]),
  ];
  const { text, params } = all(wanted);
  return {
    text: `EXISTS (SELECT 1 FROM result_player AS x WHERE x.result_id = r.id AND ${text})`,
    params,
  };
}

function all(pieces: readonly Sql[]): Sql {
  return {
    text: pieces.map(({ text }) => text).join(' AND '),
    params: pieces.flatMap(({ params }) => params),
  };
}
