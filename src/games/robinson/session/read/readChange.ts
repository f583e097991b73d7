import {
  COLOURS,
  entries,
  field,
  flag,
  list,
  oneOf,
  optional,
  seatsOf,
  text,
  whole,
  type At,
} from '@/engine';
import { said } from './said';
import { DISCOVERY_TOKENS } from '../../discoveries';
import { ITEM_NAMES } from '../../items';
import { SKILL_NAMES } from '../../skills';
import { CHARACTERS, CUBES, TERRAINS } from '../../terms';
import type { Change } from '../change';
import { PLAYERS } from '../config';
import { COUNTERS } from '../counters';
import { CAUSES, FIELD_TOKENS, SOURCES, STAGES, type Fate, type Haul, type TileNotes } from '../state';
import { readLife } from './readConfig';
import { readCard, readPlanned } from './readPlanned';

const CHANGE = { min: -9999, max: 9999 } as const;

/** One reader for each kind of change; the compiler finds the kind that lacks one. */
const READERS: { readonly [W in Change['what']]: (at: At) => Omit<Extract<Change, { what: W }>, 'what'> } = {
  count: (at) => ({
    owner: text(field(at, 'owner')),
    counter: oneOf(field(at, 'counter'), COUNTERS),
    by: whole(field(at, 'by'), CHANGE),
    from: oneOf(field(at, 'from'), SOURCES),
  }),
  people: (at) => ({
    // A table without anybody is none.
    here: seatsOf(PLAYERS)(field(at, 'here')),
    left: seatsOf({ max: COLOURS.length })(field(at, 'left')),
    joined: optional(
      field(at, 'joined'),
      (one) => ({
        id: text(field(one, 'id')),
        character: oneOf(field(one, 'character'), CHARACTERS),
        life: readLife(field(one, 'life')),
      }),
      null,
    ),
  }),
  stage: to((at) => oneOf(at, STAGES)),
  round: to((at) => whole(at, { min: 1 })),
  first: to(text),
  threat: to((at) => ({
    left: optional(field(at, 'left'), text, null),
    right: optional(field(at, 'right'), text, null),
  })),
  tokens: to((at) => list(at, (token) => oneOf(token, FIELD_TOKENS))),
  items: to(readItems),
  coming: to(readItems),
  filled: to(readItems),
  cards: to((at) => mapOf(at, readCard)),
  terrains: to((at) => list(at, (terrain) => oneOf(terrain, TERRAINS))),
  island: to((at) => mapOf(at, readTile)),
  campTile: to(whole),
  shortcutTile: to((at) => optional(at, whole, null)),
  used: to((at) => list(at, text)),
  starting: to((at) => list(at, (uses) => whole(uses))),
  discoveries: to(readTokens),
  comingDiscoveries: to(readTokens),
  inventors: to((at) => list(at, text)),
  inventions: to(readItems),
  scenarioItems: to((at) => list(at, text)),
  comingScenario: to((at) => list(at, text)),
  outside: to((at) => list(at, text)),
  brought: to((at) => mapOf(at, readHaul)),
  carried: to((at) => mapOf(at, readHaul)),
  skills: to((at) => mapOf(at, (used) => list(used, (skill) => oneOf(skill, SKILL_NAMES)))),
  planMade: to(whole),
  plan: to((at) => optional(at, (plan) => list(plan, readPlanned), null)),
  fate: to((at) => optional(at, readFate, null)),
};

const WHATS = Object.keys(READERS) as readonly Change['what'][];

export function readChange(at: At): Change {
  const what = oneOf(field(at, 'what'), WHATS);
  return { what, ...READERS[what](at) } as Change;
}

export function readFate(at: At): Fate {
  return {
    won: flag(field(at, 'won')),
    cause: oneOf(field(at, 'cause'), CAUSES),
    player: optional(field(at, 'player'), text, null),
    round: whole(field(at, 'round'), { min: 1 }),
    stage: oneOf(field(at, 'stage'), STAGES),
  };
}

function to<T>(reader: (at: At) => T): (at: At) => { readonly to: T } {
  return (at) => ({ to: reader(field(at, 'to')) });
}

function mapOf<T>(at: At, reader: (at: At) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(entries(at).map(([id, value]) => [id, reader(value)]));
}

function readItems(at: At) {
  return list(at, (item) => oneOf(item, ITEM_NAMES));
}

function readTokens(at: At) {
  return list(at, (token) => oneOf(token, DISCOVERY_TOKENS));
}

function readTile(at: At): TileNotes {
  const cubes = (key: string) => list(field(at, key), (cube) => oneOf(cube, CUBES));
  return {
    far: flag(field(at, 'far')),
    minusPawn: flag(field(at, 'minusPawn')),
    beast: flag(field(at, 'beast')),
    exhausted: cubes('exhausted'),
    plus: cubes('plus'),
    ...said(at, 'explored', flag),
    ...said(at, 'inaccessible', flag),
    ...said(at, 'terrain', (terrain) => optional(terrain, (name) => oneOf(name, TERRAINS), null)),
    ...said(at, 'sources', (sources) => ({
      food: whole(field(sources, 'food')),
      wood: whole(field(sources, 'wood')),
    })),
    ...said(at, 'shelter', flag),
  };
}

function readHaul(at: At): Haul {
  return {
    food: whole(field(at, 'food')),
    wood: whole(field(at, 'wood')),
    fur: whole(field(at, 'fur')),
    ...said(at, 'shelter', flag),
  };
}
