import { field, ok, oneOf, optional, text, type Wizard } from '@/engine';
import { whoActs, playerActs } from '../../../perseverance/session/wizards/playerActs';
import { CARD_IDS, choicesOf, isLight, type CardId } from '../../rules/challengeCards';
import { say } from '../../say';
import type { Command } from '../command';
import { no } from '../refuse';
import type { State } from '../state';
import { cardNote, describeGains } from './cardGains';
import { choose, readPlayer } from './choose';

export interface CardDraft {
  readonly player: string;
  readonly card: CardId | null;
  readonly choice: string | null;
}

/** Which card, and what it gives where it leaves a choice. */
export const challengeCard: Wizard<State, Command, CardDraft> = {
  id: 'challengeCard',
  quick: true,
  title: () => say('session.action.challengeCard'),
  actor: playerActs,
  begin: (state, player) => ({ player: whoActs(state, player), card: null, choice: null }),
  readDraft: (at, state) => ({
    player: readPlayer(at, state),
    card: optional(field(at, 'card'), (card) => oneOf(card, CARD_IDS), null),
    choice: optional(field(at, 'choice'), text, null),
  }),
  steps: (state, draft) => {
    const which = {
      help: say('session.hint.card'),
      ...choose(
        'card',
        say('session.wizard.card'),
        CARD_IDS.map((card) => ({
          id: card,
          icon: isLight(card) ? 'light' : 'heavy',
          label: say('session.wizard.cardName', { card }),
          note: cardNote(state, card),
          chosen: draft.card === card,
          write: () => ({ ...draft, card, choice: null }),
        })),
      ),
    };
    const choices = draft.card === null ? [] : Object.entries(choicesOf(draft.card));
    if (choices.length === 0) return [which];
    const what = choices.map(([choice, gains]) => ({
      id: choice,
      label: describeGains(state, gains),
      chosen: draft.choice === choice,
      write: () => ({ ...draft, choice }),
    }));
    return [
      which,
      { ...choose('choice', say('session.wizard.cardChoice'), what), help: say('session.stage.choiceHelp') },
    ];
  },
  review: () => [],
  commit: (_state, { player, card, choice }) =>
    card === null ? no('nothingChosen') : ok({ type: 'challengeCard', player, card, choice }),
};
