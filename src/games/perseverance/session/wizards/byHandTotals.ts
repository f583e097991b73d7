import type { ByHandFigures } from '@/engine';
import type { CorrectionOf } from '../counting';

/** A total of the review is called by its counter and its owner, everything else by the line's own name. */
export function totalLine({ owner, counter }: { readonly owner: string; readonly counter: string }): string {
  return `total:${counter}:${owner}`;
}

/** Every total that was set on the review, as corrections. */
export function totalsIn<C extends string>(
  counters: readonly C[],
  figures: ByHandFigures,
): readonly CorrectionOf<C>[] {
  return Object.entries(figures).flatMap(([line, to]): readonly CorrectionOf<C>[] => {
    const counter = counters.find((name) => line.startsWith(`total:${name}:`));
    return counter === undefined ? [] : [{ owner: line.slice(`total:${counter}:`.length), counter, to }];
  });
}

export interface ByHandCommand<Ruled, C extends string> {
  readonly type: 'byHand';
  readonly command: Ruled;
  readonly corrections: readonly CorrectionOf<C>[];
}

/** The command with corrections on top; those that it brings already come first. */
export function withCorrections<Ruled extends { readonly type: string }, C extends string>(
  command: Ruled | ByHandCommand<Ruled, C>,
  corrections: readonly CorrectionOf<C>[],
): Ruled | ByHandCommand<Ruled, C> {
  if (corrections.length === 0) return command;
  return isByHand(command)
    ? { ...command, corrections: [...command.corrections, ...corrections] }
    : { type: 'byHand', command, corrections };
}

function isByHand<Ruled extends { readonly type: string }, C extends string>(
  command: Ruled | ByHandCommand<Ruled, C>,
): command is ByHandCommand<Ruled, C> {
  return command.type === 'byHand';
}
