import type { Refusal } from '@/engine';
import { rulesOf } from '../../editions';
import { say } from '../../say';
import { ZONES } from '../../terms';
import { refuse } from '../../rules/refuse';
import type { SetupInput } from './ruleInput';

/** What no table can begin with, in the order in which it is looked at. */
export function checkSetup({
  edition,
  players,
  leaderAbilities,
  officers,
  placements,
  dissenterZone,
}: SetupInput): Refusal | null {
  const leaders = players.map(({ leader }) => leader);
  const again = leaders.findIndex((leader, i) => leaders.indexOf(leader) < i);
  const twin = leaders[again];
  if (twin !== undefined)
    return refuse('duplicate-leader', `players[${again}].leader`, 'refusal.leaderTwice', {
      leader: say(`leader.${twin}`),
    });
  if (!leaderAbilities && !rulesOf(edition).abilitiesOptional)
    return refuse('not-in-edition', 'leaderAbilities', 'refusal.abilitiesAlways');
  if (new Set(ZONES.map((zone) => officers[zone])).size < ZONES.length)
    return refuse('duplicate-officer', 'officers', 'refusal.officerTwice');
  if (new Set(placements).size < placements.length)
    return refuse('zone-taken', 'placements', 'refusal.zoneTwice');
  if (players.length > 2)
    return dissenterZone === null
      ? null
      : refuse('dissenters-not-allowed', 'dissenterZone', 'refusal.dissenters');
  if (dissenterZone === null) return refuse('invalid-input', 'dissenterZone', 'refusal.dissenterZone');
  return placements.includes(dissenterZone)
    ? refuse('zone-taken', 'dissenterZone', 'refusal.dissenterZoneTaken', {
        zone: say(`zone.${dissenterZone}`),
      })
    : null;
}
