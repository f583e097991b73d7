import {
  reviewNumbers,
  type Overrides,
  type Decided,
  type Explanation,
  type Phrase,
  type ReviewedNumber,
  type ReviewLine,
  type Track,
} from '@/engine';
import { DISSENTERS } from '../../dissenters';
import { nameOf } from '../../names';
import { say } from '../../say';
import { COUNT_LIMIT, type CorrectionOf } from '../counting';
import { playersOf, type TableState } from '../table';
import { valueOf } from '../tableChange';

interface Reviewable {
  readonly changes: readonly object[];
  readonly why?: Explanation;
}

/** What an episode says about its commands and numbers, so that a review can be drawn from them. */
export interface Reviewing<S extends TableState, Command, E extends Reviewable, C extends string> {
  /** Of each player, what the table looks at first. */
  readonly order: readonly C[];
  /** A look ahead costs no luck. */
  decide(state: S, command: Command): Decided<E>;
  evolve(state: S, event: E): S;
  withTotals(command: Command, overrides: Overrides): Command;
  trackOf(state: S, owner: string, counter: C): Track;
  nameOf(state: S, counter: C): Phrase;
  isTracked(state: S, counter: C): boolean;
  /** What an event did without a step of the rules, in its own words. */
  factOf(state: S, event: E): Phrase;
}

/** Every number of every player that the command changes; a player's Followers are there even if they stay. */
export function reviewsOf<S extends TableState, Command, E extends Reviewable, C extends string>(
  reviewing: Reviewing<S, Command, E, C>,
) {
  return (state: S, command: Command, overrides: Overrides): readonly ReviewLine[] =>
    reviewNumbers(
      {
        state,
        ruled: reviewing.decide(state, command),
        overridden: reviewing.decide(state, reviewing.withTotals(command, overrides)),
        evolve: reviewing.evolve,
        factOf: (event: E) => reviewing.factOf(state, event),
      },
      numbersOf(reviewing, state),
      overrides,
    );
}

function numbersOf<S extends TableState, Command, E extends Reviewable, C extends string>(
  { order, isTracked, trackOf, nameOf: nameOfCounter }: Reviewing<S, Command, E, C>,
  state: S,
): readonly ReviewedNumber<S, object>[] {
  const tracked = order.filter((counter) => isTracked(state, counter));
  return [...playersOf(state), DISSENTERS].flatMap((owner) => {
    const dissenting = owner === DISSENTERS;
    return tracked
      .filter((counter) => !dissenting || counter === 'votes')
      .map((counter) => {
        const what = nameOfCounter(state, counter);
        return {
          line: totalLine({ owner, counter }),
          owner,
          asset: counter,
          ...(!dissenting && { player: owner }),
          label: dissenting ? say('session.event.counted', { player: nameOf(owner), what }) : what,
          always: counter === 'followers',
          valueIn: (later: S) => valueOf(later, owner, counter),
          changeBy: (change: object) => countedBy(change, owner, counter),
          track: (after: S) => (dissenting ? { min: 0, max: COUNT_LIMIT } : trackOf(after, owner, counter)),
        };
      });
  });
}

function countedBy(change: object, owner: string, counter: string): number {
  const { what, owner: whose, counter: which, by } = change as Readonly<Record<string, unknown>>;
  return what === 'count' && whose === owner && which === counter && typeof by === 'number' ? by : 0;
}

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
