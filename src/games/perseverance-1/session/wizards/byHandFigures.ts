import { DRY_RUN, withCorrections, type Overrides } from '@/engine';
import { totalsIn } from '../../../perseverance/session/wizards/reviewTotals';
import type { Ahead } from '../../../perseverance/session/wizards/shiftFollowers';
import type { Command, Correction, RuledCommand } from '../command';
import { decide } from '../decide/decide';
import type { Event } from '../event';
import { evolve } from '../evolve';
import { COUNTERS, type State } from '../state';

/** The command with every total that was set on the review; corrections that it brings already come first. */
export function withTotals(command: Command, figures: Overrides): Command {
  return withCorrections<RuledCommand, Correction>(command, totalsIn(COUNTERS, figures));
}

/** A look ahead costs no luck. */
export const ahead: Ahead<State, Command, Event> = {
  decide: (state, command) => decide(state, command, DRY_RUN),
  evolve,
};
