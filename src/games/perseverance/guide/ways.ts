import type { GuideWay, IconName, Naming, NoNames, Phrase } from '@/engine';
import { nameOf } from '../names';
import { say } from '../say';
import { nextPlayer, type TableState } from '../session/table';

/** Opens the wizard in which it is done. */
export function opens<const Id extends string>(
  wizard: Id,
  icon: IconName,
  label: Phrase,
): GuideWay<never, Naming<'wizard', Id>> {
  return { id: wizard, label, icon, does: { kind: 'wizard', wizard } };
}

export function passTurn(
  state: TableState,
): GuideWay<{ readonly type: 'nextTurn'; readonly from: string }, NoNames> {
  return {
    id: 'nextTurn',
    label: say('lesson.do.nextTurn', { player: nameOf(nextPlayer(state)) }),
    icon: 'arrow',
    does: { kind: 'command', command: { type: 'nextTurn', from: state.turn } },
  };
}
