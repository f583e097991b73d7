import { say } from '../../say';
import { CAMP } from '../../terms';
import { trackOf } from '../../session/counters';
import { refuse } from '../../session/refuse';
import { askTokens } from '../../session/wizards/askTokens';
import { figure, wizard } from '../../session/wizards/wizard';
import { isFull } from './level';

const THINGS = [
  ['pawns', 'followers'],
  ['dice', 'die'],
  ['tokens', 'resolve'],
  ['island', 'influence'],
] as const;

/** Before Full becomes Essentials: what stops being followed. */
export const lessTracking = wizard({
  id: 'lessTracking',
  quick: true,
  title: () => say('session.level.less'),
  done: say('session.level.lessDone'),
  script(ask, state) {
    ask.tell({
      id: 'things',
      title: say('session.level.lessTitle'),
      help: say('session.level.lessHelp'),
      reference: 'action-phase',
      lines: THINGS.map(([id, icon]) => ({
        id,
        icon,
        label: say(`session.level.things.${id}`),
        note: say('session.level.lessNote'),
      })),
      // A wizard that was left may be opened again when it is done already.
      missing: isFull(state) ? null : refuse('noChange').error.message,
    });
    return { type: 'trackEssentials' };
  },
});

/** From Essentials to Full: what was left to the board is counted first. */
export const moreTracking = wizard({
  id: 'moreTracking',
  quick: true,
  title: () => say('session.level.more'),
  done: say('session.level.moreDone'),
  script(ask, state) {
    const { deck } = ask.count({
      id: 'deck',
      title: say('session.counter.huntingDeck'),
      help: say('session.level.deckHelp'),
      reference: 'hunting',
      figures: [
        figure(
          'deck',
          say('session.counter.huntingDeck'),
          state.camp.huntingDeck,
          trackOf(state, { owner: CAMP, counter: 'huntingDeck' }),
        ),
      ],
    });
    const tokens = askTokens(ask, state, isFull(state) ? refuse('noChange').error.message : null);
    return {
      type: 'trackFull',
      tokens,
      huntingDeck: deck,
    };
  },
});
