import type { IconName } from '../iconName';
import type { Phrase } from '../phrase';
import type { WizardStep } from './step';

/** Something that is put on places, such as a pawn. */
export interface Piece {
  readonly id: string;
  /** Whose it is: pieces of one group lie together under their heading. */
  readonly group: Phrase;
  readonly player?: string;
  readonly icon?: IconName;
  readonly label: Phrase;
}

/** A place for pieces, such as an action of the board: what it is for, who is there, and what it asks then. */
export interface Place {
  readonly id: string;
  readonly label: Phrase;
  /** What it is for, such as a price. */
  readonly note?: Phrase;
  /** What lies there and has to be known before, such as a token. */
  readonly warning?: Phrase;
  /** What the pieces on it come to, such as dice or a sure success. */
  readonly comesTo?: { readonly label: Phrase; readonly icon?: IconName };
  /** Its pieces, in the order in which they came. */
  readonly pieces: readonly string[];
  /** Why nothing more can be put here. */
  readonly reason?: Phrase;
  /** Why one of these cannot be put here, by piece. */
  readonly refuses?: Readonly<Record<string, Phrase>>;
  /** What is wrong with it as it is. */
  readonly fault?: Phrase;
  /** What it asks, in its own row. */
  readonly asks: readonly StepInPlace[];
  /** What is mostly known: behind a button in its row. */
  readonly details: readonly StepInPlace[];
  /** An entry of the rules reference. */
  readonly reference?: string;
}

/** The small questions that fit into the row of a place. */
export type StepInPlace = Extract<
  WizardStep,
  { readonly kind: 'choice' | 'figures' | 'picks' | 'checklist' }
>;
