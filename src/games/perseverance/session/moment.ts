import type { Course } from './course';
import type { TableState } from './table';

/** Which turn of whom it is: the next one of the same player is another. */
export function momentOf({
  phase,
  assembly,
  turn,
  course,
}: TableState & { readonly course: Course }): unknown {
  return [phase, assembly, turn, course.turns[turn] ?? 0];
}
