import { field, list, oneOf, optional, whole, type At } from '@/engine';
import type { CombatInput } from '../combat';
import { STRENGTH } from '../damage';
import { ANY_NUMBER, readAssets, readCount, readDino, readDinos, readDinosOrNone, readParty } from './fields';
import { readPlayer } from './readPlayer';

export function readCombat(at: At): CombatInput {
  return {
    player: readPlayer(field(at, 'player')),
    kind: oneOf(field(at, 'kind'), ['adventure', 'counterattack']),
    ready: optional(field(at, 'ready'), readParty, null),
    committed: readParty(field(at, 'committed')),
    dinos: readDinos(field(at, 'dinos')),
    injuries: optional(field(at, 'injuries'), readInjuries, { light: 0, heavy: [], leader: 0 }),
    cancel: optional(field(at, 'cancel'), readCancelled, { light: 0, heavy: 0 }),
    capture: readDinosOrNone(field(at, 'capture'), ANY_NUMBER),
    release: readDinosOrNone(field(at, 'release'), ANY_NUMBER),
    wrangler: readDino(field(at, 'wrangler')),
    saviorBonus: readAssets(field(at, 'saviorBonus')),
    saviorTimes: optional(field(at, 'saviorTimes'), (times) => whole(times, { min: 1, max: 2 }), 1),
  };
}

function readInjuries(at: At): CombatInput['injuries'] {
  return {
    light: readCount(at, 'light'),
    heavy: optional(
      field(at, 'heavy'),
      (hits) => list(hits, (hit) => whole(hit, { min: 1, max: STRENGTH.heavy })),
      [],
    ),
    leader: readCount(at, 'leader', STRENGTH.leader),
  };
}

function readCancelled(at: At): CombatInput['cancel'] {
  return { light: readCount(at, 'light'), heavy: readCount(at, 'heavy') };
}
