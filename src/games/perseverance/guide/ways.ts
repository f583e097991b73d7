import type { GuideWay, IconName, Phrase } from '@/engine';
import { nameOf } from '../names';
import { say } from '../say';
import { nextPlayer, type TableState } from '../session/table';

/** Opens the walk in which it is done. */
export function opens<Command>(wizard: string, icon: IconName, label: Phrase): GuideWay<Command> {
  return { id: wizard, label, icon, does: { kind: 'wizard', wizard } };
}

export function passTurn(state: TableState): GuideWay<{ readonly type: 'nextTurn'; readonly from: string }> {
  return {
    id: 'nextTurn',
    label: say('lesson.do.nextTurn', { player: nameOf(nextPlayer(state)) }),
    icon: 'arrow',
    does: { kind: 'command', command: { type: 'nextTurn', from: state.turn } },
  };
}
