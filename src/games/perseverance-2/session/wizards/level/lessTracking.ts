import { say } from '../../../say';
import { refuse } from '../../refuse';
import { isFull } from '../../state';
import { wizard } from '../wizard';

const THINGS = [
  ['goods', 'food'],
  ['soldiers', 'light'],
  ['dinos', 'trampler'],
  ['zones', 'settlement'],
  ['areas', 'wall'],
] as const;

/** Before Full becomes Essentials: what stops being followed, and that it is kept as it was counted last. */
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
      lines: THINGS.map(([id, icon]) => ({
        id,
        icon,
        label: say(`session.stock.${id}`),
        note: say('session.level.lessNote'),
      })),
      // A wizard that was left may be opened again when it is done already.
      missing: isFull(state) ? null : refuse('noChange').error.message,
    });
    return { type: 'trackEssentials' };
  },
});
