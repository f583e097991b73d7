import {
  among,
  distinct,
  each,
  except,
  flag,
  ifGiven,
  listOf,
  number,
  shape,
  slug,
  type ListLimits,
  type Read,
  type Shape,
} from '@/engine';
import { PLAYERS } from '../pieces';
import { say } from '../say';
import { CUBES, DOG, FRIDAY, GOODS } from '../terms';

const COUNT = { min: 0, max: 999 } as const;

export const round = number({ min: 1, max: 30 });
export const morale = number({ min: -9, max: 9 });
export const moraleTop = number({ min: 1, max: 9 });
export const moraleBottom = number({ min: -9, max: 0 });
/** As printed: tokens for the lowest level, the next one, and so on. */
export const moraleTrack = shape({ lowest: moraleBottom, values: listOf(morale, { min: 2, max: 19 }) });

export const count = number(COUNT);
export const optionalCount = ifGiven(count, 0);
export const optionalFlag = ifGiven(flag, false);

/** Somebody at the table. */
export const playerId = unreserved(FRIDAY, DOG);
/** Somebody who can be wounded: a player or Friday. */
export const bodyId = unreserved(DOG);

export const cube = among(CUBES);
export const goods = each(GOODS, count);
export const larder = { food: count, nonPerishable: count };

export const levels = shape({ weapon: count, palisade: count });
export type Levels = Read<typeof levels>;

/** Left out, there is nothing in it. */
export function optionalList<Out, In>(list: Shape<readonly Out[], In>) {
  const nothing: readonly Out[] = [];
  return ifGiven(list, nothing);
}

/** A list of players, each once. */
export function playerIds(limits: ListLimits = PLAYERS) {
  return distinct(listOf(playerId, limits));
}

/** People with whatever else the procedure wants to know of each, nobody twice. */
export function people<T extends { readonly id: string }, In>(
  person: Shape<T, In>,
  limits: ListLimits = PLAYERS,
) {
  return distinct(listOf(person, limits), 'id');
}

function unreserved(...words: readonly string[]) {
  return except(slug, words, (id) => say('refusal.idReserved', { id }));
}
