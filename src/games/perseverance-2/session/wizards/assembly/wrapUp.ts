import type { ChecklistLine, WrapUp } from '@/engine';
import { roundLines, wrapUpOf } from '../../../../perseverance/session/wizards/assembly/assemblyWrapUp';
import { amount, say } from '../../../say';
import { poolOutcome } from '../../decide/scoring';
import type { State } from '../../state';
import type { AssemblyDraft } from './assemblyDraft';

/** What is done with the pieces before the next round; after the last Assembly only the end is left. */
export function wrapUp(state: State, draft: AssemblyDraft): WrapUp {
  return wrapUpOf(draft, linesOf(state));
}

function linesOf(state: State): readonly ChecklistLine[] {
  const pool = poolOutcome(state);
  if (!pool) return [{ id: 'last', text: say('session.assemblyWizard.lastOne') }];
  if (!pool.ok) return [];
  const { dice, added, removed, dissenterCubesPerOfficer } = pool.value.figures;
  const change = (id: string, key: 'removed' | 'added' | 'dissentersAdded', many: number) =>
    many > 0 ? [{ id, text: say(`dicePool.${key}`, { dice: amount('dice', many) }) }] : [];
  return roundLines(state, {
    dice,
    changes: [
      ...change('removed', 'removed', removed.neutral),
      ...change('addedNeutral', 'added', added.neutral),
      ...change('added', 'dissentersAdded', added.dissenters),
    ],
    laidOut: [
      ...(dissenterCubesPerOfficer > 0 ? [{ id: 'cubes', text: say('dicePool.dissenterCubes') }] : []),
      { id: 'outposts', text: say('session.assemblyWizard.outpostOffer') },
      { id: 'adventures', text: say('session.assemblyWizard.adventureOffer') },
      {
        id: 'dinos',
        text: say('session.assemblyWizard.newDinos'),
        note: say('session.assemblyWizard.newDinosNote'),
      },
    ],
  });
}
