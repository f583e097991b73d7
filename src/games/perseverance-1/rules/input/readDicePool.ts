import { field, whole, type At } from '@/engine';
import { assemblyCount, NEUTRAL_DICE, PIECES, playerCount } from '../../pieces';
import type { DicePoolInput } from '../dicePool';
import { readCount, readEdition, readPlayers } from './fields';

export function readDicePool(at: At): DicePoolInput {
  const edition = readEdition(at);
  const players = readPlayers(at, (seat) => ({
    dice: whole(field(seat, 'dice'), { min: 1, max: PIECES.dice }),
  }));
  return {
    edition,
    players,
    assembly: whole(field(at, 'assembly'), { min: 1, max: assemblyCount(players.length) }),
    neutral: whole(field(at, 'neutral'), { max: NEUTRAL_DICE[playerCount(players)] }),
    dissenters: readCount(at, 'dissenters'),
  };
}
