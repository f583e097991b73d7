import type { Phrase } from '@/engine';
import { nameOf, say } from '../../say';
import { playersOf, type State } from '../state';
import type { Ask } from './wizard';

/** Who leads the caravan; `initial` until somebody else is named. */
export function askLeader(
  ask: Ask,
  state: State,
  initial: string,
  title: Phrase = say('session.travel.leader'),
): string {
  const said = ask.choose({
    id: 'leader',
    title,
    help: say('session.travel.leaderHelp'),
    reference: 'caravan-leader',
    initial,
    options: playersOf(state).map((player) => ({
      id: player,
      player,
      label: say('session.player', { player: nameOf(player) }),
    })),
  });
  return said ?? initial;
}
