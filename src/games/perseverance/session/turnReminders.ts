import type { ImmediateAction, Names as AnyNames, NoNames, Reminder } from '@/engine';
import { nameOf } from '../names';
import { say } from '../say';
import type { Course } from './course';
import type { With } from './names';
import { poolLeft, type TableState } from './table';

interface Secondary<Command, N extends AnyNames> {
  /** The rules want one, and there is one that can be taken. */
  readonly owed: boolean;
  readonly does: ImmediateAction<Command, N>;
}

/** What a turn still lacks, as far as the app can see. Before the table is set nobody is reminded. */
export function turnReminders<Command, N extends AnyNames>(
  { phase, turn, course, ...table }: TableState & { readonly course: Course },
  secondary: Secondary<Command, N>,
): readonly Reminder<Command, With<N>>[] {
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
export function diceLeftReminders(state: Pick<TableState, 'dice'>): readonly Reminder<never, NoNames>[] {
  const count = poolLeft(state);
  return count > 0 ? [{ id: 'diceLeft', text: say('session.reminder.diceLeft', { count }) }] : [];
}
