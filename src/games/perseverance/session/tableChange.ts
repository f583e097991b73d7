import { DISSENTERS } from '../dissenters';
import type { TileWay } from '../moments/assembly/tileWay';
import { remember, type CountedChange, type Tracking } from '../moments/tracking/level';
import type { Counts, FinalState, Phase, TableState } from './table';

/**
 * What an event did to the table, as figures: what both episodes have alike. Every event carries its changes, so that
 * an old game replays the same after a rule was corrected; and applying them needs no rule at all.
 */
export type TableChange<C extends string = string, O extends string = string, Z extends string = string> =
  | { readonly what: 'count'; readonly owner: string; readonly counter: C; readonly by: number }
  | {
      readonly what: 'officer';
      readonly officer: O;
      readonly slots: readonly string[];
      readonly pool: Counts;
    }
  | { readonly what: 'zoneDice'; readonly zone: Z; readonly dice: Counts }
  | { readonly what: 'dice'; readonly owner: string; readonly inPlay: number; readonly pool: number }
  | { readonly what: 'turn'; readonly to: string }
  | { readonly what: 'assembly'; readonly to: number }
  | { readonly what: 'phase'; readonly to: Phase }
  | { readonly what: 'final'; readonly to: FinalState | null }
  | { readonly what: 'left'; readonly to: readonly string[] }
  /** Which Officer is in which Zone. */
  | { readonly what: 'officers'; readonly to: Readonly<Record<string, string>> }
  | { readonly what: 'tracking'; readonly to: Tracking }
  | { readonly what: 'tileWay'; readonly to: TileWay }
  | CountedChange;

export function count<C extends string>(owner: string, counter: C, by: number) {
  return { what: 'count', owner, counter, by } as const;
}

/** Total: what names nobody at this table changes nothing. */
export function applyTableChange<S extends TableState>(state: S, change: TableChange): S {
  switch (change.what) {
    case 'count':
      if (change.owner === DISSENTERS && change.counter === 'votes')
        return { ...state, dissenterVotes: state.dissenterVotes + change.by };
      return withPlayer(state, change.owner, (player) => ({
        ...player,
        [change.counter]: counterOf(player, change.counter) + change.by,
      }));
    case 'officer':
      if (!Object.hasOwn(state.officers, change.officer)) return state;
      return {
        ...state,
        officers: { ...state.officers, [change.officer]: { slots: change.slots, pool: change.pool } },
      };
    case 'zoneDice': {
      const zone = state.zones[change.zone];
      if (!zone) return state;
      return { ...state, zones: { ...state.zones, [change.zone]: { ...zone, dice: change.dice } } };
    }
    case 'dice':
      if (!Object.hasOwn(state.dice, change.owner)) return state;
      return {
        ...state,
        dice: replace(state.dice, change.owner, { inPlay: change.inPlay, pool: change.pool }),
      };
    case 'turn':
      return Object.hasOwn(state.players, change.to) ? { ...state, turn: change.to } : state;
    case 'assembly':
      return { ...state, assembly: change.to };
    case 'phase':
      return { ...state, phase: change.to };
    case 'final':
      return { ...state, final: change.to };
    case 'left':
      return { ...state, left: change.to };
    // What was said at the set-up and was not so: everything that asks for it asks the table.
    case 'officers':
      return { ...state, config: { ...state.config, officers: change.to } };
    case 'tracking':
      return { ...state, tracking: change.to };
    case 'tileWay':
      return { ...state, tileWay: change.to };
    case 'counted':
      return { ...state, memory: remember(state.memory, change) };
  }
}

export function withPlayer<P extends object, S extends TableState<P>>(
  state: S,
  id: string,
  move: (player: P) => P,
): S {
  const player = Object.hasOwn(state.players, id) ? state.players[id] : undefined;
  return player ? { ...state, players: replace(state.players, id, move(player)) } : state;
}

/** A number of a player; 0 where there is no such. */
function counterOf(player: object | undefined, counter: string): number {
  const value = player && Object.hasOwn(player, counter) ? (player as Counts)[counter] : undefined;
  return value ?? 0;
}

/** The Dissenters have Votes and nothing else. */
export function valueOf(state: TableState, owner: string, counter: string): number {
  if (owner === DISSENTERS) return counter === 'votes' ? state.dissenterVotes : 0;
  return counterOf(state.players[owner], counter);
}

/** fromEntries, because a literal key `__proto__` (a possible player id) would be lost. */
function replace<T>(record: Readonly<Record<string, T>>, key: string, value: T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).map(([id, old]) => [id, id === key ? value : old]));
}

/** Followers of everybody who gained or lost some. */
export function followersIn(deltas: Readonly<Record<string, Counts>>): Counts {
  return Object.fromEntries(
    Object.entries(deltas)
      .map(([owner, assets]) => [owner, assets.followers ?? 0] as const)
      .filter(([, by]) => by !== 0),
  );
}
