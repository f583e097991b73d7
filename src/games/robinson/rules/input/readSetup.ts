import { field, flag, given, oneOf, whole, type At } from '@/engine';
import { START } from '../../pieces';
import { CHARACTERS } from '../../terms';
import type { SetupInput } from '../setup';
import { readOptionalCount, readPeople, readPlayerId, ROUNDS } from './fields';

export function readSetup(at: At): SetupInput {
  return {
    players: readPeople(field(at, 'players'), (seat) => ({
      id: readPlayerId(field(seat, 'id')),
      character: oneOf(field(seat, 'character'), CHARACTERS),
    })),
    rounds: whole(field(at, 'rounds'), ROUNDS),
    firstPlayer: readPlayerId(field(at, 'firstPlayer')),
    friday: given(field(at, 'friday'), flag, null),
    dog: given(field(at, 'dog'), flag, null),
    startingItems: given(
      field(at, 'startingItems'),
      (items) => whole(items, { max: 10 }),
      START.startingItems,
    ),
    bookShift: readOptionalCount(at, 'bookShift', { min: -15, max: 15 }),
  };
}
