import type { AskedOption, Phrase, WizardStep } from '@/engine';
import { say } from '../../say';

/** A step of one tap: while nothing is chosen it waits here. */
export function choose<Draft>(
  id: string,
  title: Phrase,
  options: readonly AskedOption[],
): Extract<WizardStep, { kind: 'choice' }> {
  const chosen = options.some((option) => option.chosen);
  return {
    kind: 'choice',
    id,
    title,
    options,
    ...(!chosen && { missing: say('session.refusal.nothingChosen') }),
  };
}
