import type { Explanation } from '@/engine';
import { ownerOf } from '../oldSteps';

/** The lines of an explanation that are about one owner. */
export function whyOf(explanation: Explanation, owner: string): Explanation {
  return explanation.filter((step) => ownerOf(step) === owner);
}
