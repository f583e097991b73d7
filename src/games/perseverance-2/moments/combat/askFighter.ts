import type { Ask } from '@/engine';
import { playersOf } from '../../../perseverance/session/table';
import { countedParty } from '../adventure/rule';
import { nameOf, say } from '../../say';
import { readyParty } from '../../session/records';
import { isFull, type State } from '../../session/state';

export const WHO = 'who';

/** Whose pieces fight: whose turn it is, unless the table says somebody else. */
export function askFighter(ask: Ask, state: State, player: string): void {
  ask.choose({
    id: WHO,
    title: say('session.battle.who'),
    help: say('session.battle.whoHelp'),
    layout: 'chips',
    initial: player,
    options: playersOf(state).map((id) => ({
      id,
      player: id,
      label: say('session.event.owner', { player: nameOf(id) }),
      ...(isFull(state) && {
        note: say('session.battle.ready', { party: countedParty(readyParty(state, id)) }),
      }),
    })),
  });
}
