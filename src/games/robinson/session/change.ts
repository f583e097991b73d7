import {
  among,
  COLOURS,
  kinds,
  listOf,
  mapOf,
  maybe,
  number,
  seatsOf,
  shape,
  text,
  type Read,
  type Shape,
} from '@/engine';
import { DISCOVERY_TOKENS } from '../discoveries';
import { ITEM_NAMES } from '../items';
import { PLAYERS } from '../pieces';
import { SKILL_NAMES } from '../skills';
import { CAMP, CHARACTERS, TERRAINS } from '../terms';
import { lifeTrack, scenarioFields } from './config';
import { isDial, place } from './counters';
import { inventionCard, storedPlanned } from '../moments/plan/planned';
import { TRACKING } from '../moments/tracking/level';
import {
  earnedKey,
  fateFields,
  FIELD_TOKENS,
  haulShape,
  SOURCES,
  STAGES,
  threatField,
  tileShape,
  type State,
} from './state';

const count = number();
const texts = listOf(text);
const items = listOf(among(ITEM_NAMES));
const discoveries = listOf(among(DISCOVERY_TOKENS));
const hauls = mapOf(haulShape(count));

/** What is put in the place of what was there. */
export const to = <Out, In>(value: Shape<Out, In>) => shape({ to: value });

/** What is not counted is put in its new place as a whole; the compiler finds the part of the state that lacks a line. */
const replaced = {
  stage: to(among(STAGES)),
  tracking: to(among(TRACKING)),
  round: to(number({ min: 1 })),
  first: to(text),
  threat: to(threatField),
  tokens: to(listOf(among(FIELD_TOKENS))),
  items: to(items),
  coming: to(items),
  filled: to(items),
  cards: to(mapOf(inventionCard(count))),
  terrains: to(listOf(among(TERRAINS))),
  island: to(mapOf(tileShape(count))),
  campTile: to(count),
  shortcutTile: to(maybe(count)),
  used: to(texts),
  starting: to(listOf(count)),
  discoveries: to(discoveries),
  comingDiscoveries: to(discoveries),
  inventors: to(texts),
  inventions: to(items),
  scenarioItems: to(texts),
  comingScenario: to(texts),
  outside: to(texts),
  brought: to(hauls),
  carried: to(hauls),
  skills: to(mapOf(listOf(among(SKILL_NAMES)))),
  planMade: to(count),
  plan: to(maybe(listOf(storedPlanned))),
  fate: to(maybe(shape(fateFields))),
} satisfies { readonly [Part in Replaced]: Shape<{ readonly to: State[Part] }, object> };

type Replaced = Exclude<keyof State, 'config' | 'camp' | 'bodies' | 'earned' | 'left'>;

/**
 * What an event did to the table, as figures. Every event carries its changes, so that an old game replays the same
 * after a rule was corrected; and applying them needs no rule at all.
 */
export const change = kinds('what', {
  count: shape({
    ...place,
    by: number({ min: -9999, max: 9999 }),
    from: among(SOURCES),
  }),
  /** Who is here and who has gone; who joined comes with a character and a life track. */
  people: shape({
    // Nobody plays at an empty table.
    here: seatsOf(PLAYERS),
    left: seatsOf({ max: COLOURS.length }),
    joined: maybe(shape({ id: text, character: among(CHARACTERS), life: lifeTrack })),
  }),
  /** What is known of the Scenario card, as a whole. */
  scenario: to(shape(scenarioFields)),
  ...replaced,
});
export type Change = Read<typeof change>;

/** Total: what names nobody at this table changes nothing. */
export function applyChange(state: State, made: Change): State {
  if (made.what === 'count') return counted(state, made);
  if (made.what === 'people') return people(state, made);
  if (made.what === 'scenario') return { ...state, config: { ...state.config, ...made.to } };
  return { ...state, [made.what]: made.to };
}

function people(state: State, { here, left, joined }: Extract<Change, { what: 'people' }>): State {
  const config = { ...state.config, seats: here };
  if (!joined) return { ...state, config, left };
  const { id, character, life } = joined;
  return {
    ...state,
    config: {
      ...config,
      characters: { ...config.characters, [id]: character },
      lives: { ...config.lives, [id]: life },
    },
    left,
    bodies: { ...state.bodies, [id]: { wounds: 0, determination: 0 } },
  };
}

function counted(state: State, { owner, counter, by, from }: Extract<Change, { what: 'count' }>): State {
  const key = earnedKey(owner, counter);
  const before = state.earned[key] ?? {};
  const earned = { ...state.earned, [key]: { ...before, [from]: (before[from] ?? 0) + by } };
  if (isDial(counter))
    return owner === CAMP
      ? { ...state, earned, camp: { ...state.camp, [counter]: state.camp[counter] + by } }
      : state;
  const body = Object.hasOwn(state.bodies, owner) ? state.bodies[owner] : undefined;
  if (!body) return state;
  return {
    ...state,
    earned,
    bodies: { ...state.bodies, [owner]: { ...body, [counter]: body[counter] + by } },
  };
}
