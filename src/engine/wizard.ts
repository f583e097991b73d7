import type { Explanation } from './explanation';
import type { Phrase } from './phrase';
import type { At } from './reader';
import type { Refusal } from './refusal';
import type { Result } from './result';
import type { Track } from './track';

/** One number that a step asks for; `write` puts the answer into the draft. */
export interface AskedFigure<Draft> {
  readonly id: string;
  readonly player?: string;
  readonly label: Phrase;
  readonly value: number;
  readonly track: Track;
  write(to: number): Draft;
}

/** A step of a wizard, as data. A new kind is a new member here; the compiler then finds the switch that lacks it. */
export interface WizardStep<Draft> {
  readonly kind: 'figures';
  readonly id: string;
  readonly title: Phrase;
  readonly help?: Phrase;
  readonly figures: readonly AskedFigure<Draft>[];
}

/** One line of the review before the commit: who, what, how much, and why. */
export interface ReviewLine {
  readonly player?: string;
  readonly label: Phrase;
  readonly change: number;
  readonly total: number;
  readonly why: Explanation;
}

/**
 * A walk through a hard moment. The draft is plain JSON and is saved at every change, so a killed app comes back
 * on the same step. Nothing counts before `commit`, which is one command: one entry in the log, one undo.
 */
export interface Wizard<State, Command, Draft> {
  readonly id: string;
  title(state: State): Phrase;
  /** Prefilled from what is tracked. */
  begin(state: State): Draft;
  /** A stored draft is checked like any other stored row. */
  readDraft(at: At, state: State): Draft;
  steps(state: State, draft: Draft): readonly WizardStep<Draft>[];
  review(state: State, draft: Draft): readonly ReviewLine[];
  commit(state: State, draft: Draft): Result<Command, Refusal>;
}
