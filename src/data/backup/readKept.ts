import { field, oneOf, whole, type At } from '@/engine';
import { SLOTS, type KeptBackup } from './backupStore';

/** What a store wrote beside a backup. */
export function readKept(at: At): KeptBackup {
  return {
    slot: oneOf(field(at, 'slot'), SLOTS),
    created: whole(field(at, 'created')),
    games: whole(field(at, 'games')),
    playedAt: whole(field(at, 'playedAt')),
    size: whole(field(at, 'size')),
  };
}
