import { field, list, type AskedFigure, type At, type Phrase, type WizardStep } from '@/engine';
import { nameOf } from '../../../names';
import { say } from '../../../say';
import { sayCounted, type CountedFigure } from '../../level';
import { playersOf, type Counts, type TableState } from '../../table';
import { count, valueOf } from '../../tableChange';
import { readPlayerFigures } from '../assembly/assemblyDraft';

/** What the table has counted so far, on the way from Essentials to Full. */
export interface StockDraft<Change> {
  /** Numbers by player and by name. */
  readonly counts: Readonly<Record<string, Counts>>;
  /** Pieces as they lie on the board: one change for each place. */
  readonly laid: readonly Change[];
}

export const NOTHING_COUNTED: StockDraft<never> = { counts: {}, laid: [] };

/** What an episode says about the numbers of a player that Essentials does not follow. */
export interface Stocking<S extends TableState, C extends string> {
  readonly counters: readonly C[];
  most(counter: C): number;
  nameOf(state: S, counter: C): Phrase;
  /** As it was counted last; null: nobody knows it. */
  known(state: S, player: string, counter: C): CountedFigure | null;
}

/** A number as the table said it, or as it was counted last; null: still to be counted. */
export function stockOf<S extends TableState, C extends string>(
  stocking: Stocking<S, C>,
  state: S,
  draft: StockDraft<unknown>,
  player: string,
  counter: C,
): number | null {
  const own = Object.hasOwn(draft.counts, player) ? (draft.counts[player] ?? {}) : {};
  if (Object.hasOwn(own, counter)) return own[counter] ?? null;
  return stocking.known(state, player, counter)?.value ?? null;
}

/** Everybody's numbers on one page; what nobody knows shows a dash until it is counted. */
export function stockStep<S extends TableState, C extends string, D extends StockDraft<unknown>>(
  stocking: Stocking<S, C>,
  state: S,
  draft: D,
): WizardStep {
  const figures = playersOf(state).flatMap((player) =>
    stocking.counters.map((counter): AskedFigure => {
      const value = stockOf(stocking, state, draft, player, counter);
      const own = draft.counts[player] ?? {};
      const known = stocking.known(state, player, counter);
      return {
        id: `${player}:${counter}`,
        group: say('session.event.owner', { player: nameOf(player) }),
        label: stocking.nameOf(state, counter),
        note: Object.hasOwn(own, counter) ? say('session.level.countedNow') : sayCounted(known),
        value: value ?? 0,
        ...(value === null && { unknown: true }),
        track: { min: 0, max: stocking.most(counter) },
        write: (to) => ({ ...draft, counts: { ...draft.counts, [player]: { ...own, [counter]: to } } }),
      };
    }),
  );
  return {
    kind: 'figures',
    id: 'stock',
    title: say('session.level.stock'),
    help: say('session.level.stockHelp'),
    figures,
    ...(figures.some(({ unknown }) => unknown) && { missing: say('session.level.countAll') }),
  };
}

/** The numbers of the draft, as changes of what the table last stood at. */
export function stockChanges<S extends TableState, C extends string>(
  stocking: Stocking<S, C>,
  state: S,
  draft: StockDraft<unknown>,
) {
  return playersOf(state).flatMap((player) =>
    stocking.counters.flatMap((counter) => {
      const to = stockOf(stocking, state, draft, player, counter) ?? 0;
      const by = to - valueOf(state, player, counter);
      return by === 0 ? [] : [count(player, counter, by)];
    }),
  );
}

export function layOut<Change extends { readonly what: string }, D extends StockDraft<Change>>(
  draft: D,
  change: Change,
): D {
  return { ...draft, laid: laidWith(draft.laid, change) };
}

/** The last thing said of a place is how it lies there. */
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

export function readStock<S extends TableState, C extends string, Change>(
  at: At,
  state: S,
  { counters, most }: Pick<Stocking<S, C>, 'counters' | 'most'>,
  change: (at: At) => Change,
): StockDraft<Change> {
  return {
    counts: readPlayerFigures(field(at, 'counts'), state, counters, most) as StockDraft<Change>['counts'],
    laid: list(field(at, 'laid'), change, { max: MOST_LAID }),
  };
}
