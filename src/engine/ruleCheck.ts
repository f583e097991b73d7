import type { IconName } from './iconName';
import type { Names } from './names';
import type { Phrase } from './phrase';
import type { Seat } from './setup';
import type { WizardStep } from './wizard/wizard';

/** The table that a question is asked for: the one being played, or one made up. */
export interface CheckedTable {
  readonly seats: readonly Seat[];
  /** One of the game's editions; null where there is only one. */
  readonly edition: string | null;
}

/** Kinds of step that need no game on the table. */
export type CheckStep<Draft> = Extract<WizardStep<Draft>, { readonly kind: 'figures' | 'choice' | 'told' }>;

/**
 * "Did we do that right?": figures are typed, the rules resolve them and say why. Nothing is stored and no game is
 * touched. The questions come first; the answer is the told step at the end.
 */
export interface RuleCheck<Draft, N extends Names = Names> {
  readonly id: string;
  readonly icon?: IconName;
  readonly title: Phrase;
  readonly note: Phrase;
  /** An entry of the rules reference. */
  readonly reference?: N['reference'];
  begin(table: CheckedTable): Draft;
  steps(table: CheckedTable, draft: Draft): readonly CheckStep<Draft>[];
}
