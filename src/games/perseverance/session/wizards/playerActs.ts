import type { Actor } from '@/engine';
import { hereAt, type TableState } from '../table';

/** A walk of one player, whom the draft names; anybody at the table can be named instead. */
export const playerActs: Actor<Pick<TableState, 'config' | 'left'>, { readonly player: string }> = {
  of: (_state, { player }) => player,
  others: hereAt,
};

/** Whoever is on turn, or the one who was named. */
export function whoActs({ players, turn }: Pick<TableState, 'players' | 'turn'>, named?: string): string {
  return named !== undefined && Object.hasOwn(players, named) ? named : turn;
}
