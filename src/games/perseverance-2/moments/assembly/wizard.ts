import type { ChecklistLine } from '@/engine';
import { wayOf } from '../../../perseverance/moments/assembly/tiles';
import { endOfTurn, roundLines, wrapUpOf } from '../../../perseverance/moments/assembly/wrapUp';
import { withFollowersSet } from '../../../perseverance/session/wizards/followersOverride';
import { amount, say } from '../../say';
import { poolOutcome } from './decide';
import { isFull, type State } from '../../session/state';
import { endReminders } from '../../session/view/reminders';
import { ahead } from '../../session/wizards/reviewLines';
import { wizard } from '../../session/wizards/wizard';
import { askPresence, askTiles, outlook, type AssemblyCommand } from './assemblyRules';
import { askConditions } from './conditions';
import { askOpenChoices, halfChoice, halvesIn } from './openChoices';
import { tellResults } from './results';

/**
 * The whole Assembly in one entry: Presence, the secret choice of the tile holders, then in the open what second
 * places take, the ranking, the Officers, the wrap-up.
 */
export const assembly = wizard({
  id: 'assembly',
  reviewOnLast: true,
  title: (state) => say('session.event.assembly', { number: state.assembly }),
  script(ask, state) {
    const conditions = isFull(state) ? null : askConditions(ask, state);
    const presence = askPresence(ask, state, conditions?.asked);
    const counted = { ...presence, ...(conditions && { records: conditions.records }) };
    const tiles = askTiles(
      ask,
      state,
      presence,
      () => outlook(state, counted),
      (zone, shown) => halvesIn(state, presence, zone, shown).map((half) => halfChoice(state, half)),
    );
    const { choices, hasPage } = askOpenChoices(ask, state, presence, tiles);
    const command: AssemblyCommand = {
      type: 'resolveAssembly',
      choices,
      ...counted,
      ...wayOf(state, tiles),
      ...endOfTurn(state, endReminders(state)),
    };
    const given = tellResults(ask, state, presence, command, { ...tiles, isShown: hasPage });
    return given.ok ? withFollowersSet(ask, ahead, state, command, given.value) : given;
  },
  wrapUp: (state) => wrapUpOf(wrapUpLines(state), state.assembly >= state.assemblies),
});

/** What is done with the pieces before the next round; after the last Assembly only the end is left. */
function wrapUpLines(state: State): readonly ChecklistLine[] {
  const pool = poolOutcome(state);
  if (!pool) return [{ id: 'last', text: say('session.assemblyWizard.lastOne') }];
  if (!pool.ok) return [];
  const { dice, added, removed, dissenterCubesPerOfficer } = pool.value.figures;
  const change = (id: string, key: 'removed' | 'added' | 'dissentersAdded', many: number) =>
    many > 0 ? [{ id, text: say(`dicePool.${key}`, { dice: amount('dice', many) }) }] : [];
  return roundLines(state, {
    ...endOfTurn(state, endReminders(state)),
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
