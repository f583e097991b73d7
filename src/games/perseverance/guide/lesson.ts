import type { Course } from '../session/course';
import { playersOf, type TableState } from '../session/table';

/** A table whose turns are followed. */
export type Learning = Pick<TableState, 'config' | 'turn'> & { readonly course: Course };

const TURNS_TOLD = 2;

/** Turns that are over, of everybody together: a rule that is not needed at once waits for one of them. */
export function turnsHad({ course }: Learning): number {
  return Object.values(course.turns).reduce((sum, turns) => sum + turns, 0);
}

/** The turn of the second round, counted from 0, before which a rule waits; with two players the last ones come together. */
export function inSecondRound(state: Learning, turn: number): number {
  const players = playersOf(state).length;
  return players + Math.min(turn, players - 1);
}

export function everybodyKnowsATurn(state: Learning): boolean {
  return playersOf(state).every((player) => (state.course.turns[player] ?? 0) >= TURNS_TOLD);
}
