import { field, moment, oneOf, whole, type At } from '@/engine';
import { SLOTS, type KeptBackup } from './backupStore';

/** What a store wrote beside a backup. */
export function readKept(at: At): KeptBackup {
  return {
    slot: oneOf(field(at, 'slot'), SLOTS),
    created: moment(field(at, 'created')),
    games: whole(field(at, 'games'), { max: Number.MAX_SAFE_INTEGER }),
    playedAt: moment(field(at, 'playedAt')),
    size: whole(field(at, 'size'), { max: Number.MAX_SAFE_INTEGER }),
  };
}
