import { entries, field, flag, list, oneOf, optional, text, whole, type At } from '@/engine';
import { SETTLEMENT_SPACES } from '../../pieces';
import { DINOS, OFFICERS, REWARDS, ZONES } from '../../terms';
import type { Change } from '../change';
import { TRACKING } from '../config';
import { COUNTERS, PHASES, type FinalPlace, type Patrol, type State } from '../state';
import { readColumn } from './readColumn';

const KINDS = [
  'count',
  'officer',
  'settlement',
  'zoneDice',
  'dice',
  'leader',
  'column',
  'dangerous',
  'patrol',
  'turn',
  'assembly',
  'phase',
  'tracking',
  'breachTokens',
  'dinoDice',
  'final',
] as const satisfies readonly Change['what'][];

/** More than any number at the table ever moves at once. */
const FAR = { min: -10_000, max: 10_000 } as const;

export function readChange(at: At): Change {
  const what = oneOf(field(at, 'what'), KINDS);
  const zone = () => oneOf(field(at, 'zone'), ZONES);
  switch (what) {
    case 'count':
      return {
        what,
        owner: text(field(at, 'owner')),
        counter: oneOf(field(at, 'counter'), COUNTERS),
        by: whole(field(at, 'by'), FAR),
      };
    case 'officer':
      return {
        what,
        officer: oneOf(field(at, 'officer'), OFFICERS),
        slots: list(field(at, 'slots'), text, { max: 4 }),
        pool: readCounts(field(at, 'pool')),
      };
    case 'settlement': {
      const space = whole(field(at, 'space'), { min: 1, max: SETTLEMENT_SPACES.dangerous });
      return { what, zone: zone(), space, owner: optional(field(at, 'owner'), text, null) };
    }
    case 'zoneDice':
      return { what, zone: zone(), dice: readCounts(field(at, 'dice')) };
    case 'dice':
      return {
        what,
        owner: text(field(at, 'owner')),
        inPlay: whole(field(at, 'inPlay')),
        pool: whole(field(at, 'pool')),
      };
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
    case 'turn':
      return { what, to: text(field(at, 'to')) };
    case 'assembly':
      return { what, to: whole(field(at, 'to'), { min: 1, max: 3 }) };
    case 'phase':
      return { what, to: oneOf(field(at, 'to'), PHASES) };
    case 'tracking':
      return { what, to: oneOf(field(at, 'to'), TRACKING) };
    case 'breachTokens':
      return { what, to: list(field(at, 'to'), (token) => oneOf(token, REWARDS), { min: 3, max: 3 }) };
    case 'dinoDice': {
      const face = (name: string) => list(field(field(at, 'to'), name), (dino) => oneOf(dino, DINOS));
      return { what, to: { normal: face('normal'), dangerous: face('dangerous') } };
    }
    case 'final':
      return { what, to: optional(field(at, 'to'), readFinal, null) };
  }
}

function readCounts(at: At, limits: { min?: number; max?: number } = {}) {
  return Object.fromEntries(entries(at).map(([owner, value]) => [owner, whole(value, limits)]));
}

export function readGains(at: At) {
  return readCounts(at, FAR);
}

export function readPlaces(at: At): readonly FinalPlace[] {
  return list(at, (place) => ({
    player: text(field(place, 'player')),
    followers: whole(field(place, 'followers')),
    rank: whole(field(place, 'rank'), { min: 1 }),
  }));
}

function readPatrol(at: At): Patrol {
  const soldiers = field(at, 'soldiers');
  const resolved = optional(field(at, 'resolved'), flag, false);
  const waits = optional(field(at, 'waits'), flag, false);
  return {
    soldiers: { light: whole(field(soldiers, 'light')), heavy: whole(field(soldiers, 'heavy')) },
    stage: whole(field(at, 'stage'), { min: 1, max: 2 }),
    stages: whole(field(at, 'stages'), { min: 1, max: 2 }),
    ...(resolved && { resolved }),
    ...(waits && { waits }),
  };
}

function readFinal(at: At): State['final'] {
  return { places: readPlaces(field(at, 'places')), gains: readGains(field(at, 'gains')) };
}
