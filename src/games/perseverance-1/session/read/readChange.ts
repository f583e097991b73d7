import { field, flag, list, oneOf, optional, text, whole, type At } from '@/engine';
import { readTableChange } from '../../../perseverance/session/readTable';
import { TABLE_CHANGES } from '../../../perseverance/session/tableChange';
import { SETTLEMENT_SPACES } from '../../pieces';
import { DINOS, OFFICERS, REWARDS, ZONES } from '../../terms';
import type { Change } from '../change';
import { COUNTERS, type Patrol, type SeenZone } from '../state';
import { readColumn } from './readColumn';

const KINDS = [
  ...TABLE_CHANGES,
  'settlement',
  'leader',
  'column',
  'dangerous',
  'patrol',
  'breachTokens',
  'dinoDice',
  'seen',
] as const satisfies readonly Change['what'][];

export const WORDS = { counters: COUNTERS, officers: OFFICERS, zones: ZONES } as const;

export function readChange(at: At): Change {
  const what = oneOf(field(at, 'what'), KINDS);
  const zone = () => oneOf(field(at, 'zone'), ZONES);
  switch (what) {
    case 'settlement': {
      const space = whole(field(at, 'space'), { min: 1, max: SETTLEMENT_SPACES.dangerous });
      return { what, zone: zone(), space, owner: optional(field(at, 'owner'), text, null) };
    }
    case 'leader':
      return {
        what,
        player: text(field(at, 'player')),
        community: optional(field(at, 'community'), (place) => oneOf(place, ZONES), null),
      };
    case 'column':
      return {
        what,
        zone: zone(),
        column: whole(field(at, 'column'), { max: 3 }),
        to: readColumn(field(at, 'to'), text),
      };
    case 'dangerous':
      return { what, zone: zone(), to: flag(field(at, 'to')) };
    case 'patrol':
      return {
        what,
        player: text(field(at, 'player')),
        to: optional(field(at, 'to'), readPatrol, null),
      };
    case 'breachTokens':
      return { what, to: list(field(at, 'to'), (token) => oneOf(token, REWARDS), { min: 3, max: 3 }) };
    case 'dinoDice': {
      const face = (name: string) => list(field(field(at, 'to'), name), (dino) => oneOf(dino, DINOS));
      return { what, to: { normal: face('normal'), dangerous: face('dangerous') } };
    }
    case 'seen':
      return { what, zone: zone(), ...readSeen(at) };
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
      return readTableChange(at, what, WORDS);
  }
}

function readPatrol(at: At): Patrol {
  const soldiers = field(at, 'soldiers');
  const resolved = optional(field(at, 'resolved'), flag, false);
  const waits = optional(field(at, 'waits'), flag, false);
  const postponed = optional(field(at, 'postponed'), flag, false);
  return {
    soldiers: { light: whole(field(soldiers, 'light')), heavy: whole(field(soldiers, 'heavy')) },
    stage: whole(field(at, 'stage'), { min: 1, max: 2 }),
    stages: whole(field(at, 'stages'), { min: 1, max: 2 }),
    ...(resolved && { resolved }),
    ...(waits && { waits }),
    ...(postponed && { postponed }),
  };
}

const COLUMNS = { min: 3, max: 4 } as const;

/** What is left out was not looked at; null is seen no longer. */
function readSeen(at: At): Partial<SeenZone> {
  const settlements = field(at, 'settlements');
  const columns = field(at, 'columns');
  const spaces = { min: SETTLEMENT_SPACES.dangerous, max: SETTLEMENT_SPACES.dangerous } as const;
  return {
    ...(settlements.value !== undefined && {
      settlements: optional(
        settlements,
        (owners) => list(owners, (owner) => optional(owner, text, null), spaces),
        null,
      ),
    }),
    ...(columns.value !== undefined && {
      columns: optional(columns, (all) => list(all, (column) => readColumn(column, text), COLUMNS), null),
    }),
  };
}
