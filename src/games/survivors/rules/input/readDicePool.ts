import { field, list, oneOf, refuseDoubles, slug, type At } from '@/engine';
import { SIDES } from '../../terms';
import type { DicePoolInput } from '../dicePool';
import { PLAYERS, readDice } from './fields';

export function readDicePool(at: At): DicePoolInput {
  const seats = field(at, 'players');
  const players = list(
    seats,
    (seat) => ({
      id: slug(field(seat, 'id')),
      choice: oneOf(field(seat, 'choice'), SIDES),
      primary: readDice(field(seat, 'primary')),
      secondary: readDice(field(seat, 'secondary')),
    }),
    PLAYERS,
  );
  refuseDoubles(
    seats,
    players.map(({ id }) => id),
    '.id',
  );
  return { players };
}
