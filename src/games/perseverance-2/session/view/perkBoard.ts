import type { Phrase } from '@/engine';
import { PERK_IDS, PERKS, type PerkId } from '../../perks';
import { ZONES, type Officer, type Zone } from '../../terms';
import type { Command } from '../command';
import type { PerkPick } from '../moves';
import { perkWays } from '../../moments/influence/perkWays';
import { seatOf } from '../records';
import type { State } from '../state';
import { reasonAgainst, reasonAgainstAll } from '../wizards/reasonAgainst';

export interface PerkNow {
  readonly perk: PerkId;
  readonly owned: boolean;
  /** Why it cannot be gained now: its Tier, its price, no cube, no room. */
  readonly reason?: Phrase;
}

export interface PerksOfOfficer {
  readonly officer: Officer;
  readonly zone: Zone;
  /** Tier by Tier. */
  readonly perks: readonly PerkNow[];
}

/** The thirty Perks of a player as they are now, in the order of the Zones. */
export function perkBoard(state: State, player: string): readonly PerksOfOfficer[] {
  const { perks } = seatOf(state, player);
  return ZONES.map((zone) => {
    const officer = state.config.officers[zone];
    return {
      officer,
      zone,
      perks: PERK_IDS.filter((perk) => PERKS[perk].officer === officer).map((perk) => ({
        perk,
        owned: perks.includes(perk),
        ...reasonAgainstAll(
          state,
          perkWays(perk).map((pick) => gaining(player, pick)),
        ),
      })),
    };
  });
}

export interface WayToGain {
  readonly pick: PerkPick;
  readonly command: Command;
  readonly reason?: Phrase;
}

export function waysNow(state: State, player: string, perk: PerkId): readonly WayToGain[] {
  return perkWays(perk).map((pick) => {
    const command = gaining(player, pick);
    return { pick, command, ...reasonAgainst(state, command) };
  });
}

function gaining(player: string, pick: PerkPick): Command {
  return { type: 'gainPerk', player, pick };
}
