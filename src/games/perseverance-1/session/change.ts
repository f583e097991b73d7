import { applyTableChange, withPlayer, type TableChange } from '../../perseverance/session/tableChange';
import type { Officer, RewardId, Zone } from '../terms';
import type { ColumnState, Counter, DinoDice, Patrol, PlayerState, State, ZoneState } from './state';

/** What an event did to the table of Episode 1, as figures: besides what both episodes have. */
export type Change =
  | TableChange<Counter, Officer, Zone>
  | {
      readonly what: 'settlement';
      readonly zone: Zone;
      readonly space: number;
      readonly owner: string | null;
    }
  | { readonly what: 'leader'; readonly player: string; readonly community: Zone | null }
  | { readonly what: 'column'; readonly zone: Zone; readonly column: number; readonly to: ColumnState }
  | { readonly what: 'dangerous'; readonly zone: Zone; readonly to: boolean }
  | { readonly what: 'patrol'; readonly player: string; readonly to: Patrol | null }
  /** In Essentials: how a Zone was seen last; what is left out was not looked at, null is seen no longer. */
  | {
      readonly what: 'seen';
      readonly zone: Zone;
      readonly settlements?: ZoneState['settlements'] | null;
      readonly columns?: ZoneState['columns'] | null;
    }
  | { readonly what: 'breachTokens'; readonly to: readonly RewardId[] }
  | { readonly what: 'dinoDice'; readonly to: DinoDice };

/** Total: what names nobody at this table changes nothing. */
export function applyChange(state: State, change: Change): State {
  switch (change.what) {
    case 'settlement':
      return withZone(state, change.zone, (zone) => ({
        ...zone,
        settlements: zone.settlements.map((owner, i) => (i === change.space - 1 ? change.owner : owner)),
      }));
    case 'leader':
      return withPlayer<PlayerState, State>(state, change.player, (player) => ({
        ...player,
        community: change.community,
      }));
    case 'column':
      return withZone(state, change.zone, (zone) => ({
        ...zone,
        columns: zone.columns.map((column, i) => (i === change.column ? change.to : column)),
      }));
    case 'dangerous':
      return withZone(state, change.zone, (zone) => ({ ...zone, dangerous: change.to }));
    case 'patrol':
      return withPlayer<PlayerState, State>(state, change.player, (player) => ({
        ...player,
        patrol: change.to,
      }));
    case 'seen': {
      const { settlements, columns } = change;
      const before = state.seen[change.zone];
      const seen = {
        settlements: settlements === undefined ? before.settlements : settlements,
        columns: columns === undefined ? before.columns : columns,
      };
      return { ...state, seen: { ...state.seen, [change.zone]: seen } };
    }
    case 'breachTokens':
      return { ...state, breachTokens: change.to };
    case 'dinoDice':
      return { ...state, dinoDice: change.to };
    case 'count':
    case 'officer':
    case 'zoneDice':
    case 'dice':
    case 'turn':
    case 'assembly':
    case 'phase':
    case 'final':
    case 'left':
    case 'officers':
    case 'tracking':
    case 'counted':
      return applyTableChange(state, change);
  }
}

export function applyChanges(state: State, changes: readonly Change[]): State {
  return changes.reduce(applyChange, state);
}

function withZone(state: State, id: Zone, move: (zone: ZoneState) => ZoneState): State {
  return { ...state, zones: { ...state.zones, [id]: move(state.zones[id]) } };
}
