import { field, oneOf, type At } from '@/engine';
import { ZONES } from '../../terms';
import type { LeaderInput } from '../leader';
import { readFlag } from './fields';
import { readPlayer } from './readPlayer';

export function readLeader(at: At): LeaderInput {
  return {
    player: readPlayer(field(at, 'player')),
    from: oneOf(field(at, 'from'), ['board', 'adventure', ...ZONES]),
    to: oneOf(field(at, 'to'), ZONES),
    occupied: readFlag(at, 'occupied'),
    friendly: readFlag(at, 'friendly'),
  };
}
