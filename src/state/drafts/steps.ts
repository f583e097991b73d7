import type { Draft, Wizard } from '@/engine';

export type AnyWizard = Wizard<unknown, unknown>;

/** The id of the review, after the last step. */
export const REVIEW = 'review';

/** A quick wizard has no review, and some have it under their last step: that step commits. */
export function stepsOf(wizard: AnyWizard, state: unknown, draft: Draft): readonly string[] {
  const ids = wizard.steps(state, draft).map(({ id }) => id);
  return wizard.quick || wizard.reviewOnLast ? ids : [...ids, REVIEW];
}

/** An answer may remove its own step: then the step that took its place is shown. */
export function stepInstead(
  wizard: AnyWizard,
  state: unknown,
  step: string,
  before: Draft,
  after: Draft,
): string {
  const ids = stepsOf(wizard, state, after);
  if (ids.includes(step)) return step;
  return ids[stepsOf(wizard, state, before).indexOf(step)] ?? ids[0] ?? step;
}
