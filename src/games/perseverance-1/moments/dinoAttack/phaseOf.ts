import { isStepOf, type Explanation, type Outcome } from '@/engine';
import type { AttackPhase, Part } from '../../rules/parts';
import type { Zone } from '../../terms';
import type { DinoAttackResult } from './rule';

/** What the phases did, in the Zone that was attacked. */
export interface Resolved {
  readonly zone: Zone;
  readonly outcome: Outcome<DinoAttackResult>;
}

/** A limit that was reached belongs to the phase in which it was. */
export function phaseOf({ outcome: { explanation } }: Resolved, phase: AttackPhase): Explanation {
  let inPhase = false;
  return explanation.filter((step) => {
    if (!isStepOf<Part>(step, { part: 'limit' })) inPhase = isStepOf<Part>(step, { part: phase });
    return inPhase;
  });
}
