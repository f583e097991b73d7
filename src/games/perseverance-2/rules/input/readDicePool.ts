import { fail, field, phrase, whole, type At } from '@/engine';
import { idsOf } from '../../../perseverance/participants';
import { assemblyCount } from '../../../perseverance/tableSize';
import { NEUTRAL_DICE_IN_BOX, PIECES } from '../../pieces';
import type { DicePoolInput } from '../dicePool';
import { readByOwner, readCount } from './fields';
import { readSeatIds } from './readSetup';

const MOST_DISSENTER_DICE = 3;

export function readDicePool(at: At): DicePoolInput {
  const seats = readSeatIds(field(at, 'players'));
  const afterAssembly = whole(field(at, 'afterAssembly'), { min: 1, max: assemblyCount(seats.length) - 1 });
  const pool = field(at, 'dice');
  const neutral = whole(field(pool, 'neutral'), { max: NEUTRAL_DICE_IN_BOX });
  const dissenters = readCount(pool, 'dissenters', MOST_DISSENTER_DICE);
  const own = field(pool, 'players');
  const dice = readByOwner(own, idsOf(seats), (value) => whole(value, { min: 1, max: PIECES.dice }));
  const players = seats.map(({ id }) => ({
    id,
    dice: dice.get(id) ?? fail(field(own, id).path, 'invalid-input', phrase('input.missing')),
  }));
  return { players, afterAssembly, neutral, dissenters };
}
