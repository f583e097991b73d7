import type { ByHandFigures } from '@/engine';
import * as family from '../../../perseverance/session/wizards/byHandTotals';
import type { Command, Correction, RuledCommand } from '../command';
import { COUNTERS, type Counter } from '../state';

export { readByHand, saidByHand, setByHand, type ByHandFigures } from '@/engine';

/** The command with every total that was set on the review; corrections that it brings already come first. */
export function withTotals(command: Command, figures: ByHandFigures): Command {
  return withCorrections(command, family.totalsIn(COUNTERS, figures));
}

export function withCorrections(command: Command, corrections: readonly Correction[]): Command {
  return family.withCorrections<RuledCommand, Counter>(command, corrections);
}
