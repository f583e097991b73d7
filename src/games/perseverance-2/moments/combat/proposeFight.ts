import { hasEffect, type PerkList } from '../../perks';
import { damageBy, injuriesBy, STRENGTH } from './damage';
import { allDinos, dinosBy, NO_DINOS, type DinoCount } from './dinos';
import type { Party } from './party';
import type { Fight } from '../adventure/commands';

/** Injuries on the committed pieces of each kind. */
type Hits = Readonly<Record<keyof typeof STRENGTH, number>>;

/** A fight before anybody is hit on purpose, healed or captured: whether this party can fight at all. */
export function bareFight({ committed, dinos }: Pick<Fight, 'committed' | 'dinos'>): Fight {
  const hits = proposeHits(committed, injuriesBy(dinos));
  return {
    committed,
    dinos,
    injuries: { light: hits.light, heavy: packed(hits.heavy), leader: hits.leader },
    cancel: { light: 0, heavy: 0 },
    capture: NO_DINOS,
    release: NO_DINOS,
    wrangler: null,
  };
}

/** No more than it takes: Light Soldiers, then Heavy ones, then the Leader, who would be missed this turn. */
export function proposeParty(ready: Party, needed: number): Party {
  const light = Math.min(ready.light, needed);
  const heavy = Math.min(ready.heavy, Math.ceil((needed - light) / STRENGTH.heavy));
  const leader = ready.leader && damageBy({ light, heavy, leader: false }) < needed;
  const surplus = Math.max(0, damageBy({ light, heavy, leader }) - needed);
  return { light: Math.max(0, light - surplus), heavy, leader };
}

/** The Leader is never lost; a Light Soldier can be healed by anybody. */
export function proposeHits(committed: Party, due: number): Hits {
  const most = mostHits(committed);
  const leader = Math.min(due, most.leader);
  const light = Math.min(due - leader, most.light);
  return { leader, light, heavy: Math.min(due - leader - light, most.heavy) };
}

export function mostHits({ light, heavy, leader }: Party): Hits {
  return {
    light: light * STRENGTH.light,
    heavy: heavy * STRENGTH.heavy,
    leader: leader ? STRENGTH.leader : 0,
  };
}

/** On as few Heavy Soldiers as possible: each that is hit at all is lost, so nobody would spread them. */
export function packed(injuries: number): readonly number[] {
  const full = Math.floor(injuries / STRENGTH.heavy);
  const rest = injuries % STRENGTH.heavy;
  return [...Array.from({ length: full }, () => STRENGTH.heavy), ...(rest > 0 ? [rest] : [])];
}

/** Without Herder another species has to go, like it or not. */
export function proposeRelease(enclosure: DinoCount, capture: DinoCount, perks: PerkList): DinoCount {
  if (allDinos(capture) === 0 || hasEffect(perks, 'mixedEnclosure')) return NO_DINOS;
  return dinosBy((dino) => (capture[dino] > 0 ? 0 : enclosure[dino]));
}
