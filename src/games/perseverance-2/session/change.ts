import { among, kinds, listOf, maybe, shape, text, type Read } from '@/engine';
import { applyTableChange, withPlayer } from '../../perseverance/session/tableChange';
import { counts, tableChanges } from '../../perseverance/session/tableShapes';
import { OFFICERS, ZONES } from '../terms';
import { rally, stored, wished, type Area } from './pieces';
import { COUNTERS, type PlayerState, type State } from './state';

export const WORDS = { counters: COUNTERS, officers: OFFICERS, zones: ZONES } as const;

/** What an event did to the table, as figures. */
function changeOf({ kept, area, areaId }: typeof stored) {
  return kinds('what', {
    ...tableChanges(WORDS),
    perks: shape({ player: text, to: kept.perks }),
    enclosure: shape({ player: text, to: kept.enclosure }),
    leader: shape({ player: text, to: kept.leader }),
    adventure: shape({ player: text, to: kept.adventure }),
    breach: shape({ player: text, to: kept.breach }),
    toppled: shape({ player: text, to: kept.toppled }),
    settlements: shape({ zone: among(ZONES), to: counts }),
    /** A Cleared Area as it is now; without `to` it is gone. */
    area: shape({ id: areaId, to: maybe(area) }),
    rallies: shape({ to: listOf(rally) }),
  });
}

export const change = changeOf(stored);
export type Change = Read<typeof change>;
/** What somebody counted, as it shall be. */
export const changeWished = changeOf(wished);

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
    case 'tileWay':
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
