import type { Ask, Phrase } from '@/engine';
import { nameOf } from '../../names';
import { say } from '../../say';
import { sayCounted, type CountedFigure } from './level';
import { playersOf, type Counts, type TableState } from '../../session/table';
import { count, valueOf } from '../../session/tableChange';

/** What an episode says about the numbers of a player that Essentials does not follow. */
export interface Stocking<S extends TableState, C extends string> {
  readonly counters: readonly C[];
  most(counter: C): number;
  nameOf(state: S, counter: C): Phrase;
  /** As it was counted last; null: nobody knows it. */
  known(state: S, player: string, counter: C): CountedFigure | null;
}

/** Everybody's numbers on one page; what nobody knows shows a dash until it is counted. */
export function askStock<S extends TableState, C extends string>(
  ask: Ask,
  stocking: Stocking<S, C>,
  state: S,
): Counts {
  return ask.count({
    id: 'stock',
    title: say('session.level.stock'),
    help: say('session.level.stockHelp'),
    figures: playersOf(state).flatMap((player) =>
      stocking.counters.map((counter) => {
        const known = stocking.known(state, player, counter);
        return {
          id: stockId(player, counter),
          group: say('session.event.owner', { player: nameOf(player) }),
          label: stocking.nameOf(state, counter),
          note: sayCounted(known),
          saidNote: say('session.level.countedNow'),
          value: known?.value ?? 0,
          ...(known === null && { unknown: true }),
          track: { min: 0, max: stocking.most(counter) },
        };
      }),
    ),
    missing: (_counts, unknown): Phrase | null => (unknown.length > 0 ? say('session.level.countAll') : null),
  });
}

/** These numbers, as changes of what the table had last. */
export function countedChanges<S extends TableState, C extends string>(
  counters: readonly C[],
  state: S,
  counts: Counts,
) {
  return playersOf(state).flatMap((player) =>
    counters.flatMap((counter) => {
      const by = stockIn(counts, player, counter) - valueOf(state, player, counter);
      return by === 0 ? [] : [count(player, counter, by)];
    }),
  );
}

export function stockIn(counts: Counts, player: string, counter: string): number {
  return counts[stockId(player, counter)] ?? 0;
}

function stockId(player: string, counter: string): string {
  return `${player}:${counter}`;
}

/** More than there are places. */
export const MOST_LAID = 400;

/** Pieces on the board: the last answer about a place counts. */
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
