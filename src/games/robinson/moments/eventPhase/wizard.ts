import { cardName, say } from '../../say';
import { wizard } from '../../session/wizards/wizard';
import { DECKS } from '../../terms';

/** The Event card: its icon, and what it pushes off the Threat field. */
export const event = wizard({
  id: 'event',
  title: () => say('phase.event'),
  script(ask, { threat, round }) {
    const icon = ask.choose({
      id: 'icon',
      title: say('session.walk.icon'),
      help: say('session.help.icon'),
      reference: 'event-phase',
      options: [
        { id: 'book', label: say('session.walk.book'), icon: 'story' },
        ...DECKS.map((deck) => ({
          id: deck,
          label: say('session.walk.adventureIcon', { deck: say(`deck.${deck}`) }),
          icon: 'resolve' as const,
        })),
      ],
    });
    if (icon === null) return null;
    const pushed = threat.right === null ? null : threat.left;
    ask.tick({
      id: 'checklist',
      title: say('session.walk.eventTable'),
      help: say('session.help.eventTable'),
      reference: 'threat-field',
      lines: [
        ...(icon === 'book' ? [{ id: 'book', text: say('event.book') }] : []),
        { id: 'effect', text: say('session.list.eventEffect'), note: say('session.list.eventEffectNote') },
        { id: 'again', text: say('session.list.again') },
        ...(pushed === null
          ? []
          : [
              {
                id: 'pushed',
                text: say('event.pushedOff', { card: cardName(pushed) }),
                note: say('session.list.pushedNote'),
              },
            ]),
        ...(threat.right === null
          ? []
          : [{ id: 'slide', text: say('event.slides', { card: cardName(threat.right) }) }]),
        { id: 'place', text: say('event.placed', { card: cardName(`event-${round}`) }) },
        ...(icon === 'book'
          ? []
          : [{ id: 'token', text: say('session.list.adventureToken', { deck: say(`deck.${icon}`) }) }]),
      ],
    });
    return { type: 'eventPhase', icon };
  },
});
