import type { Course } from '../session/course';
import { playersOf, type TableState } from '../session/table';

/** `first`: nobody has played yet. `again`: somebody has, this player has not. `second`: once more for everybody. */
export type Lesson = 'first' | 'again' | 'second';

/** A table whose turns are followed. */
export type Learning = Pick<TableState, 'config' | 'turn'> & { readonly course: Course };

const TURNS_TOLD = 2;

/** Which turn is being taught; null when this player has had enough of it. */
export function lessonOf({ course, turn }: Learning): Lesson | null {
  const had = course.turns[turn] ?? 0;
  if (had >= TURNS_TOLD) return null;
  if (had > 0) return 'second';
  return Object.values(course.turns).every((turns) => turns === 0) ? 'first' : 'again';
}

export function everybodyKnowsATurn(state: Learning): boolean {
  return playersOf(state).every((player) => (state.course.turns[player] ?? 0) >= TURNS_TOLD);
}
