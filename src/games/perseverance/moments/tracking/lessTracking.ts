import type { IconName, Phrase, Script } from '@/engine';
import { refuse, say } from '../../say';
import { isFull } from './level';
import type { TableState } from '../../session/table';

interface Thing {
  readonly id: string;
  readonly icon: IconName;
  readonly label: Phrase;
}

/** Before Full becomes Essentials: what stops being followed, and that it is kept as it was counted last. */
export function lessTracking<State extends Pick<TableState, 'tracking'>>(
  things: readonly Thing[],
): Script<State, { readonly type: 'trackEssentials' }> {
  return {
    id: 'lessTracking',
    quick: true,
    title: () => say('session.level.less'),
    done: say('session.level.lessDone'),
    script(ask, state) {
      ask.tell({
        id: 'things',
        title: say('session.level.lessTitle'),
        help: say('session.level.lessHelp'),
        lines: things.map((thing) => ({ ...thing, note: say('session.level.lessNote') })),
        // A wizard that was left may be opened again when it is done already.
        missing: isFull(state) ? null : refuse('noChange').error.message,
      });
      return { type: 'trackEssentials' };
    },
  };
}
