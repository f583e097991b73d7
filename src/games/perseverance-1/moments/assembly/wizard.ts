import type { ChecklistLine } from '@/engine';
import { roundLines, wrapUpOf } from '../../../perseverance/moments/assembly/wrapUp';
import { withFollowersSet } from '../../../perseverance/session/wizards/followersOverride';
import { amount, say } from '../../say';
import { poolOutcome } from './decide';
import type { State } from '../../session/state';
import { ahead } from '../../session/wizards/byHandFigures';
import { wizard } from '../../session/wizards/wizard';
import { askPresence, askTiles, outlook, type AssemblyCommand } from './assemblyRules';
import { askConditions } from './conditions';
import { tellReveal } from './reveal';

/**
 * The whole Assembly, pp. 24–26: Presence, tiles, Votes, Officers, wrap-up, in one entry. First everything that has to
 * be counted or chosen, then everything that follows from it on one page: no Production touches what the Officers
 * look at.
 */
export const assembly = wizard({
  id: 'assembly',
  title: (state) => say('session.event.assembly', { number: state.assembly }),
  script(ask, state) {
    const counted = askPresence(ask, state);
    const conditions = askConditions(ask, state);
    const { records, counted: known } = conditions;
    const { choices } = askTiles(ask, state, counted, () => outlook(state, { ...counted, records }));
    const command: AssemblyCommand = {
      type: 'resolveAssembly',
      choices,
      ...counted,
      records,
      ...(known && { counted: known }),
    };
    const given = tellReveal(ask, state, counted, command, conditions);
    return given.ok ? withFollowersSet(ask, ahead, state, command, given.value) : given;
  },
  wrapUp: (state) => wrapUpOf(wrapUpLines(state), state.assembly >= state.assemblies),
});

/** What is done with the pieces before the next round (p. 26). */
function wrapUpLines(state: State): readonly ChecklistLine[] {
  const pool = poolOutcome(state);
  if (!pool.ok) return [];
  const { figures } = pool.value;
  if (figures.gameOver) return [{ id: 'last', text: say('dicePool.gameOver') }];
  const dice = amount('dice', figures.addedDissenters);
  return roundLines(state, {
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
