import type { StepId } from './account';
import type { Phrase } from './phrase';

/** One change of one number of one owner (a player, or the Dissenters). */
export interface Delta {
  readonly owner: string;
  readonly asset: string;
  readonly by: number;
}

/**
 * One line of an answer to "why?": the rule that was applied, in words, and what it changed.
 * `note` is the reason as a caption, `figure` the arithmetic ("15 ÷ 2"), `source` the edition and page.
 */
export interface ExplainStep {
  readonly rule: Phrase;
  readonly note?: Phrase;
  readonly figure?: string;
  readonly deltas?: readonly Delta[];
  readonly source?: string;
  /** Which step it is, for programs: words may change, this does not. */
  readonly id?: StepId;
}

export type Explanation = readonly ExplainStep[];

/** What all steps together changed: owner → asset → sum, zeros left out. */
export function sumDeltas(steps: Explanation): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const sums = new Map<string, Map<string, number>>();
  for (const step of steps) {
    for (const { owner, asset, by } of step.deltas ?? []) {
      const assets = sums.get(owner) ?? new Map<string, number>();
      assets.set(asset, (assets.get(asset) ?? 0) + by);
      sums.set(owner, assets);
    }
  }
  // fromEntries, because an assignment to a key `__proto__` (a possible player id) would be lost.
  return Object.fromEntries(
    [...sums]
      .map(([owner, assets]) => [owner, [...assets].filter(([, by]) => by !== 0)] as const)
      .filter(([, changed]) => changed.length > 0)
      .map(([owner, changed]) => [owner, Object.fromEntries(changed)]),
  );
}

/** The figure of a sum: "3 + 1 − 2". */
export function sumFigure(terms: readonly number[]): string {
  return terms
    .map((term, i) => {
      const sign = term < 0 ? '−' : '+';
      const size = String(Math.abs(term));
      if (i > 0) return ` ${sign} ${size}`;
      return term < 0 ? sign + size : size;
    })
    .join('');
}
