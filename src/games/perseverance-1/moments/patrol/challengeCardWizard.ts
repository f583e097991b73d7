import { onTurn } from '../../../perseverance/session/wizards/onTurn';
import { CARD_IDS, choicesOf, isLight } from './challengeCards';
import { say } from '../../say';
import { cardNote, describeGains } from './patrolCards';
import { wizard } from '../../session/wizards/wizard';

/** Which card, and what it gives where it leaves a choice. */
export const challengeCard = wizard({
  id: 'challengeCard',
  quick: true,
  title: () => say('session.action.challengeCard'),
  actor: onTurn,
  script(ask, state, player) {
    const card = ask.choose({
      id: 'card',
      title: say('session.wizard.card'),
      help: say('session.hint.card'),
      options: CARD_IDS.map((id) => ({
        id,
        icon: isLight(id) ? 'light' : 'heavy',
        label: say('session.wizard.cardName', { card: id }),
        note: cardNote(state, id),
        // Another card leaves another choice.
        also: { choice: null },
      })),
    });
    if (card === null) return null;
    const choices = Object.entries(choicesOf(card));
    if (choices.length === 0) return { type: 'challengeCard', player, card, choice: null };
    const choice = ask.choose({
      id: 'choice',
      title: say('session.wizard.cardChoice'),
      help: say('session.stage.choiceHelp'),
      options: choices.map(([id, gains]) => ({ id, label: describeGains(state, gains) })),
    });
    return choice === null ? null : { type: 'challengeCard', player, card, choice };
  },
});
