import { added, among, flag, kinds, listOf, maybe, number, shape, text, type Read } from '@/engine';
import { applyTableChange, withPlayer } from '../../perseverance/session/tableChange';
import { tableChanges } from '../../perseverance/session/tableShapes';
import { SETTLEMENT_SPACES } from '../pieces';
import { OFFICERS, REWARDS, ZONES, type Zone } from '../terms';
import { column, columns, dinoDice, patrol, settlements } from './boardShapes';
import { COUNTERS, type PlayerState, type State, type ZoneState } from './state';

export const WORDS = { counters: COUNTERS, officers: OFFICERS, zones: ZONES } as const;

const zone = among(ZONES);

/** What an event did to the table of Episode 1, as figures: besides what both episodes have. */
export const change = kinds('what', {
  ...tableChanges(WORDS),
  settlement: shape({
    space: number({ min: 1, max: SETTLEMENT_SPACES.dangerous }),
    zone,
    owner: maybe(text),
  }),
  leader: shape({ player: text, community: maybe(zone) }),
  column: shape({ zone, column: number({ max: 3 }), to: column }),
  dangerous: shape({ zone, to: flag }),
  patrol: shape({ player: text, to: maybe(patrol) }),
  breachTokens: shape({ to: listOf(among(REWARDS), { min: 3, max: 3 }) }),
  dinoDice: shape({ to: dinoDice }),
  /** In Essentials: how a Zone was seen last; what is left out was not looked at, null is seen no longer. */
  seen: shape({ zone, settlements: added(maybe(settlements)), columns: added(maybe(columns)) }),
});
export type Change = Read<typeof change>;

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
    case 'tileWay':
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
