import { entries, optional, whole, type At } from '@/engine';
import type { Command, Correction } from '../command';
import { COUNTERS } from '../state';
import { COUNT_LIMIT } from '../supplies';

/**
 * What the table set otherwise than the rules, by the line on which it did; kept in the draft. A total of the review
 * is called by its counter and its owner, everything else by the line's own name.
 */
export type ByHandFigures = Readonly<Record<string, number>>;

/** Drafts of older versions have none. A name that means nothing any more sets nothing. */
export function readByHand(at: At): ByHandFigures {
  return optional(
    at,
    (figures) =>
      Object.fromEntries(
        entries(figures).map(([line, to]) => [line, whole(to, { min: -COUNT_LIMIT, max: COUNT_LIMIT })]),
      ),
    {},
  );
}

export function setByHand(figures: ByHandFigures, line: string, to: number | null): ByHandFigures {
  const others = Object.entries(figures).filter(([name]) => name !== line);
  return Object.fromEntries(to === null ? others : [...others, [line, to]]);
}

export function saidByHand(figures: ByHandFigures, line: string): number | undefined {
  return Object.hasOwn(figures, line) ? figures[line] : undefined;
}

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
