import type { Learning } from './lesson';

/** One turn of one player: in the next one it is another. */
export function turnOf({ turn, course }: Learning): string {
  return `${turn}:${course.turns[turn] ?? 0}`;
}

/** A card of this turn of this player. */
export function aboutTurn(state: Learning, step: string): { readonly id: string; readonly player: string } {
  return { id: `${turnOf(state)}:${step}`, player: state.turn };
}
