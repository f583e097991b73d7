import { COLOURS, field, flag, list, oneOf, optional, seatsOf, text, whole, type At } from '@/engine';
import { TILES } from '../../pieces';
import { readRingPlace, readTrio } from '../../rules/input/fields';
import { RESOURCES, SIDES, SKILLS, type Skill } from '../../terms';
import type { Change } from '../change';
import { PLAYERS } from '../config';
import { DICE, STACK } from '../decide/count';
import { PHASES, SOURCES, type Board, type Counted, type Fate, type Hordes, type Tile } from '../state';
import { readFaces } from './readConfig';

const SMALL = { min: -9999, max: 9999 } as const;

/** One reader for each kind of change; the compiler finds the kind that lacks one. */
const CHANGES: { readonly [W in Change['what']]: (at: At) => Omit<Extract<Change, { what: W }>, 'what'> } = {
  resource: (at) => ({
    resource: oneOf(field(at, 'resource'), RESOURCES),
    by: whole(field(at, 'by'), SMALL),
    from: oneOf(field(at, 'from'), SOURCES),
  }),
  cards: (at) => ({
    player: text(field(at, 'player')),
    deck: skill(field(at, 'deck')),
    by: whole(field(at, 'by'), SMALL),
  }),
  pool: (at) => ({
    player: text(field(at, 'player')),
    side: oneOf(field(at, 'side'), SIDES),
    skill: skill(field(at, 'skill')),
    to: whole(field(at, 'to'), DICE),
  }),
  side: (at) => ({ player: text(field(at, 'player')), to: oneOf(field(at, 'to'), SIDES) }),
  hordes: (at) => ({ to: readHordes(field(at, 'to')) }),
  tiles: (at) => ({ to: readBoard(field(at, 'to')) }),
  stack: (at) => ({ left: whole(field(at, 'left'), STACK), aside: whole(field(at, 'aside'), STACK) }),
  turn: (at) => ({ to: whole(field(at, 'to')) }),
  leader: (at) => ({ to: text(field(at, 'to')) }),
  phase: (at) => ({ to: oneOf(field(at, 'to'), PHASES) }),
  faces: (at) => ({ to: readFaces(field(at, 'to')) }),
  challenges: (at) => ({ to: optional(field(at, 'to'), readCounted, null) }),
  fate: (at) => ({ to: optional(field(at, 'to'), readFate, null) }),
  people: (at) => ({
    // A table without anybody is none.
    here: seatsOf(PLAYERS)(field(at, 'here')),
    left: seatsOf({ max: COLOURS.length })(field(at, 'left')),
    joined: optional(field(at, 'joined'), text, null),
  }),
};

const KINDS = Object.keys(CHANGES) as readonly Change['what'][];

export function readChange(at: At): Change {
  const what = oneOf(field(at, 'what'), KINDS);
  return { what, ...CHANGES[what](at) } as Change;
}

export function readHordes(at: At): Hordes {
  return {
    encounter: whole(field(at, 'encounter'), { max: TILES }),
    ring: list(field(at, 'ring'), readRingPlace, { max: 6 }),
  };
}

function readBoard(at: At): Board {
  const tile = (key: string) => readTile(field(at, key));
  return {
    E: tile('E'),
    0: tile('0'),
    1: tile('1'),
    2: tile('2'),
    3: tile('3'),
    4: tile('4'),
    5: tile('5'),
  };
}

export function readTile(at: At): Tile {
  return list(at, (corner) => optional(corner, skill, null), { min: 6, max: 6 });
}

function readCounted(at: At): Counted {
  const now = field(at, 'now');
  return {
    totals: readTrio(field(at, 'totals')),
    threat: skill(field(at, 'threat')),
    ...(now.value !== undefined && { now: readTrio(now) }),
  };
}

function readFate(at: At): Fate {
  return {
    won: flag(field(at, 'won')),
    settled: flag(field(at, 'settled')),
    // The first version had neither, and always went on after the Encounter.
    location: optional(field(at, 'location'), text, null),
    phase: optional(field(at, 'phase'), (phase) => oneOf(phase, PHASES), 'decide' as const),
  };
}

function skill(at: At): Skill {
  return oneOf(at, SKILLS);
}
