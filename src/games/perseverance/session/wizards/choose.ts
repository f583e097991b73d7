import { field, text, type AskedOption, type At, type Phrase, type WizardStep } from '@/engine';
import { say } from '../../say';
import type { TableState } from '../table';

/** A step of one tap: nothing chosen yet means that the walk waits here. */
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

/** A draft of somebody who no longer sits here (the game was changed since) is begun anew. */
export function readPlayer(at: At, state: Pick<TableState, 'players' | 'turn'>): string {
  const player = text(field(at, 'player'));
  return Object.hasOwn(state.players, player) ? player : state.turn;
}
