import type { Draft, Wizard } from '@/engine';

export type AnyWizard = Wizard<unknown, unknown>;

/** The id of the review, after the last step. */
export const REVIEW = 'review';

/** A quick wizard has no review, and some have it under their last step: then that one commits. */
export function stepsOf(wizard: AnyWizard, state: unknown, draft: Draft): readonly string[] {
  const ids = wizard.steps(state, draft).map(({ id }) => id);
  return wizard.quick || (wizard.reviewOnLast && ids.length > 0) ? ids : [...ids, REVIEW];
}

/** Where a new draft begins: what is known and asks nothing is behind it, one Back away. */
export function firstStep(wizard: AnyWizard, state: unknown, draft: Draft): string {
  const asks = wizard.steps(state, draft).find(({ known, missing }) => !known || missing);
  return asks?.id ?? stepsOf(wizard, state, draft).at(-1) ?? REVIEW;
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
