import { field, given, list, slug, whole, type At } from '@/engine';
import { TILES } from '../../pieces';
import { perResource, perSkill } from '../../tally';
import type { Caravan, Place, RingPlace, Trio } from '../../terms';

/** A number of things on the table. */
const COUNT = { min: 0, max: 999 } as const;
/** What Ability Cards may change. */
const CHANGE = { min: -99, max: 99 } as const;

export const PLAYERS = { min: 1, max: 5 } as const;

export const readCaravan = (at: At): Caravan => perResource((resource) => whole(field(at, resource), COUNT));

export const readTrio = (at: At): Trio => perSkill((skill) => whole(field(at, skill), COUNT));

export const readChange = (at: At): Trio => perSkill((skill) => whole(field(at, skill), CHANGE));

export const readDice = (at: At): Trio => perSkill((skill) => whole(field(at, skill), { max: 99 }));

export function readHordeCount(at: At): number {
  return whole(at, { max: TILES });
}

/** Where Hordes stand: one for each of the seven tiles at most. */
export function readPlaces(at: At, limits: { min: number; max: number } = { min: 0, max: TILES }) {
  return list(at, readPlace, limits);
}

export function readPlace(at: At): Place {
  return at.value === 'E' ? 'E' : readRingPlace(at);
}

export function readRingPlace(at: At): RingPlace {
  // Out of range, it is refused before any rule sees it.
  return whole(at, { max: 5 }) as RingPlace;
}

export function readOptionalId(at: At): string | null {
  return given(at, slug, null);
}
