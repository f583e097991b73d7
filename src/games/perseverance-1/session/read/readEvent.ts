import { field, flag, list, oneOf, optional, text, whole, type At } from '@/engine';
import { readFact, readGains, tableFacts } from '../../../perseverance/session/readTable';
import { CARD_IDS } from '../../rules/challengeCards';
import { DINOS, FIGURES, OFFICERS, SOLDIERS, ZONES } from '../../terms';
import {
  PLACED,
  type CheckedThreat,
  type EditedPiece,
  type Event,
  type EventType,
  type Facts,
  type PlacedPiece,
} from '../event';
import { readChange, WORDS } from './readChange';

const player = (at: At) => text(field(at, 'player'));
const zone = (at: At) => oneOf(field(at, 'zone'), ZONES);
const number = (at: At, key: string) => whole(field(at, key));
const soldiers = (at: At) => ({ light: number(at, 'light'), heavy: number(at, 'heavy') });
const followers = (at: At) => readGains(field(at, 'followers'));

/** Older events do not tell it. */
const checks = (at: At) => {
  const told = optional(field(at, 'checks'), (all) => list(all, readCheck), null);
  return told ? { checks: told } : {};
};

const readCheck = (at: At): CheckedThreat => ({
  of: oneOf(field(at, 'of'), [...CARD_IDS, ...SOLDIERS, 'transition']),
  threat: number(at, 'threat'),
  roll: optional(field(at, 'roll'), (roll) => whole(roll), null),
  lost: optional(field(at, 'lost'), (kind) => oneOf(kind, SOLDIERS), null),
});

const edited = (at: At) => {
  const told = optional(field(at, 'edited'), readEdited, null);
  return told ? { edited: told } : {};
};

const readEdited = (at: At): EditedPiece => ({
  piece: oneOf(field(at, 'piece'), [...DINOS, ...FIGURES, 'trap', 'wall']),
  owner: optional(field(at, 'owner'), text, null),
  gone: flag(field(at, 'gone')),
});

const readPlace = (at: At): PlacedPiece => ({
  piece: oneOf(field(at, 'piece'), PLACED),
  zone: zone(at),
  at: number(at, 'at'),
});

const ACTIONS = [
  'rations',
  'pub',
  'supply',
  'salvage',
  'training',
  'politics',
  'settle',
  'fortifications',
  'place-soldiers',
  'leader-defense',
] as const;

/** One reader for the facts of each kind of event; the compiler finds the kind that lacks one. */
const FACTS: { readonly [T in EventType]: (at: At) => Facts[T] } = {
  ...tableFacts(WORDS),
  dieTaken: (at) => ({
    player: player(at),
    owner: text(field(at, 'owner')),
    zone: optional(field(at, 'zone'), (place) => oneOf(place, ZONES), null),
    ...(optional(field(at, 'turned'), flag, false) && { turned: true as const }),
  }),
  influencePlaced: (at) => ({
    player: player(at),
    officer: oneOf(field(at, 'officer'), OFFICERS),
    count: number(at, 'count'),
    winners: optional(field(at, 'winners'), (winners) => list(winners, text), null),
    overflow: number(at, 'overflow'),
    ...(optional(field(at, 'free'), flag, false) && { free: true as const }),
  }),
  cardGained: (at) => ({ player: player(at), card: oneOf(field(at, 'card'), CARD_IDS) }),
  patrolBegun: (at) => ({ player: player(at), ...soldiers(at) }),
  stageResolved: (at) => ({ player: player(at), stage: number(at, 'stage'), ...checks(at) }),
  threatChecked: (at) => ({ player: player(at), ...soldiers(at), ...checks(at) }),
  patrolEnded: (at) => ({ player: player(at), ...soldiers(at) }),
  actionTaken: (at) => {
    const places = optional(field(at, 'places'), (all) => list(all, readPlace), null);
    return {
      player: player(at),
      action: oneOf(field(at, 'action'), ACTIONS),
      ...(places && { places }),
    };
  },
  leaderMoved: (at) => ({
    player: player(at),
    zone: optional(field(at, 'zone'), (place) => oneOf(place, ZONES), null),
    ...(optional(field(at, 'byHand'), flag, false) && { byHand: true as const }),
  }),
  patrolSet: (at) => ({ player: player(at) }),
  defenseEdited: (at) => ({ zone: zone(at), column: number(at, 'column'), ...edited(at) }),
  dinosPlaced: (at) => {
    const dinos = optional(field(at, 'dinos'), (all) => list(all, (dino) => oneOf(dino, DINOS)), null);
    const ignored = optional(field(at, 'ignored'), (many) => whole(many), 0);
    return {
      zone: zone(at),
      count: number(at, 'count'),
      ...(dinos && { dinos }),
      ...(ignored > 0 && { ignored }),
      ...(optional(field(at, 'fireworks'), flag, false) && { fireworks: true as const }),
    };
  },
  settlementSet: (at) => ({
    zone: zone(at),
    space: number(at, 'space'),
    owner: optional(field(at, 'owner'), text, null),
  }),
  dangerousSet: (at) => ({ zone: zone(at), to: flag(field(at, 'to')) }),
  breachTokensSet: () => ({}),
  dinoDiceSet: () => ({}),
  attackResolved: (at) => ({
    zone: zone(at),
    killed: number(at, 'killed'),
    through: number(at, 'through'),
    followers: followers(at),
  }),
  rewardsTaken: (at) => ({ zone: zone(at), followers: followers(at) }),
  areaCleared: (at) => ({ zone: zone(at), dangerous: flag(field(at, 'dangerous')) }),
};

export function readEvent(at: At): Event {
  return readFact(at, FACTS, readChange) as unknown as Event;
}
