import { ok, type Wizard } from '@/engine';
import { playerActs } from '../../../perseverance/session/wizards/playerActs';
import { say } from '../../say';
import type { Command } from '../command';
import { refuse } from '../refuse';
import type { State } from '../state';
import { withTotals } from './byHandFigures';
import { beginStep, positionStep } from './dinoAttackAsk';
import { attackCommand } from './dinoAttackCommand';
import { beginAttack, columnsOf, type AttackDraft } from './dinoAttackDraft';
import { readAttackDraft } from './dinoAttackRead';
import { resolveAttack } from './dinoAttackResolve';
import { trapSteps, wallSteps } from './dinoAttackRolls';
import { reviewLines } from './reviewLines';

/** A whole Dino Attack, pp. 20–23: position, Traps, Walls, fight, breach, rewards, retrieve. One entry. */
export const dinoAttack: Wizard<State, Command, AttackDraft> = {
  id: 'dinoAttack',
  title: () => say('session.attack.title'),
  actor: playerActs,
  begin: beginAttack,
  filled: (state, draft) => ({ ...draft, columns: columnsOf(state, draft) }),
  readDraft: readAttackDraft,
  steps: (state, draft) => [
    beginStep(draft),
    positionStep(state, draft),
    ...trapSteps(state, draft),
    ...wallSteps(state, draft),
    ...(resolveAttack(state, draft)?.steps ?? []),
  ],
  review: (state, draft) => {
    const resolved = resolveAttack(state, draft);
    return resolved
      ? reviewLines(state, resolved.command, draft.byHand, (byHand) => ({ ...draft, byHand }))
      : [];
  },
  commit: (state, draft) => {
    const command = resolveAttack(state, draft)?.command ?? attackCommand(state, draft);
    return command ? ok(withTotals(command, draft.byHand)) : refuse('nothingChosen');
  },
};
