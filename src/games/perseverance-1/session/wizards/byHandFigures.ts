import type { ByHandFigures } from '@/engine';
import * as family from '../../../perseverance/session/wizards/byHandTotals';
import type { Ahead } from '../../../perseverance/session/wizards/shiftFollowers';
import type { Command, Correction, RuledCommand } from '../command';
import { decide } from '../decide/decide';
import type { Event } from '../event';
import { evolve } from '../evolve';
import { COUNTERS, type Counter, type State } from '../state';

export type { ByHandFigures } from '@/engine';

/** The command with every total that was set on the review; corrections that it brings already come first. */
export function withTotals(command: Command, figures: ByHandFigures): Command {
  return withCorrections(command, family.totalsIn(COUNTERS, figures));
}

export function withCorrections(command: Command, corrections: readonly Correction[]): Command {
  return family.withCorrections<RuledCommand, Counter>(command, corrections);
}

/** A look ahead costs no luck. */
export const ahead: Ahead<State, Command, Event> = {
  decide: (state, command) => decide(state, command, { pick: () => 0 }),
  evolve,
};
