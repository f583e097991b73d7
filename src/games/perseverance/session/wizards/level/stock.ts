import type { Phrase } from '@/engine';
import type { CountedFigure } from '../../level';
import type { TableState } from '../../table';

/** What an episode says about the numbers of a player that Essentials does not follow. */
export interface Stocking<S extends TableState, C extends string> {
  readonly counters: readonly C[];
  most(counter: C): number;
  nameOf(state: S, counter: C): Phrase;
  /** As it was counted last; null: nobody knows it. */
  known(state: S, player: string, counter: C): CountedFigure | null;
}

/** Pieces as they lie on the board, one change for each place: the last thing said of a place counts. */
export function laidWith<Change extends { readonly what: string }>(
  laid: readonly Change[],
  change: Change,
): readonly Change[] {
  const place = placeOf(change);
  return [...laid.filter((other) => placeOf(other) !== place), change];
}

function placeOf(change: { readonly what: string }): string {
  const { what, zone, space, column, player, id } = change as Readonly<Record<string, unknown>>;
  return JSON.stringify([what, zone, space, column, player, id]);
}

/** More than there are places. */
export const MOST_LAID = 400;
