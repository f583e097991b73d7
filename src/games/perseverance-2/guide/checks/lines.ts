import type { AskedFigure, Deltas, Phrase, ToldLine } from '@/engine';
import { gainLines as familyLines } from '../../../perseverance/guide/checks/answer';
import type { PerkId, PerkList } from '../../perks';
import type { Player } from '../../rules/player';
import { NO_DINOS } from '../../rules/dinos';
import { say } from '../../say';
import { ASSETS } from '../../terms';

/** What everybody gains and pays, in words. */
export function gainLines(owners: readonly string[], deltas: Deltas): readonly ToldLine[] {
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
export function figure<Draft>(
  id: string,
  label: Phrase,
  value: number,
  max: number,
  write: (to: number) => Draft,
): AskedFigure {
  return { id, label, value, track: { min: 0, max }, write };
}

/** One row a Perk: 1 where it is owned. */
export function askPerks<Draft>(
  known: PerkList,
  owned: PerkList,
  write: (perks: PerkList) => Draft,
): readonly AskedFigure[] {
  const others = (perk: PerkId) => owned.filter((one) => one !== perk);
  return known.map((perk) => ({
    ...figure(perk, say(`perk.${perk}`), owned.includes(perk) ? 1 : 0, 1, (to) =>
      write(to > 0 ? [...others(perk), perk] : others(perk)),
    ),
    note: say(`screens.perkNote.${perk}`),
  }));
}
