import type { Refusal } from '@/engine';
import { hasEffect, perkEffect, type PerkList } from '../../perks';
import { ENCLOSURE } from '../../pieces';
import { amount } from '../../say';
import { allDinos, speciesIn, type DinoCount } from './dinos';
import { refuse } from '../../rules/refuse';

/** Four Dinos of one species, p. 23; Herder lets them mix, Breeder makes room for nine. */
export function checkEnclosure(dinos: DinoCount, perks: PerkList, path: string): Refusal | null {
  const room = enclosureRoom(perks);
  if (allDinos(dinos) > room)
    return refuse('limit-exceeded', path, 'refusal.enclosureFull', { dinos: amount('dinos', room) });
  return speciesIn(dinos).length > 1 && !hasEffect(perks, 'mixedEnclosure')
    ? refuse('limit-exceeded', path, 'refusal.enclosureMixed')
    : null;
}

export function enclosureRoom(perks: PerkList): number {
  return ENCLOSURE.dinos + perkEffect(perks, 'enclosureDinos');
}

/** One Dino each Combat, p. 23; Trapper catches another one. */
export function mostCaptures(perks: PerkList): number {
  return 1 + perkEffect(perks, 'captures');
}
