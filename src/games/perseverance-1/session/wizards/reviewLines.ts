import { reviewsOf } from '../../../perseverance/session/wizards/reviewTotals';
import type { Command } from '../command';
import { counterName } from '../counterName';
import { COUNTERS_IN_ORDER } from '../counterTable';
import type { Event } from '../event';
import { isTracked, type Counter, type State } from '../state';
import { rulesFor, trackOf } from '../supplies';
import { describe } from '../view/describe';
import { ahead, withTotals } from './byHandFigures';

/** The review of a wizard: every changed number, with its reasons and open to the table's own figure. */
export const reviewLines = reviewsOf<State, Command, Event, Counter>({
  order: COUNTERS_IN_ORDER,
  ...ahead,
  withTotals,
  trackOf,
  nameOf: (state, counter) => counterName(rulesFor(state), counter),
  isTracked,
  factOf: ({ config }, event) => describe(event, config).fact,
});
