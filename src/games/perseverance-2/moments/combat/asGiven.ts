import type { Ask, Count } from '@/engine';

/**
 * Numbers as somebody gave them, as far as they still fit; as they are proposed until one of them is given. A table that
 * goes back and brings fewer pieces is not asked for all of it again.
 */
export function asGiven<Id extends string>(
  ask: Ask,
  step: string,
  figures: readonly Count<Id>[],
): readonly Count<Id>[] {
  const given = figures.map((figure) => ask.given(step, { ...figure, track: { min: figure.track.min } }));
  if (given.every((to) => to === null)) return figures;
  return figures.map((figure, i) => ({
    ...figure,
    value: Math.min(given[i] ?? 0, figure.track.max ?? Infinity),
  }));
}
