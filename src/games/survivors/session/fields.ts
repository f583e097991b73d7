import { added, among, andThen, flag, listOf, maybe, number, orElse, shape, text, type Read } from '@/engine';
import * as rules from '../rules/fields';
import { RING } from '../terms';

export const PHASES = ['setup', 'travel', 'challenges', 'encounter', 'decide', 'finished'] as const;
export const phase = among(PHASES);
export type Phase = Read<typeof phase>;

export const hordes = shape({
  /** On the Encounter Tile, where any number may meet. */
  encounter: rules.hordeCount,
  ring: listOf(rules.ringPlace, { max: RING.length }),
});
export type Hordes = Read<typeof hordes>;

/** The icons at the six corners, clockwise from the top right; null where nobody has looked yet. */
export const tile = listOf(maybe(rules.skill), { min: 6, max: 6 });
export type Tile = Read<typeof tile>;

const ring = shape({ 0: tile, 1: tile, 2: tile, 3: tile, 4: tile, 5: tile });
/** The middle first: of one object, JavaScript would read the numbers before it. */
export const board = andThen(shape({ E: tile }), () => ring);
export type Board = Read<typeof board>;

export const counted = shape({
  totals: rules.trio,
  threat: rules.skill,
  /** Counted once more after a card changed the tiles; `totals` are those that named the Threat. */
  now: added(rules.trio),
});
export type Counted = Read<typeof counted>;

export const fate = shape({
  won: flag,
  /** False: the table gave up before it settled. */
  settled: flag,
  /** As the table called the tile that it settled on. The first version had no location. */
  location: maybe(text),
  /** Where play goes on if it is opened again. The first version always went on after the Encounter. */
  phase: orElse(phase, 'decide'),
});
export type Fate = Read<typeof fate>;

/** Any whole number: how far it may go is for the game to say, in words. */
export const wish = number({ min: Number.MIN_SAFE_INTEGER });
