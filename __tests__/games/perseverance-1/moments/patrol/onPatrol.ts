import { unwrap, withAnswer, type Draft, type ReviewLine } from '@/engine';
import { STAGE, type StageEntered } from '@/games/perseverance-1/moments/patrol/stageEntered';
import type { StagePage } from '@/games/perseverance-1/moments/patrol/stageView';
import { patrolStage } from '@/games/perseverance-1/moments/patrol/stageWizard';
import type { Command } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import type { Edition } from '@/games/perseverance-1/terms';
import { restored } from '../../../../support/tap';
import { newTable, play } from '../../session/playing';

/** Ana on a Patrol of two stages, with so many Soldiers and her tokens where the case has them. */
export function onPatrol(
  { light, heavy }: { readonly light: number; readonly heavy: number },
  {
    edition = 'published-2021',
    deterministic = false,
    tokens = { light: 0, heavy: 0 },
    stages = 2,
  }: {
    readonly edition?: Edition;
    readonly deterministic?: boolean;
    readonly tokens?: { readonly light: number; readonly heavy: number };
    readonly stages?: number;
  } = {},
): State {
  const set = (counter: 'lightSoldier' | 'heavySoldier' | 'threatLight' | 'threatHeavy', to: number) =>
    to === (counter === 'lightSoldier' ? 1 : 0)
      ? []
      : [{ type: 'correct', owner: 'ana', counter, to } as const satisfies Command];
  return play(
    newTable(3, { edition, 'deterministic.threat': deterministic }),
    ...set('lightSoldier', light),
    ...set('heavySoldier', heavy),
    ...set('threatLight', tokens.light),
    ...set('threatHeavy', tokens.heavy),
    { type: 'patrolBegin', player: 'ana', soldiers: { light, heavy }, stages, requirement: 1 },
  );
}

type Said = Partial<StageEntered>;

/** The page of the stage with all that was said on it. */
export function stageOf(state: State, said: Said) {
  const draft = stageDraft(state, said);
  const step = patrolStage.steps(state, draft)[0];
  if (step?.kind !== 'custom') throw new Error('there is no page');
  return { draft, step, page: step.given as StagePage };
}

export function stageDraft(state: State, said: Said): Draft {
  return restored(
    withAnswer(patrolStage.begin(state), { drawn: { [STAGE.id]: { ...STAGE.initial, ...said } } }),
  );
}

/** The stage as it would be saved; everything must have been said. */
export function resolved(state: State, said: Said): { command: Command; review: readonly ReviewLine[] } {
  const { draft, step } = stageOf(state, said);
  expect(step.missing).toBeUndefined();
  return { command: unwrap(patrolStage.commit(state, draft)), review: patrolStage.review(state, draft) };
}
