import type { ReviewLine } from '@/engine';
import { reviewTotals, type Reviewing } from '../../../perseverance/session/wizards/reviewTotals';
import type { Command } from '../command';
import { counterName } from '../counterName';
import type { Event } from '../event';
import { isTracked, type Counter, type State } from '../state';
import { rulesFor, trackOf } from '../supplies';
import { describe } from '../view/describe';
import { ahead, withTotals, type ByHandFigures } from './byHandFigures';

/** Of each player, what the table looks at first. */
const ORDER = [
  'followers',
  'votes',
  'safeguard',
  'valor',
  'food',
  'mr',
  'story',
  'lightSoldier',
  'heavySoldier',
  'patrols',
  'threatLight',
  'threatHeavy',
  'usedTramplerTraps',
  'usedRaptorTraps',
] as const satisfies readonly Counter[];

const REVIEWING: Reviewing<State, Command, Event, Counter> = {
  order: ORDER,
  ...ahead,
  withTotals,
  trackOf,
  nameOf: (state, counter) => counterName(rulesFor(state), counter),
  isTracked,
  factOf: ({ config }, event) => describe(event, config).fact,
};

/** The review of a walk: every changed number, with its reasons and open to the table's own figure. */
export function reviewLines(state: State, command: Command, byHand: ByHandFigures): readonly ReviewLine[] {
  return reviewTotals(REVIEWING, state, command, byHand);
}
