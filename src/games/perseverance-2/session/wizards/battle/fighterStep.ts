import type { WizardStep } from '@/engine';
import { playersOf } from '../../../../perseverance/session/table';
import { choose } from '../../../../perseverance/session/wizards/choose';
import { countedParty } from '../../../rules/outside';
import { nameOf, say } from '../../../say';
import { readyParty } from '../../records';
import { isFull, type State } from '../../state';
import { fightBy, type FightDraft } from './fightDraft';

/** Whose pieces fight: whose turn it is, unless the table says otherwise. */
export function fighterStep<Draft extends FightDraft>(state: State, draft: Draft): WizardStep<Draft> {
  return {
    help: say('session.battle.whoHelp'),
    ...choose(
      'who',
      say('session.battle.who'),
      playersOf(state).map((player) => ({
        id: player,
        player,
        label: say('session.event.owner', { player: nameOf(player) }),
        ...(isFull(state) && {
          note: say('session.battle.ready', { party: countedParty(readyParty(state, player)) }),
        }),
        chosen: draft.player === player,
        write: () => fightBy(draft, player),
      })),
    ),
  };
}
