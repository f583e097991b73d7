import type { Command } from '../../session/command';
import type { OutpostEffect } from '../../session/moves';

/** The Effect without the die that it belongs to. */
export function effectCommand(player: string, move: OutpostEffect): Command {
  if (move.effect !== 'adventure') return { type: 'effect', player, move };
  const { rally, reach } = move;
  return { type: 'rally', player, reach, ...(rally !== undefined && { rally }) };
}
