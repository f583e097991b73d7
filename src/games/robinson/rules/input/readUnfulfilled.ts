import { field, given, list, oneOf, refuseDoubles, refuseForm, slug, type At } from '@/engine';
import { concernedFault, type Demand, type UnfulfilledInput } from '../unfulfilled';
import { PLAYERS, readCount, readDistinctIds, readFlag, readPlayerId } from './fields';

const SCOPES = ['player', 'all'] as const;

export function readUnfulfilled(at: At): UnfulfilledInput {
  const input: UnfulfilledInput = {
    scope: oneOf(field(at, 'scope'), SCOPES),
    players: readDistinctIds(field(at, 'players'), PLAYERS),
    player: given(field(at, 'player'), readPlayerId, null),
    demands: readDemands(field(at, 'demands')),
    onlyIfPossible: readFlag(at, 'onlyIfPossible'),
  };
  refuseForm(at, [], concernedFault(input));
  return input;
}

function readDemands(at: At): readonly Demand[] {
  const demands = list(
    at,
    (demand) => ({
      kind: slug(field(demand, 'kind')),
      required: readCount(demand, 'required'),
      available: readCount(demand, 'available'),
    }),
    { min: 1, max: 10 },
  );
  refuseDoubles(
    at,
    demands.map(({ kind }) => kind),
    '.kind',
  );
  return demands;
}
