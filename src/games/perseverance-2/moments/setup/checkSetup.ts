import type { Refusal } from '@/engine';
import { PERKS } from '../../perks';
import { nameOf, say } from '../../say';
import { refuse } from '../../rules/refuse';
import type { SetupInput } from './ruleInput';

/** What no table can begin with, in the order in which it is looked at. */
export function checkSetup({ players, officers, placements, dissenterZone }: SetupInput): Refusal | null {
  const order = [...players].reverse();
  const early = placements.findIndex(({ player }, i) => player !== order[i]?.id);
  if (early >= 0)
    return refuse('not-allowed', `placements[${early}].player`, 'refusal.placementOrder', {
      player: nameOf(order[early]?.id ?? ''),
    });
  const zones = placements.map(({ zone }) => zone);
  const again = placements.find(({ zone }, i) => zones.indexOf(zone) < i);
  if (again)
    return refuse('not-allowed', `placements[${placements.indexOf(again)}].zone`, 'refusal.spaceTwice', {
      zone: say(`zone.${again.zone}`),
    });
  for (const [i, { zone, perk }] of placements.entries()) {
    const { officer, tier } = PERKS[perk];
    if (officer !== officers[zone] || tier !== 1)
      return refuse('not-allowed', `placements[${i}].perk`, 'refusal.startingPerk', {
        perk: say(`perk.${perk}`),
        officer: say(`officer.${officers[zone]}`),
      });
  }
  // Only a two-player game draws a Zone for the Dissenters.
  if (players.length > 2 || dissenterZone === null) return null;
  return dissenterZone === 'discovery' || zones.includes(dissenterZone)
    ? refuse('not-allowed', 'dissenterZone', 'refusal.dissenterZoneTaken', {
        zone: say(`zone.${dissenterZone}`),
      })
    : null;
}
