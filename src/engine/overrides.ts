/** What the table set instead of what the rules computed, by the name of the line; kept in a wizard's draft. */
export type Overrides = Readonly<Record<string, number>>;

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
