import type { IconName } from './iconName';
import type { Names } from './names';
import type { Phrase } from './phrase';
import type { Seat } from './setup';
import type { Ask } from './wizard/ask';
import type { Draft } from './wizard/draft';
import { openAsk } from './wizard/openAsk';
import type { WizardStep } from './wizard/step';

/** The table that a question is about: the one being played, or one made up. */
export interface CheckedTable {
  readonly seats: readonly Seat[];
  /** One of the game's editions; null where there is only one. */
  readonly edition: string | null;
}

/** Kinds of question that need no game on the table. */
export type CheckAsk = Pick<Ask, 'choose' | 'count' | 'counted' | 'tell'>;

/**
 * "Did we do that right?": figures are typed, the rules resolve them and say why. Nothing is stored and no game is
 * touched. The questions come first; the answer comes last.
 */
export interface RuleCheck<N extends Names = Names> {
  readonly id: string;
  readonly icon?: IconName;
  readonly title: Phrase;
  readonly note: Phrase;
  /** An entry of the rules reference. */
  readonly reference?: N['reference'];
  script(ask: CheckAsk, table: CheckedTable): void;
}

export function checkSteps({ script }: RuleCheck, table: CheckedTable, draft: Draft): readonly WizardStep[] {
  const { ask, asked } = openAsk(draft);
  script(ask, table);
  return asked.steps;
}
