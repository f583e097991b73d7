import { ok } from '@/engine';
import { counterName } from '../../say';
import { CAMP } from '../../terms';
import type { CommandOf } from '../../session/command';
import { trackOf } from '../../session/counters';
import { dialsTo, isWithin, type Decision } from '../../session/decide/decision';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import { FIELD_TOKENS, type State } from '../../session/state';
import { isFull } from './level';

/** Pawns, dice and the tokens on action fields are left to the board from now on. */
export function trackEssentials(state: State): Decision {
  if (!isFull(state)) return refuse('noChange');
  return ok([happened('trackingSet', { to: 'essentials' }, [{ what: 'tracking', to: 'essentials' }])]);
}

/** What was left to the board is counted, and followed from now on: one entry. */
export function trackFull(state: State, { tokens, huntingDeck }: CommandOf<'trackFull'>): Decision {
  if (isFull(state)) return refuse('noChange');
  const { min, max = Infinity } = trackOf(state, { owner: CAMP, counter: 'huntingDeck' });
  if (!isWithin(huntingDeck, { min, max }))
    return refuse('outside', { what: counterName(CAMP, 'huntingDeck'), min, max });
  return ok([
    happened('trackingSet', { to: 'full' }, [
      ...dialsTo(state, { huntingDeck }, 'corrected'),
      { what: 'tokens', to: FIELD_TOKENS.filter((token) => tokens.includes(token)) },
      { what: 'tracking', to: 'full' },
    ]),
  ]);
}
