import type { Phrase } from '@/engine';
import { cardName, say } from '../../say';
import type { State } from '../../session/state';
import { wizard } from '../../session/wizards/wizard';
import { DECKS } from '../../terms';

const SHUFFLED = 'shuffled';

/** The Event card: what to do with it, what it pushes off the Threat field, and one tap for its icon. */
export const event = wizard({
  id: 'event',
  quick: true,
  title: () => say('phase.event'),
  // After a card that was shuffled in another one is drawn.
  again: ({ stage }) => stage === 'event',
  script(ask, { threat, config }) {
    const icon = ask.choose({
      id: 'icon',
      title: say('session.walk.icon'),
      help: say('session.help.icon'),
      reference: 'event-phase',
      lead: toDo(threat),
      options: [
        {
          id: 'book',
          label: say('session.walk.book'),
          icon: 'note',
          // The Scenario card says what it means, and the table may have written that down.
          note: config.rules ? say('session.own', { text: config.rules }) : say('event.book'),
        },
        ...DECKS.map((deck) => ({
          id: deck,
          label: say('session.walk.adventureIcon', { deck: say(`deck.${deck}`) }),
          note: say('session.list.adventureToken', { deck: say(`deck.${deck}`) }),
          icon: 'why' as const,
        })),
        {
          id: SHUFFLED,
          label: say('session.walk.shuffled'),
          note: say('session.walk.shuffledNote'),
          icon: 'retry',
        },
      ],
    });
    if (icon === null) return null;
    return icon === SHUFFLED ? { type: 'shuffledCard' } : { type: 'eventPhase', icon };
  },
});

/** The same whatever the icon is: known before the card is turned up. */
function toDo({ left, right }: State['threat']): Phrase {
  if (right === null) return say('session.walk.eventPlaced');
  return left === null
    ? say('session.walk.eventSlides', { card: cardName(right) })
    : say('session.walk.eventPushes', { card: cardName(right), pushed: cardName(left) });
}
