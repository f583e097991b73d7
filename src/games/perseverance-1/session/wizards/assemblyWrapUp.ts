import type { ChecklistLine, WrapUp } from '@/engine';
import * as family from '../../../perseverance/session/wizards/assembly/assemblyWrapUp';
import { amount, say } from '../../say';
import { poolOutcome } from '../decide/assembly';
import type { State } from '../state';
import type { AssemblyDraft } from './assemblyDraft';

/** What is done with the pieces before the next round (p. 26). */
export function wrapUpOf(state: State, draft: AssemblyDraft): WrapUp {
  return family.wrapUpOf(draft, linesOf(state), state.assembly >= state.assemblies);
}

function linesOf(state: State): readonly ChecklistLine[] {
  const pool = poolOutcome(state);
  if (!pool.ok) return [];
  const { figures } = pool.value;
  if (figures.gameOver) return [{ id: 'last', text: say('dicePool.gameOver') }];
  const dice = amount('dice', figures.addedDissenters);
  return family.roundLines(state, {
    dice: figures,
    changes: [
      ...(figures.removedNeutral > 0 ? [{ id: 'removed', text: say('dicePool.neutralRemoved') }] : []),
      ...(figures.addedDissenters > 0
        ? [{ id: 'added', text: say('dicePool.dissentersAdded', { dice }) }]
        : []),
    ],
    laidOut: [
      ...(figures.dissenterInfluence > 0 ? [{ id: 'cubes', text: say('dicePool.dissenterCubes') }] : []),
      { id: 'patrols', text: say('session.assemblyWizard.patrols') },
    ],
  });
}
