import type { Phrase } from '@/engine';
import { say } from '../../say';
import { counterName } from '../../session/counters';
import type { State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import { listed } from '../../session/view/gains';
import { CHALLENGE_CARDS, choicesOf, type CardId, type Gains } from './challengeCards';

/** "Food +1, Stories +1". */
export function describeGains(state: State, gains: Gains): Phrase {
  const each = gains.map(([asset, by]) =>
    say('session.event.gain', { what: counterName(rulesFor(state), asset), by: `+${by}` }),
  );
  return listed(each) ?? say('amount.nothing');
}

/** All that a card gives, with what it leaves to choose: "Followers +2, and Food +1 or MR +1". */
export function cardNote(state: State, card: CardId): Phrase {
  const { gives } = CHALLENGE_CARDS[card];
  const [first, ...others] = Object.values(choicesOf(card)).map((gains) => describeGains(state, gains));
  if (!first) return describeGains(state, gives);
  const choice = others.reduce((all, one) => say('session.stage.or', { first: all, rest: one }), first);
  return gives.length === 0
    ? choice
    : say('session.stage.fixedAndChoice', { fixed: describeGains(state, gives), choice });
}
