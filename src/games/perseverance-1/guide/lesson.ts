import { playersOf, type State } from '../session/state';

/** `first`: nobody has played yet. `again`: somebody has, this player has not. `second`: once more for everybody. */
export type Lesson = 'first' | 'again' | 'second';

const TURNS_TOLD = 2;

/** Which turn is being taught; null when this player has had enough of it. */
export function lessonOf({ course, turn }: State): Lesson | null {
  const had = course.turns[turn] ?? 0;
  if (had >= TURNS_TOLD) return null;
  if (had > 0) return 'second';
  return Object.values(course.turns).every((turns) => turns === 0) ? 'first' : 'again';
}

export function everybodyKnowsATurn(state: State): boolean {
  return playersOf(state).every((player) => (state.course.turns[player] ?? 0) >= TURNS_TOLD);
}
