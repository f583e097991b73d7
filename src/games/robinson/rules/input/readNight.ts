import { field, flag, given, refuseForm, whole, type At } from '@/engine';
import { hungryFault, type NightInput, type Sleeper } from '../night';
import {
  readCount,
  readDistinctIds,
  readFlag,
  readLarder,
  readOptionalCount,
  readPeople,
  readPlayerId,
  ROUNDS,
} from './fields';

export function readNight(at: At): NightInput {
  const input: NightInput = {
    players: readPeople(field(at, 'players'), readSleeper),
    firstPlayer: readPlayerId(field(at, 'firstPlayer')),
    round: whole(field(at, 'round'), ROUNDS),
    rounds: whole(field(at, 'rounds'), ROUNDS),
    goalMet: readFlag(at, 'goalMet'),
    available: readLarder(field(at, 'available')),
    hungry: given(field(at, 'hungry'), (hungry) => readDistinctIds(hungry, { min: 0, max: 4 }), null),
    sheltered: flag(field(at, 'sheltered')),
    cellar: readFlag(at, 'cellar'),
    keepFood: readOptionalCount(at, 'keepFood'),
  };
  refuseForm(at, ['players', 'available'], hungryFault(input));
  return input;
}

function readSleeper(at: At): Sleeper {
  return {
    id: readPlayerId(field(at, 'id')),
    outside: given(
      field(at, 'outside'),
      (outside) => ({ food: readCount(outside, 'food'), tileShelter: flag(field(outside, 'tileShelter')) }),
      null,
    ),
  };
}
