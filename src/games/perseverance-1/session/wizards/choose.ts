import type { AskedOption, At, Phrase, WizardStep } from '@/engine';
import { field, text } from '@/engine';
import { say } from '../../say';
import type { Command } from '../command';
import { decide } from '../decide/decide';
import type { State } from '../state';

/** A step of one tap: nothing chosen yet means that the walk waits here. */
export function choose<Draft>(
  id: string,
  title: Phrase,
  options: readonly AskedOption<Draft>[],
): Extract<WizardStep<Draft>, { kind: 'choice' }> {
  const chosen = options.some((option) => option.chosen);
  return {
    kind: 'choice',
    id,
    title,
    options,
    ...(!chosen && { missing: say('session.refusal.nothingChosen') }),
  };
}

/** Why a command would be refused now, for the option that stands for it. A look ahead costs no luck. */
export function reasonAgainst(state: State, command: Command): { readonly reason?: Phrase } {
  const decision = decide(state, command, { pick: () => 0 });
  return decision.ok ? {} : { reason: decision.error.message };
}

/** A draft of somebody who no longer sits here (the game was changed since) is begun anew. */
export function readPlayer(at: At, state: State): string {
  const player = text(field(at, 'player'));
  return Object.hasOwn(state.players, player) ? player : state.turn;
}
