import type { Command } from '@/games/robinson/session/command';
import { plainAction, type Planned } from '@/games/robinson/moments/plan/planned';
import type { State } from '@/games/robinson/session/state';
import { faceUp, newTable, play } from './playing';
import { runWizard, type Answers, type Figures, type Ticks } from './runWizard';

export const skip = { type: 'skipPhase' } as const;

export const camp = (
  counter: 'wood' | 'food' | 'fur' | 'huntingDeck' | 'weapon' | 'shelter',
  to: number,
): Command => ({ type: 'correct', owner: 'the camp', counter, to });

export const tokens = (owner: string, to: number): Command => ({
  type: 'correct',
  owner,
  counter: 'determination',
  to,
});

export const useSkill = (player: string, skill: Extract<Command, { type: 'useSkill' }>['skill']) =>
  ({ type: 'useSkill', player, skill, raise: null, targets: [] }) as const;

/** The Action phase of round 1. */
export function acting(players: 1 | 2 | 3 | 4, ...more: readonly Command[]): State {
  return play(newTable(players), { type: 'beginPlay' }, skip, skip, ...more);
}

/** The same with two tiles to gather on, and so much wood. */
export function ready(wood = 0): State {
  return acting(2, faceUp(3), faceUp(4), ...(wood > 0 ? [camp('wood', wood)] : []));
}

/** Four at the table, two of them with Determination tokens to spend. */
export const begun = play(newTable(4), { type: 'beginPlay' }, tokens('di', 5), tokens('ben', 5));

/** The table once a wizard was answered and saved. */
export function afterWizard(...answered: Parameters<typeof runWizard>): State {
  return play(answered[0], runWizard(...answered));
}

export function plan(state: State, answers: Answers, figures: Figures = {}, ticks: Ticks = {}): State {
  return afterWizard(state, 'plan', answers, figures, ticks);
}

export function planning(
  state: State,
  ...actions: readonly (Partial<Planned> & Pick<Planned, 'action' | 'lead'>)[]
): State {
  return play(state, {
    type: 'plan',
    actions: actions.map((one) => ({ ...plainAction(one.action, one.lead), ...one })),
  });
}
