import { field, flag, ok, type Ask, type IconName, type Phrase, type Wizard } from '@/engine';
import { refuse, say } from '../../../say';
import { isFull } from '../../level';
import type { TableState } from '../../table';

/** Nothing is asked. */
interface LessDraft {
  readonly begun: boolean;
}

interface Thing {
  readonly id: string;
  readonly icon: IconName;
  readonly label: Phrase;
}

/** Before Full becomes Essentials: what stops being followed, and that it is kept as it was counted last. */
export function tellLess(ask: Ask, state: Pick<TableState, 'tracking'>, things: readonly Thing[]): void {
  ask.tell(lessPage(state, things));
}

function lessPage(state: Pick<TableState, 'tracking'>, things: readonly Thing[]) {
  return {
    id: 'things',
    title: say('session.level.lessTitle'),
    help: say('session.level.lessHelp'),
    lines: things.map((thing) => ({ ...thing, note: say('session.level.lessNote') })),
    // A wizard that was left may be opened again when it is done already.
    ...(!isFull(state) && { missing: refuse('noChange').error.message }),
  };
}

export function lessTracking<
  State extends Pick<TableState, 'tracking'>,
  Command extends { readonly type: string },
>(things: readonly Thing[]): Wizard<State, Command | { readonly type: 'trackEssentials' }, LessDraft> {
  return {
    id: 'lessTracking',
    quick: true,
    title: () => say('session.level.less'),
    done: say('session.level.lessDone'),
    begin: () => ({ begun: true }),
    readDraft: (at) => ({ begun: flag(field(at, 'begun')) }),
    steps: (state) => [{ kind: 'told', ...lessPage(state, things) }],
    review: () => [],
    commit: () => ok({ type: 'trackEssentials' }),
  };
}
