import { field, flag, ok, type Phrase, type Wizard } from '@/engine';
import { say } from '../../../say';

/** Nothing is asked. */
interface LessDraft {
  readonly begun: boolean;
}

/** Before Full becomes Essentials: what stops being followed, and that it is kept as it was counted last. */
export function lessTracking<State, Command extends { readonly type: string }>(
  things: readonly { readonly id: string; readonly icon: string; readonly label: Phrase }[],
): Wizard<State, Command | { readonly type: 'trackEssentials' }, LessDraft> {
  return {
    id: 'lessTracking',
    quick: true,
    title: () => say('session.level.less'),
    done: say('session.level.lessDone'),
    begin: () => ({ begun: true }),
    readDraft: (at) => ({ begun: flag(field(at, 'begun')) }),
    steps: () => [
      {
        kind: 'told',
        id: 'things',
        title: say('session.level.lessTitle'),
        help: say('session.level.lessHelp'),
        lines: things.map((thing) => ({ ...thing, note: say('session.level.lessNote') })),
      },
    ],
    review: () => [],
    commit: () => ok({ type: 'trackEssentials' }),
  };
}
