import { hasEffect, type PerkList } from '../../../perks';
import { damageBy, damageNeeded, injuriesBy, STRENGTH } from '../../../rules/damage';
import { allDinos, dinosBy, NO_DINOS, speciesIn, type DinoCount } from '../../../rules/dinos';
import type { Party } from '../../../rules/party';
import type { Dino } from '../../../terms';
import type { Fight } from '../../outsideCommands';
import { enclosureOf, readyParty, seatOf } from '../../records';
import type { State } from '../../state';
import type { FightSaid, Hits } from './fightDraft';

/**
 * The fight as the table said it, and as it is proposed where nobody said anything. What an earlier page no longer
 * allows, because the table went back, is not carried along.
 */
export function fightOf(state: State, player: string, dinos: DinoCount, said: FightSaid): Fight {
  const { perks } = seatOf(state, player);
  const enclosure = enclosureOf(state, player);
  const ready = readyParty(state, player);
  const committed = said.committed
    ? withinReady(said.committed, ready)
    : proposeParty(ready, damageNeeded(dinos, perks));
  const hits = hitsOf(committed, injuriesBy(dinos), said.hits);
  const heavy = packed(hits.heavy);
  const capture = dinosBy((dino) => Math.min(said.capture[dino], dinos[dino]));
  return {
    committed,
    dinos,
    injuries: { light: hits.light, heavy, leader: hits.leader },
    cancel: {
      light: Math.min(said.cancel.light, hits.light),
      heavy: hasEffect(perks, 'heavyMedicine') ? Math.min(said.cancel.heavy, heavy.length) : 0,
    },
    capture,
    release: releaseOf(enclosure, capture, perks, said.release),
    wrangler: wranglerOf(capture, perks, said.wrangler),
  };
}

/** The same before anybody is hit on purpose, healed or captured: whether this party can fight at all. */
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
function proposeParty(ready: Party, needed: number): Party {
  const light = Math.min(ready.light, needed);
  const heavy = Math.min(ready.heavy, Math.ceil((needed - light) / STRENGTH.heavy));
  const leader = ready.leader && damageBy({ light, heavy, leader: false }) < needed;
  const surplus = Math.max(0, damageBy({ light, heavy, leader }) - needed);
  return { light: Math.max(0, light - surplus), heavy, leader };
}

function withinReady(said: Party, ready: Party): Party {
  return {
    light: Math.min(said.light, ready.light),
    heavy: Math.min(said.heavy, ready.heavy),
    leader: said.leader && ready.leader,
  };
}

function hitsOf(committed: Party, due: number, said: Hits | null): Hits {
  if (due === 0) return { light: 0, heavy: 0, leader: 0 };
  if (!said) return proposeHits(committed, due);
  const most = mostHits(committed);
  return {
    light: Math.min(said.light, most.light),
    heavy: Math.min(said.heavy, most.heavy),
    leader: Math.min(said.leader, most.leader),
  };
}

/** The Leader is never lost; a Light Soldier can be healed by anybody. */
function proposeHits(committed: Party, due: number): Hits {
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
function packed(injuries: number): readonly number[] {
  const full = Math.floor(injuries / STRENGTH.heavy);
  const rest = injuries % STRENGTH.heavy;
  return [...Array.from({ length: full }, () => STRENGTH.heavy), ...(rest > 0 ? [rest] : [])];
}

/** Without Herder another species has to go, whoever likes it or not. */
function releaseOf(
  enclosure: DinoCount,
  capture: DinoCount,
  perks: PerkList,
  said: DinoCount | null,
): DinoCount {
  if (allDinos(capture) === 0) return NO_DINOS;
  if (said) return dinosBy((dino) => Math.min(said[dino], enclosure[dino]));
  return hasEffect(perks, 'mixedEnclosure')
    ? NO_DINOS
    : dinosBy((dino) => (capture[dino] > 0 ? 0 : enclosure[dino]));
}

/** A single species needs no question: the reward costs nothing. */
function wranglerOf(capture: DinoCount, perks: PerkList, said: Dino | null): Dino | null {
  if (!hasEffect(perks, 'rewardedCaptures')) return null;
  const [only, ...others] = speciesIn(capture);
  if (only === undefined || others.length === 0) return only ?? null;
  return said && capture[said] > 0 ? said : null;
}
