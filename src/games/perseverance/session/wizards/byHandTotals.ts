import type { Overrides } from '@/engine';
import type { CorrectionOf } from '../counting';

/** A total of the review is called by its counter and its owner, everything else by the line's own name. */
export function totalLine({ owner, counter }: { readonly owner: string; readonly counter: string }): string {
  return `total:${counter}:${owner}`;
}

/** Every total that was set on the review, as corrections. */
export function totalsIn<C extends string>(
  counters: readonly C[],
  figures: Overrides,
): readonly CorrectionOf<C>[] {
  return Object.entries(figures).flatMap(([line, to]): readonly CorrectionOf<C>[] => {
    const counter = counters.find((name) => line.startsWith(`total:${name}:`));
    return counter === undefined ? [] : [{ owner: line.slice(`total:${counter}:`.length), counter, to }];
  });
}
