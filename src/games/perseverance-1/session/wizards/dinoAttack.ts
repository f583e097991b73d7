import { ok, type Wizard, type WizardStep } from '@/engine';
import { say } from '../../say';
import type { Command } from '../command';
import { attackOutcome } from '../decide/dinoAttack';
import { no } from '../refuse';
import type { State } from '../state';
import { activeStep, communitySteps, positionStep, zoneStep } from './dinoAttackAsk';
import { attackCommand, beginAttack, columnsOf, type AttackDraft } from './dinoAttackDraft';
import { readAttackDraft } from './dinoAttackRead';
import { retrieveStep } from './dinoAttackRetrieve';
import { reviewLines } from './reviewLines';
import { rewardSteps } from './dinoAttackRewards';
import { trapSteps, wallSteps } from './dinoAttackRolls';
import { breachSteps, contributionStep, deterministicStep, fightSteps } from './dinoAttackTold';

/** A whole Dino Attack, pp. 20–23: position, Traps, Walls, fight, breach, rewards, retrieve. One entry. */
export const dinoAttack: Wizard<State, Command, AttackDraft> = {
  id: 'dinoAttack',
  title: () => say('session.attack.title'),
  begin: beginAttack,
  readDraft: readAttackDraft,
  steps: (state, draft) => [
    zoneStep(state, draft),
    activeStep(state, draft),
    positionStep(state, draft),
    ...communitySteps(state, draft),
    ...trapSteps(state, draft),
    ...wallSteps(state, draft),
    ...toldSteps(state, draft),
  ],
  review: (state, draft) => {
    const resolved = resolveDraft(state, draft);
    const lines = resolved ? reviewLines(state, resolved.command, {}, () => draft) : [];
    return lines.map(({ byHand: _byHand, ...line }) => line);
  },
  commit: (state, draft) => {
    const command = resolveDraft(state, draft)?.command ?? attackCommand(state, draft);
    return command ? ok(command) : no('nothingChosen');
  },
};

/** Picks that the position no longer grants (it was changed since) are not sent. */
function resolveDraft(state: State, draft: AttackDraft) {
  const command = attackCommand(state, draft);
  const outcome = command && attackOutcome(state, command);
  if (!command || !outcome?.ok) return null;
  const { picks } = outcome.value.figures;
  const granted = Object.entries(draft.picks).map(([id, chosen]) => [id, chosen.slice(0, picks[id] ?? 0)]);
  return { command: { ...command, picks: Object.fromEntries(granted) }, outcome: outcome.value } as const;
}

/** Beyond what is missing or cannot be there is nothing to tell yet. */
function toldSteps(state: State, draft: AttackDraft): readonly WizardStep<AttackDraft>[] {
  const resolved = resolveDraft(state, draft);
  if (!resolved) return [];
  const { command, outcome } = resolved;
  const { traps, walls } = state.config.deterministic;
  const { figures } = outcome;
  const rewards = rewardSteps(state, draft, command, figures);
  const picks = (player: string) => rewards.some(({ id }) => id === `pick:${player}:0`);
  return [
    ...(traps ? deterministicStep('trap', outcome) : []),
    ...(walls ? deterministicStep('wall', outcome) : []),
    ...fightSteps(outcome, columnsOf(state, draft)),
    ...breachSteps(outcome),
    contributionStep(state, outcome, picks),
    ...rewards,
    retrieveStep(state, draft, command, figures),
  ];
}
