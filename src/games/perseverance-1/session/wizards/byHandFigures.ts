import type { ByHandFigures } from '@/engine';
import type { Command, Correction } from '../command';
import { COUNTERS } from '../state';

export { readByHand, saidByHand, setByHand, type ByHandFigures } from '@/engine';

/** A total of the review is called by its counter and its owner, everything else by the line's own name. */
export function totalLine({ owner, counter }: Pick<Correction, 'owner' | 'counter'>): string {
  return `total:${counter}:${owner}`;
}

/** The command with every total that was set on the review; corrections that it brings already come first. */
export function withTotals(command: Command, figures: ByHandFigures): Command {
  const totals = Object.entries(figures).flatMap(([line, to]): readonly Correction[] => {
    const counter = COUNTERS.find((name) => line.startsWith(`total:${name}:`));
    return counter === undefined ? [] : [{ owner: line.slice(`total:${counter}:`.length), counter, to }];
  });
  return withCorrections(command, totals);
}

export function withCorrections(command: Command, corrections: readonly Correction[]): Command {
  if (corrections.length === 0) return command;
  return command.type === 'byHand'
    ? { ...command, corrections: [...command.corrections, ...corrections] }
    : { type: 'byHand', command, corrections };
}
