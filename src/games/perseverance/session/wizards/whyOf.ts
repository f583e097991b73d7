import { stepsOf, type Explanation } from '@/engine';

/** The lines of an explanation that are about one owner. */
export function whyOf(explanation: Explanation, owner: string): Explanation {
  return stepsOf(explanation, { of: owner });
}
