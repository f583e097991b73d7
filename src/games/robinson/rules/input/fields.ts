import { fail, field, flag, given, list, oneOf, refuseDoubles, slug, whole, type At } from '@/engine';
import { say } from '../../say';
import { CUBES, DOG, FRIDAY, type Cube, type Goods, type Larder } from '../../terms';
import type { Levels } from '../item';

export const COUNT = { min: 0, max: 999 } as const;
export const PLAYERS = { min: 1, max: 4 } as const;
export const MORALE = { min: -9, max: 9 } as const;
export const MORALE_TOP = { min: 1, max: 9 } as const;
export const MORALE_BOTTOM = { min: -9, max: 0 } as const;
export const ROUNDS = { min: 1, max: 30 } as const;

/** Somebody at the table. */
export function readPlayerId(at: At): string {
  return unreserved(at, [FRIDAY, DOG]);
}

/** Somebody who can be wounded: a player or Friday. */
export function readBodyId(at: At): string {
  return unreserved(at, [DOG]);
}

export function readCount(at: At, key: string): number {
  return whole(field(at, key), COUNT);
}

/** An optional number: left out, it is 0. */
export function readOptionalCount(
  at: At,
  key: string,
  limits: { min?: number; max: number } = COUNT,
): number {
  return given(field(at, key), (value) => whole(value, limits), 0);
}

/** An optional flag: left out, it is false. */
export function readFlag(at: At, key: string): boolean {
  return given(field(at, key), flag, false);
}

export function readGoods(at: At): Goods {
  return { wood: readCount(at, 'wood'), fur: readCount(at, 'fur'), food: readCount(at, 'food') };
}

export function readLarder(at: At): Larder {
  return { food: readCount(at, 'food'), nonPerishable: readCount(at, 'nonPerishable') };
}

export function readLevels(at: At): Levels {
  return { weapon: readCount(at, 'weapon'), palisade: readCount(at, 'palisade') };
}

export function readCube(at: At): Cube {
  return oneOf(at, CUBES);
}

/** A list of ids, each once. */
export function readDistinctIds(at: At, limits: { min: number; max: number }): readonly string[] {
  const ids = list(at, readPlayerId, limits);
  refuseDoubles(at, ids);
  return ids;
}

/** People with whatever else the procedure wants to know of each, nobody twice. */
export function readPeople<T extends { readonly id: string }>(
  at: At,
  person: (at: At) => T,
  limits: { min: number; max: number } = PLAYERS,
): readonly T[] {
  const people = list(at, person, limits);
  refuseDoubles(
    at,
    people.map(({ id }) => id),
    '.id',
  );
  return people;
}

function unreserved(at: At, reserved: readonly string[]): string {
  const id = slug(at);
  if (reserved.includes(id)) fail(at.path, 'invalid-input', say('refusal.idReserved', { id }));
  return id;
}
