import type { Ask, Phrase } from '@/engine';
import type { SoldierCount } from '../../rules/fields';
import { amount, say } from '../../say';
import { counterName } from '../../session/counters';
import type { State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import { listed } from '../../session/view/gains';
import { CARD_IDS, isLight, CHALLENGE_CARDS, choicesOf, type CardId, type Gains } from './challengeCards';

/** One card per Soldier, from the deck of its kind; null while it is not the right number of each. */
export function askDrawn(ask: Ask, state: State, { light, heavy }: SoldierCount): readonly CardId[] | null {
  const deck = CARD_IDS.filter((card) => (isLight(card) ? light : heavy) > 0);
  const isRight = (drawn: readonly CardId[]) => {
    const lights = drawn.filter(isLight).length;
    return lights === light && drawn.length - lights === heavy;
  };
  const drawn = cardsIn(
    ask.tick({
      id: 'drawn',
      title: say('session.stage.drawn'),
      help: say('session.stage.drawnHelp'),
      lines: cardLines(state, deck),
      missing: (ticked) =>
        isRight(cardsIn(ticked))
          ? null
          : say('refusal.wrongDraw', { light: amount('cards', light), heavy: amount('cards', heavy) }),
    }),
  );
  return isRight(drawn) ? drawn : null;
}

/** As many as the stage shows, or up to that in the beta (R32); null while it is another number. */
export function askKept(
  ask: Ask,
  state: State,
  shown: number,
  drawn: readonly CardId[],
): readonly CardId[] | null {
  const most = Math.min(shown, drawn.length);
  const least = rulesFor(state).mustKeepCards ? most : 0;
  // Nothing to choose.
  if (least === drawn.length) return drawn;
  const cards = amount('cards', most);
  const kept = ask.tick({
    id: 'kept',
    title: say('session.stage.kept'),
    help: say(least === most ? 'session.stage.keptExactly' : 'session.stage.keptUpTo', { cards }),
    lines: cardLines(state, drawn),
    missing: ({ length }) => {
      if (length > most) return say('refusal.tooManyCards', { cards });
      return length < least ? say('refusal.mustKeep', { cards: amount('cards', least) }) : null;
    },
  });
  return kept.length >= least && kept.length <= most ? cardsIn(kept) : null;
}

function cardLines(state: State, cards: readonly CardId[]) {
  return cards.map((card) => ({
    id: card,
    text: say('session.wizard.cardName', { card }),
    note: cardNote(state, card),
  }));
}

/** In the order of the taps: it decides what a full track takes first. */
function cardsIn(ticked: readonly string[]): readonly CardId[] {
  return ticked.flatMap((id) => CARD_IDS.find((card) => card === id) ?? []);
}

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
