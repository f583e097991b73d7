import { DISSENTERS } from '../../perseverance/dissenters';
import type { Officer, RewardId, Zone } from '../terms';
import type { Tracking } from './config';
import type { ColumnState, Counter, DinoDice, Patrol, Phase, PlayerState, State, ZoneState } from './state';

/**
 * What an event did to the table, as figures. Every event carries its changes, so that an old game replays the same
 * after a rule was corrected; and applying them needs no rule at all.
 */
export type Change =
  | { readonly what: 'count'; readonly owner: string; readonly counter: Counter; readonly by: number }
  | {
      readonly what: 'officer';
      readonly officer: Officer;
      readonly slots: readonly string[];
      readonly pool: Readonly<Record<string, number>>;
    }
  | {
      readonly what: 'settlement';
      readonly zone: Zone;
      readonly space: number;
      readonly owner: string | null;
    }
  | { readonly what: 'zoneDice'; readonly zone: Zone; readonly dice: Readonly<Record<string, number>> }
  | { readonly what: 'dice'; readonly owner: string; readonly inPlay: number; readonly pool: number }
  | { readonly what: 'leader'; readonly player: string; readonly community: Zone | null }
  | { readonly what: 'column'; readonly zone: Zone; readonly column: number; readonly to: ColumnState }
  | { readonly what: 'dangerous'; readonly zone: Zone; readonly to: boolean }
  | { readonly what: 'patrol'; readonly player: string; readonly to: Patrol | null }
  | { readonly what: 'turn'; readonly to: string }
  | { readonly what: 'assembly'; readonly to: number }
  | { readonly what: 'phase'; readonly to: Phase }
  | { readonly what: 'tracking'; readonly to: Tracking }
  | { readonly what: 'breachTokens'; readonly to: readonly RewardId[] }
  | { readonly what: 'dinoDice'; readonly to: DinoDice }
  | { readonly what: 'final'; readonly to: State['final'] };

/** Total: what names nobody at this table changes nothing. */
export function applyChange(state: State, change: Change): State {
  switch (change.what) {
    case 'count':
      if (change.owner === DISSENTERS && change.counter === 'votes')
        return { ...state, dissenterVotes: state.dissenterVotes + change.by };
      return withPlayer(state, change.owner, (player) => ({
        ...player,
        [change.counter]: player[change.counter] + change.by,
      }));
    case 'officer':
      return {
        ...state,
        officers: { ...state.officers, [change.officer]: { slots: change.slots, pool: change.pool } },
      };
    case 'settlement':
      return withZone(state, change.zone, (zone) => ({
        ...zone,
        settlements: zone.settlements.map((owner, i) => (i === change.space - 1 ? change.owner : owner)),
      }));
    case 'zoneDice':
      return withZone(state, change.zone, (zone) => ({ ...zone, dice: change.dice }));
    case 'dice':
      if (!Object.hasOwn(state.dice, change.owner)) return state;
      return {
        ...state,
        dice: replace(state.dice, change.owner, { inPlay: change.inPlay, pool: change.pool }),
      };
    case 'leader':
      return withPlayer(state, change.player, (player) => ({ ...player, community: change.community }));
    case 'column':
      return withZone(state, change.zone, (zone) => ({
        ...zone,
        columns: zone.columns.map((column, i) => (i === change.column ? change.to : column)),
      }));
    case 'dangerous':
      return withZone(state, change.zone, (zone) => ({ ...zone, dangerous: change.to }));
    case 'patrol':
      return withPlayer(state, change.player, (player) => ({ ...player, patrol: change.to }));
    case 'turn':
      return Object.hasOwn(state.players, change.to) ? { ...state, turn: change.to } : state;
    case 'assembly':
      return { ...state, assembly: change.to };
    case 'phase':
      return { ...state, phase: change.to };
    case 'tracking':
      return { ...state, tracking: change.to };
    case 'breachTokens':
      return { ...state, breachTokens: change.to };
    case 'dinoDice':
      return { ...state, dinoDice: change.to };
    case 'final':
      return { ...state, final: change.to };
  }
}

export function applyChanges(state: State, changes: readonly Change[]): State {
  return changes.reduce(applyChange, state);
}

function withPlayer(state: State, id: string, move: (player: PlayerState) => PlayerState): State {
  const player = Object.hasOwn(state.players, id) ? state.players[id] : undefined;
  return player ? { ...state, players: replace(state.players, id, move(player)) } : state;
}

function withZone(state: State, id: Zone, move: (zone: ZoneState) => ZoneState): State {
  return { ...state, zones: { ...state.zones, [id]: move(state.zones[id]) } };
}

/** fromEntries, because a literal key `__proto__` (a possible player id) would be lost. */
function replace<T>(record: Readonly<Record<string, T>>, key: string, value: T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).map(([id, old]) => [id, id === key ? value : old]));
}
