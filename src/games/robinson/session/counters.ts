import { among, text, type ReadFields, type Track } from '@/engine';
import { CAMP } from '../terms';
import { highestMorale } from './config';
import type { State } from './state';

/** Numbers of the whole table. What is only there or not is 0 or 1. */
export const DIALS = [
  'morale',
  'weapon',
  'roof',
  'palisade',
  'shelter',
  'tileShelter',
  'food',
  'nonPerishable',
  'wood',
  'fur',
  'futureFood',
  'futureNonPerishable',
  'futureWood',
  'futureFur',
  'huntingDeck',
  'rainTokens',
  'winterTokens',
  'stormToken',
  'foodSources',
  'woodSources',
  'plusFood',
  'plusWood',
  'buildingPawn',
] as const;
export type Dial = (typeof DIALS)[number];

/** Numbers of a player or of Friday. */
export const BODY_COUNTERS = ['wounds', 'determination'] as const;
export type BodyCounter = (typeof BODY_COUNTERS)[number];

export const COUNTERS = [...DIALS, ...BODY_COUNTERS] as const;
export type Counter = (typeof COUNTERS)[number];

/** One tracked number: of the camp, or of somebody. */
export const place = { owner: text, counter: among(COUNTERS) };
export type Place = ReadFields<typeof place>;

export function isDial(counter: Counter): counter is Dial {
  return DIALS.some((dial) => dial === counter);
}

/** Null where there is no such number. */
export function valueOf(state: State, { owner, counter }: Place): number | null {
  if (isDial(counter)) return owner === CAMP ? state.camp[counter] : null;
  return Object.hasOwn(state.bodies, owner) ? (state.bodies[owner]?.[counter] ?? null) : null;
}

/** The limits of a number: levels have none upwards, but three digits are enough for any island. */
export function trackOf({ config }: Pick<State, 'config'>, { owner, counter }: Place): Track {
  if (counter === 'morale') return { min: config.morale.lowest, max: highestMorale(config) };
  if (counter === 'wounds') return { min: 0, max: config.lives[owner]?.last ?? MANY };
  return { min: 0, max: MOST[counter] ?? MANY };
}

const MANY = 999;

const MOST: Readonly<Partial<Record<Counter, number>>> = {
  shelter: 1,
  tileShelter: 1,
  stormToken: 1,
  plusFood: 1,
  plusWood: 1,
  buildingPawn: 1,
  foodSources: 3,
  woodSources: 3,
  rainTokens: 9,
  winterTokens: 9,
};
