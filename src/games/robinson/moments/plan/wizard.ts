import type { Phrase } from '@/engine';
import { counted, say } from '../../say';
import { refuse } from '../../session/refuse';
import { isPlanFresh, type State } from '../../session/state';
import { wizard } from '../../session/wizards/wizard';
import { checkedPlan } from './decide';
import { pawnPieces } from './pawnPieces';
import type { Planned } from './planned';
import { BOARD, draftOf } from './planDraft';
import { planRows } from './planRows';

/** Where the pawns go, on one page as on the board; nothing is promised twice. */
export const plan = wizard({
  id: 'plan',
  onePage: true,
  title: () => say('session.action.plan'),
  begin: (state) => (isPlanFresh(state) ? draftOf(state, state.plan ?? []) : {}),
  script(ask, state) {
    const pieces = pawnPieces(state);
    const { rows, actions, allowed } = planRows(ask, state, pieces, ask.placed(BOARD, pieces));
    ask.place({
      id: BOARD,
      title: say('session.plan.title'),
      help: say('session.help.plan'),
      reference: 'planning',
      lead: goodsLeft(state, allowed),
      pieces,
      places: rows,
      missing: actions?.length === 0 ? refuse('emptyPlan').error.message : null,
    });
    return actions && { type: 'plan', actions };
  },
});

/** What no action needs. */
function goodsLeft(state: State, allowed: readonly Planned[]): Phrase {
  const checked = checkedPlan(state, allowed);
  const { wood, fur, food } = checked.ok ? checked.value.left : { wood: 0, fur: 0, food: 0 };
  return say('session.walk.goodsLeft', { goods: counted(['wood', wood], ['fur', fur], ['food', food]) });
}
