import { field, list, oneOf, refuseDoubles, slug, type At } from '@/engine';
import { STEPS } from '../../terms';
import type { TurnInput } from '../turn';
import { PLAYERS, readCaravan } from './fields';

export function readTurn(at: At): TurnInput {
  const step = oneOf(field(at, 'step'), STEPS);
  const players = list(field(at, 'players'), slug, PLAYERS);
  refuseDoubles(field(at, 'players'), players);
  return { step, players, leader: slug(field(at, 'leader')), caravan: readCaravan(field(at, 'caravan')) };
}
