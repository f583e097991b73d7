import { field, oneOf, whole, type At } from '@/engine';
import { TRIALS, type TempleAdventureInput } from '../templeAdventure';
import { readPlayer } from './readPlayer';

export function readTempleAdventure(at: At): TempleAdventureInput {
  return {
    player: readPlayer(field(at, 'player')),
    card: oneOf(field(at, 'card'), TRIALS),
    stage: whole(field(at, 'stage'), { min: 1, max: 2 }),
  };
}
