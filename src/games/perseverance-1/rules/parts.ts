import type { StepId } from '@/engine';
import type { FamilyPart } from '../../perseverance/parts';

/**
 * What the steps of Episode 1's accounts count. They are stored with it: a name that was once written keeps its
 * meaning, whatever becomes of the words.
 */
export type Part =
  | FamilyPart
  | 'setup'
  | 'action'
  | 'influence'
  /** What a full track pays one player: `at: { asset, amount }`. */
  | 'influence-bonus'
  | AttackPhase
  | 'attack-dangerous'
  /** Who stood elsewhere than the app knew. */
  | 'attack-moves'
  | 'contribution'
  | 'contribution-repeat'
  | 'contribution-blocked'
  | 'reward'
  | 'patrol'
  | 'patrol-nothing'
  | 'dice-pool'
  | 'zone-nobody'
  | `final-${FinalSource}`
  | 'final-decided'
  /** A cap or a floor took something: it belongs to the step before it. */
  | 'limit';

/** Steps of a fight say `at: { column, row }`. */
export type AttackPhase = 'trap' | 'wall' | 'fight' | 'breach';

/** Where Followers come from at the end. The two majorities say `at: { place }`. */
export type FinalSource =
  | 'soldiers'
  | 'fortifications'
  | 'food'
  | 'mr'
  | 'story'
  | 'lightSoldiers'
  | 'heavySoldiers'
  | 'pairs'
  | 'threat';

export type Step = StepId<Part>;
