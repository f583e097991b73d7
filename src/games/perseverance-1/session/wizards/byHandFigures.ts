import type { ByHandFigures } from '@/engine';
import * as family from '../../../perseverance/session/wizards/byHandTotals';
import { shiftFollowers, type Given } from '../../../perseverance/session/wizards/shiftFollowers';
import type { Command, Correction, RuledCommand } from '../command';
import { decide } from '../decide/decide';
import { evolve } from '../evolve';
import { COUNTERS, type Counter, type State } from '../state';

export { readByHand, saidByHand, setByHand, type ByHandFigures } from '@/engine';

/** The command with every total that was set on the review; corrections that it brings already come first. */
export function withTotals(command: Command, figures: ByHandFigures): Command {
  return withCorrections(command, family.totalsIn(COUNTERS, figures));
}

export function withCorrections(command: Command, corrections: readonly Correction[]): Command {
  return family.withCorrections<RuledCommand, Counter>(command, corrections);
}

/** The command with the Followers that the table set on single lines. */
export function withShifts(
  state: State,
  command: RuledCommand,
  given: readonly Given[],
  byHand: ByHandFigures,
): Command {
  return withCorrections(
    command,
    shiftFollowers(state, () => leaves(state, command), given, byHand),
  );
}

/** The table as a command would leave it; null where it is refused. A look ahead costs no luck. */
export function leaves(state: State, command: Command): State | null {
  const decision = decide(state, command, { pick: () => 0 });
  return decision.ok ? decision.value.reduce(evolve, state) : null;
}
