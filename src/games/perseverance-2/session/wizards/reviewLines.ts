import { lookAhead, withCorrections, type Overrides } from '@/engine';
import { reviewsOf, totalsIn } from '../../../perseverance/session/wizards/reviewTotals';
import type { Command, Correction, RuledCommand } from '../command';
import { counterName, trackOf } from '../counting';
import { decide } from '../decide/decide';
import type { Event } from '../event';
import { evolve } from '../evolve';
import { COUNTERS, isTracked, type Counter, type State } from '../state';
import { describe } from '../view/describe';

/** A look ahead costs no luck. */
export const ahead = lookAhead<State, Command, Event>({ decide, evolve });

/** The review of a wizard: every changed number, with its reasons and open to the table's own figure. */
export const reviewLines = reviewsOf<State, Command, Event, Counter>({
  ...ahead,
  order: COUNTERS,
  withTotals,
  trackOf,
  nameOf: (_state, counter) => counterName(counter),
  isTracked,
  factOf: (_state, event) => describe(event).fact,
});

/** The command with every total that was set on the review. */
export function withTotals(command: Command, figures: Overrides): Command {
  return withCorrections<RuledCommand, Correction>(command, totalsIn(COUNTERS, figures));
}
