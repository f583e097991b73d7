import { applyTableChange, withPlayer, type TableChange } from '../../perseverance/session/tableChange';
import type { Officer, Zone } from '../terms';
import type { Area, Counter, Pieces, PlayerState, State, ZoneState } from './state';

type PieceChange = {
  [K in keyof Pieces]: { readonly what: K; readonly player: string; readonly to: Pieces[K] };
}[keyof Pieces];

/** What an event did to the table of Episode 2, as figures: besides what both episodes have. */
export type Change =
  | TableChange<Counter, Officer, Zone>
  | PieceChange
  | { readonly what: 'settlements'; readonly zone: Zone; readonly to: ZoneState['settlements'] }
  | { readonly what: 'rallies'; readonly to: State['rallies'] }
  /** A Cleared Area as it is now; without `to` it is gone. */
  | { readonly what: 'area'; readonly id: number; readonly to: Area | null };

/** Total: what names nobody at this table changes nothing. */
function applyChange(state: State, change: Change): State {
  switch (change.what) {
    case 'settlements':
      return {
        ...state,
        zones: {
          ...state.zones,
          [change.zone]: { ...state.zones[change.zone], settlements: change.to },
        },
      };
    case 'rallies':
      return { ...state, rallies: change.to };
    case 'area':
      return { ...state, areas: withArea(state.areas, change.id, change.to) };
    case 'perks':
    case 'enclosure':
    case 'leader':
    case 'adventure':
    case 'breach':
    case 'toppled':
      return withPlayer<PlayerState, State>(state, change.player, (player) => ({
        ...player,
        [change.what]: change.to,
      }));
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

/** In the order of their numbers. */
function withArea(areas: readonly Area[], id: number, to: Area | null): readonly Area[] {
  const others = areas.filter((area) => area.id !== id);
  return to ? [...others, to].sort((a, b) => a.id - b.id) : others;
}

export function applyChanges(state: State, changes: readonly Change[]): State {
  return changes.reduce(applyChange, state);
}
