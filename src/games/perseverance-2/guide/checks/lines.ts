import type { Count, Deltas, Phrase, ResultLine } from '@/engine';
import { gainLines as familyLines } from '../../../perseverance/guide/checks/answer';
import type { PerkId } from '../../perks';
import type { Player } from '../../rules/player';
import { NO_DINOS } from '../../moments/combat/dinos';
import { say } from '../../say';
import { ASSETS } from '../../terms';

/** What everybody gains and pays, in words. */
export function gainLines(owners: readonly string[], deltas: Deltas): readonly ResultLine[] {
  return familyLines(owners, deltas, ASSETS, (asset) => say(`asset.${asset}`));
}

/** Somebody with nothing but what the question is about. */
export function somebody(id: string, has: Partial<Player> = {}): Player {
  return {
    id,
    followers: 99,
    votes: 0,
    permanentVotes: 0,
    food: 0,
    scrap: 0,
    islandResource: 0,
    story: 0,
    glowberry: 0,
    lightSoldier: 0,
    heavySoldier: 0,
    valor: 0,
    influence: 0,
    settlements: 0,
    outposts: 0,
    camps: 0,
    watchtowers: 0,
    dice: 1,
    adventures: 0,
    handCards: 0,
    perks: [],
    enclosure: NO_DINOS,
    ...has,
  };
}

/** A number that the table types in. */
export function figure<Id extends string>(id: Id, label: Phrase, value: number, max: number): Count<Id> {
  return { id, label, value, track: { min: 0, max } };
}

/** One row a Perk: 1 where it is owned. */
export function perkFigures<Id extends PerkId>(perks: readonly Id[]): readonly Count<Id>[] {
  return perks.map((perk) => ({
    ...figure(perk, say(`perk.${perk}`), 0, 1),
    note: say(`screens.perkNote.${perk}`),
  }));
}
