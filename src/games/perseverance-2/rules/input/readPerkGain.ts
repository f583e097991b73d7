import { field, oneOf, optional, type At } from '@/engine';
import { PERK_COSTS } from '../../terms';
import type { PerkInput } from '../perk';
import { ANY_NUMBER, readDino, readDinosOrNone, readPerk, refuseUnclear } from './fields';
import { readPlayer } from './readPlayer';

export function readPerkGain(at: At): PerkInput {
  const input: PerkInput = {
    player: readPlayer(field(at, 'player')),
    perk: readPerk(field(at, 'perk')),
    pay: optional(field(at, 'pay'), (cost) => oneOf(cost, PERK_COSTS), null),
    moveFrom: optional(field(at, 'moveFrom'), readPerk, null),
    dino: readDino(field(at, 'dino')),
    release: readDinosOrNone(field(at, 'release'), ANY_NUMBER),
  };
  refuseUnclear(at, input.perk, input.moveFrom !== null);
  return input;
}
