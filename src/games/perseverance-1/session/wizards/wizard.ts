import {
  lookAhead,
  reasonIn,
  withCorrections,
  wizardsOf,
  type Ask as AskAny,
  type Overrides,
  type Phrase,
} from '@/engine';
import { totalsIn, reviewsOf } from '../../../perseverance/session/wizards/reviewTotals';
import { outlookOf } from '../../../perseverance/session/wizards/outlookOf';
import { ASSETS } from '../../terms';
import type { Command, Correction, RuledCommand } from '../command';
import { counterName, COUNTERS_IN_ORDER } from '../counters';
import { decide } from '../decide/decide';
import type { Event } from '../event';
import { evolve } from '../evolve';
import type { Asks } from '../names';
import { refuse } from '../refuse';
import { COUNTERS, isTracked, playersOf, type Counter, type State } from '../state';
import { rulesFor, trackOf } from '../supplies';
import { describe } from '../view/describe';

/** A look ahead costs no luck. */
export const ahead = lookAhead<State, Command, Event>({ decide, evolve });

/** The command with every total that was set on the review, after the corrections that it brings already. */
export function withTotals(command: Command, figures: Overrides): Command {
  return withCorrections<RuledCommand, Correction>(command, totalsIn(COUNTERS, figures));
}

/** The review of a wizard: every number that changes, with its reasons; the table may set another one. */
export const reviewLines = reviewsOf<State, Command, Event, Counter>({
  order: COUNTERS_IN_ORDER,
  ...ahead,
  withTotals,
  trackOf,
  nameOf: (state, counter) => counterName(rulesFor(state), counter),
  isTracked,
  factOf: ({ config }, event) => describe(event, config).fact,
});

/** How a wizard asks here. */
export type Ask = AskAny<Asks>;

/** How the wizards of this episode are written. */
export const wizard = wizardsOf<State, Command, Command, Asks>({
  nothingChosen: refuse('nothingChosen').error,
  players: playersOf,
  review: reviewLines,
  withOverrides: withTotals,
});

/** Why a command would be refused now, for the option that sends it. */
export function reasonAgainst(state: State, command: Command): { readonly reason?: Phrase } {
  return reasonIn(ahead.decide(state, command));
}

/** What a command would cost and give its player, on top of another one, or why it cannot be. */
export function outlook(
  state: State,
  player: string,
  command: Command,
  before?: Command,
): { readonly note?: Phrase; readonly reason?: Phrase } {
  return outlookOf(
    player,
    ahead.decide(state, command),
    before ? ahead.decide(state, before) : null,
    ASSETS,
    (asset) => counterName(rulesFor(state), asset),
  );
}
