import { field, type At } from '@/engine';
import type { BreachTurnInput } from '../breachTurn';
import { readBreach, readDino } from './fields';
import { readPlayer } from './readPlayer';

export function readBreachTurn(at: At): BreachTurnInput {
  return {
    player: readPlayer(field(at, 'player')),
    breach: readBreach(field(at, 'breach')),
    remove: readDino(field(at, 'remove')),
  };
}
