import type { ChecklistLine, WrapUp } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { amount, nameOf, say } from '../../say';
import { poolOutcome } from '../decide/assembly';
import { nextPlayer } from '../../../perseverance/session/table';
import { playersOf, type State } from '../state';
import type { AssemblyDraft } from './assemblyDraft';

/** What is done with the pieces before the next round (p. 26). */
export function wrapUpOf(state: State, draft: AssemblyDraft): WrapUp<AssemblyDraft> {
  return {
    title: say('session.assemblyWizard.wrapUp'),
    note: say('session.assemblyWizard.wrapUpNote'),
    lines: linesOf(state),
    ticked: draft.ticked,
    write: (ticked) => ({ ...draft, ticked }),
  };
}

function linesOf(state: State): readonly ChecklistLine[] {
  const pool = poolOutcome(state);
  if (!pool.ok) return [];
  const { figures } = pool.value;
  if (figures.gameOver) return [{ id: 'last', text: say('dicePool.gameOver') }];
  const own = playersOf(state).reduce((sum, id) => sum + (figures.players[id] ?? 0), 0);
  const composition = { neutral: figures.neutral, own, dissenters: figures.dissenters };
  const dissenters = Object.hasOwn(state.dice, DISSENTERS);
  return [
    { id: 'tile', text: say('session.assemblyWizard.tileAway') },
    { id: 'leaders', text: say('session.assemblyWizard.leadersHome') },
    { id: 'dice', text: say('session.assemblyWizard.collectDice') },
    ...(figures.removedNeutral > 0 ? [{ id: 'removed', text: say('dicePool.neutralRemoved') }] : []),
    ...(figures.addedDissenters > 0
      ? [
          {
            id: 'added',
            text: say('dicePool.dissentersAdded', { dice: amount('dice', figures.addedDissenters) }),
          },
        ]
      : []),
    {
      id: 'pool',
      text: say('session.assemblyWizard.rollPool', { dice: amount('dice', figures.total) }),
      note: dissenters
        ? say('session.assemblyWizard.poolDissenters', composition)
        : say('session.assemblyWizard.pool', composition),
    },
    ...(figures.dissenterInfluence > 0 ? [{ id: 'cubes', text: say('dicePool.dissenterCubes') }] : []),
    { id: 'patrols', text: say('session.assemblyWizard.patrols') },
    { id: 'votes', text: say('session.assemblyWizard.votesReset') },
    { id: 'next', text: say('session.assemblyWizard.next', { player: nameOf(nextPlayer(state)) }) },
  ];
}
