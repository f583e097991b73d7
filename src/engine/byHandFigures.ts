import { mapOf, number, orElse } from './shape';

/** What the table set otherwise than the rules, by the name of the line on which it did; kept in a wizard's draft. */
export type ByHandFigures = Readonly<Record<string, number>>;

/** Larger than any number of any game. */
const LIMIT = 999_999;

const NONE: ByHandFigures = {};

/** Drafts of older versions have none. A name that means nothing any more sets nothing. */
export const readByHand = orElse(mapOf(number({ min: -LIMIT, max: LIMIT })), NONE);

/** Null takes it back. */
export function setByHand(figures: ByHandFigures, line: string, to: number | null): ByHandFigures {
  const others = Object.entries(figures).filter(([name]) => name !== line);
  return Object.fromEntries(to === null ? others : [...others, [line, to]]);
}

export function saidByHand(figures: ByHandFigures, line: string): number | undefined {
  return Object.hasOwn(figures, line) ? figures[line] : undefined;
}

/** A command, and what the table set although the rules computed another figure. */
export interface Corrected<Ruled, Correction> {
  readonly type: 'byHand';
  readonly command: Ruled;
  readonly corrections: readonly Correction[];
}

/** The command with corrections on top; those that it brings already come first. */
export function withCorrections<Ruled extends { readonly type: string }, Correction>(
  command: Ruled | Corrected<Ruled, Correction>,
  corrections: readonly Correction[],
): Ruled | Corrected<Ruled, Correction> {
  if (corrections.length === 0) return command;
  return isCorrected(command)
    ? { ...command, corrections: [...command.corrections, ...corrections] }
    : { type: 'byHand', command, corrections };
}

function isCorrected<Ruled extends { readonly type: string }, Correction>(
  command: Ruled | Corrected<Ruled, Correction>,
): command is Corrected<Ruled, Correction> {
  return command.type === 'byHand';
}
