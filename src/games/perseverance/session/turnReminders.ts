import type { ImmediateAction, Reminder } from '@/engine';
import { nameOf } from '../names';
import { say } from '../say';
import type { Course } from './course';
import { poolLeft, type TableState } from './table';

interface Secondary<Command> {
  /** The rules want one, and there is one that can be taken. */
  readonly owed: boolean;
  readonly does: ImmediateAction<Command>;
}

/** What a turn still lacks, as far as the app can see. Before the table is set nobody is reminded. */
export function turnReminders<Command>(
  { phase, turn, course, ...table }: TableState & { readonly course: Course },
  secondary: Secondary<Command>,
): readonly Reminder<Command>[] {
  if (phase !== 'play') return [];
  const player = nameOf(turn);
  const lacks = (step: string) => !course.done.includes(step);
  return [
    ...(lacks('die') && poolLeft(table) > 0
      ? [
          {
            id: 'die',
            text: say('session.reminder.die', { player }),
            does: { kind: 'wizard', wizard: 'takeDie' },
          } as const,
        ]
      : []),
    ...(secondary.owed && lacks('secondary')
      ? [{ id: 'secondary', text: say('session.reminder.secondary', { player }), does: secondary.does }]
      : []),
  ];
}

/** Before an Assembly: the pool should be empty by then. */
export function diceLeftReminders(state: Pick<TableState, 'dice'>): readonly Reminder<never>[] {
  const count = poolLeft(state);
  return count > 0 ? [{ id: 'diceLeft', text: say('session.reminder.diceLeft', { count }) }] : [];
}
