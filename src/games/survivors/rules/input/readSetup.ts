import { field, list, refuseDoubles, slug, type At } from '@/engine';
import { START_HORDES } from '../../pieces';
import type { SetupInput } from '../setup';
import { PLAYERS, readOptionalId, readPlaces } from './fields';

export function readSetup(at: At): SetupInput {
  const seats = field(at, 'players');
  const players = list(
    seats,
    (seat) => ({ id: slug(field(seat, 'id')), faction: readOptionalId(field(seat, 'faction')) }),
    PLAYERS,
  );
  refuseDoubles(
    seats,
    players.map(({ id }) => id),
    '.id',
  );
  return {
    players,
    hordes: readPlaces(field(at, 'hordes'), { min: START_HORDES, max: START_HORDES }),
    leader: readOptionalId(field(at, 'leader')) ?? players[0]?.id ?? '',
  };
}
