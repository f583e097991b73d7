import type { Explanation, ExplainStep } from './explanation';

/**
 * Which step of an account it is: what was counted, for whom, and what else tells two such steps apart. It is stored
 * with the step and outlives every change of its words, so a name that was once written is never given another meaning.
 */
export interface StepId<Part extends string = string> {
  readonly part: Part;
  /** A player, or anybody else the rules keep a figure for. */
  readonly of?: string;
  readonly at?: Readonly<Record<string, string | number>>;
}

/** The steps that count this, of this owner, or both. */
export function stepsOf<Part extends string>(
  explanation: Explanation,
  wanted: { readonly part?: Part | readonly Part[]; readonly of?: string },
): Explanation {
  return explanation.filter((step) => isStepOf(step, wanted));
}

export function isStepOf<Part extends string>(
  { id }: ExplainStep,
  { part, of }: { readonly part?: Part | readonly Part[]; readonly of?: string },
): boolean {
  if (!id) return false;
  const parts: readonly string[] | undefined = typeof part === 'string' ? [part] : part;
  return (parts === undefined || parts.includes(id.part)) && (of === undefined || id.of === of);
}
