import {
  saidByHand,
  setByHand,
  type ByHandFigures,
  type ExplainStep,
  type Explanation,
  type Phrase,
  type ReviewLine,
  type Track,
} from '@/engine';
import { DISSENTERS } from '../../dissenters';
import { nameOf } from '../../names';
import { say } from '../../say';
import { COUNT_LIMIT } from '../counting';
import { playersOf, type TableState } from '../table';
import { valueOf } from '../tableChange';
import type { Decided } from '../tableEvent';
import { totalLine } from './byHandTotals';

interface ReviewedEvent {
  readonly changes: readonly object[];
  readonly why?: Explanation;
}

/** What an episode says about its commands and numbers, so that a review can be drawn from them. */
export interface Reviewing<S extends TableState, Command, E extends ReviewedEvent, C extends string> {
  /** Of each player, what the table looks at first. */
  readonly order: readonly C[];
  /** A look ahead costs no luck. */
  decide(state: S, command: Command): Decided<E>;
  evolve(state: S, event: E): S;
  withTotals(command: Command, byHand: ByHandFigures): Command;
  trackOf(state: S, owner: string, counter: C): Track;
  nameOf(state: S, counter: C): Phrase;
  isTracked(state: S, counter: C): boolean;
  /** What an event did without a step of the rules, in its own words. */
  factOf(state: S, event: E): Phrase;
}

/**
 * Every number of every player that the command changes, each with its reasons and open to the table's own figure.
 * A player's Followers are there even if they stay. A refused command has nothing to show: saving says why.
 */
export function reviewTotals<Draft, S extends TableState, Command, E extends ReviewedEvent, C extends string>(
  reviewing: Reviewing<S, Command, E, C>,
  state: S,
  command: Command,
  byHand: ByHandFigures,
  write: (byHand: ByHandFigures) => Draft,
): readonly ReviewLine<Draft>[] {
  const { order, evolve, isTracked, trackOf } = reviewing;
  const eventsOf = (wish: Command) => {
    const decision = reviewing.decide(state, wish);
    return decision.ok ? decision.value : null;
  };
  const ruled = eventsOf(command);
  if (!ruled) return [];
  const worked = ruled.reduce(evolve, state);
  // A figure that is refused (another one was changed since) is not shown as if it counted.
  const events = eventsOf(reviewing.withTotals(command, byHand)) ?? ruled;
  const after = events.reduce(evolve, state);
  const changes = (owner: string, counter: C) =>
    isTracked(state, counter) &&
    (counter === 'followers' ||
      [worked, after].some((later) => valueOf(later, owner, counter) !== valueOf(state, owner, counter)));
  return [...playersOf(state), DISSENTERS].flatMap((owner) =>
    order
      .filter((counter) => owner !== DISSENTERS || counter === 'votes')
      .filter((counter) => changes(owner, counter))
      .map((counter): ReviewLine<Draft> => {
        const line = totalLine({ owner, counter });
        const total = valueOf(after, owner, counter);
        const what = reviewing.nameOf(state, counter);
        return {
          ...(owner !== DISSENTERS && { player: owner }),
          label: owner === DISSENTERS ? say('session.event.counted', { player: nameOf(owner), what }) : what,
          change: total - valueOf(state, owner, counter),
          total,
          why: whyOfCounter(events, owner, counter, (event) => reviewing.factOf(state, event)),
          byHand: {
            worked: valueOf(worked, owner, counter),
            value: saidByHand(byHand, line) ?? total,
            track: owner === DISSENTERS ? { min: 0, max: COUNT_LIMIT } : trackOf(worked, owner, counter),
            write: (to) => write(setByHand(byHand, line, to)),
          },
        };
      }),
  );
}

/** The steps of the rules that changed this number; what an event did without a step is said in its own words. */
function whyOfCounter<E extends ReviewedEvent>(
  events: readonly E[],
  owner: string,
  counter: string,
  factOf: (event: E) => Phrase,
): Explanation {
  const isOf = (delta: { readonly owner: string; readonly asset: string }) =>
    delta.owner === owner && delta.asset === counter;
  return events.flatMap((event): readonly ExplainStep[] => {
    const changed = event.changes.reduce((sum: number, change) => {
      const { what, owner: whose, counter: which, by } = change as Readonly<Record<string, unknown>>;
      return what === 'count' && whose === owner && which === counter && typeof by === 'number'
        ? sum + by
        : sum;
    }, 0);
    const told = (event.why ?? [])
      .map((step) => ({ ...step, deltas: (step.deltas ?? []).filter((delta) => isOf(delta)) }))
      .filter(({ deltas }) => deltas.some(({ by }) => by !== 0));
    const rest = changed - told.reduce((sum, { deltas }) => deltas.reduce((all, { by }) => all + by, sum), 0);
    if (rest === 0) return told;
    return [...told, { rule: factOf(event), deltas: [{ owner, asset: counter, by: rest }] }];
  });
}
