import type { StepId } from '@/engine';

/**
 * What a step of an explanation counts, where somebody asks for it. Stored games keep these names, whatever becomes of the
 * words: a new meaning gets a new name.
 */
export type Part =
  /** Something was lost at the end of a track: `at` says which asset. */
  | 'cap'
  | 'floor'
  /** Of a Combat. */
  | 'combat-damage'
  | 'combat-free-trampler'
  | 'combat-injuries'
  | 'combat-captured'
  | 'enclosure-released'
  /** Of a Dino Attack. */
  | 'attack-structures'
  | 'attack-valor'
  | 'attack-verdict'
  | 'attack-swept-away'
  | 'attack-breach'
  /** Of the end of a turn with a Breach. */
  | 'breach-loss'
  | 'breach-leaves'
  | 'breach-stays'
  /** Of an Adventure: every step of a Threat, and what a Trial of the Temple counts. */
  | 'threat'
  | 'trial'
  /** Of an Assembly: what a Zone gave, the place among the Votes, the places and the Followers of an Officer. */
  | 'zone-gains'
  | 'votes-place'
  | 'officer-places'
  | 'officer-share'
  /** Of final scoring: `at` says which species or which thing. */
  | 'final-captured'
  | 'final-leftover'
  | 'final-total';

export type Id = StepId<Part>;
