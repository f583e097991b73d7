import type {
  ImmediateAction,
  Names as AnyNames,
  Phrase,
  Reminder,
  ResultLine,
  TurnMark,
  TurnPage,
} from '@/engine';
import { nameOf } from '../names';
import { say } from '../say';
import type { Course } from './course';
import type { With } from './names';
import { assemblyDue, nextPlayer, type TableState } from './table';

interface TurnParts<Command, N extends AnyNames> {
  readonly nextTurn: Command;
  readonly reminders: readonly Reminder<Command, N>[];
  /** What the rules want besides die, Effect and Secondary Action. */
  readonly due: readonly TurnMark<Command, N>[];
  readonly standing: readonly ResultLine[];
}

const STEPS = ['die', 'effect', 'secondary'] as const;

/** The page of the player on turn; null when nobody is. */
export function turnPageOf<Command, N extends AnyNames>(
  state: TableState & { readonly course: Course },
  partsOf: () => TurnParts<Command, N>,
): TurnPage<Command, With<N>> | null {
  if (state.phase === 'end' || state.phase === 'finished') return null;
  const { nextTurn, reminders, due, standing } = partsOf();
  const { done } = state.course;
  // Without a die in the pool there is no turn to begin.
  const isOver = STEPS.every((id) => done.includes(id)) || (done.length === 0 && assemblyDue(state));
  const first = isOver ? due.find((mark) => mark.does) : undefined;
  return {
    player: state.turn,
    wizard: 'turn',
    marks: [
      ...STEPS.map((id) => ({
        id,
        label: say(`session.turn.mark.${id}`),
        done: done.includes(id),
      })),
      ...due.filter((mark) => mark !== first),
    ],
    ...(first?.does && { first: { label: first.label, does: first.does } }),
    next: {
      label: say('session.table.nextTurn'),
      player: nextPlayer(state),
      does: { kind: 'command', command: nextTurn },
      ...(reminders.length > 0 && { reminders }),
    },
    standing,
  };
}

/** What of the turn comes next; once everything is done, the next player. */
export function openStep(state: TableState & { readonly course: Course }): Phrase {
  const open = STEPS.find((step) => !state.course.done.includes(step));
  return open
    ? say(`session.turn.mark.${open}`)
    : say('session.table.nextPlayer', { player: nameOf(nextPlayer(state)) });
}

/** Something that waits, and where it is done. */
export function dueMark<Command, N extends AnyNames>(
  id: string,
  label: TurnMark<Command, N>['label'],
  does: ImmediateAction<Command, N>,
): TurnMark<Command, N> {
  return { id, label, done: false, due: true, does };
}
