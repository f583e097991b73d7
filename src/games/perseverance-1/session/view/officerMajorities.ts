import {
  officerShares,
  onTile,
  stepsOfOfficer,
  type OfficerMajority,
} from '../../../perseverance/moments/assembly/assemblyNow';
import { resolveOfficerScoring } from '../../moments/assembly/officerScoring';
import { ZONES, type Officer, type Zone } from '../../terms';
import { cubeStandings, officerRecord } from '../records';
import { cubeOwners } from '../decide/count';
import { isFull, playersOf, type State } from '../state';

/** Step 4 of the Assembly as it would be now, in the order of the board. */
export function officerMajorities(state: State): readonly OfficerMajority<Officer, Zone>[] {
  const owners = cubeOwners(state);
  const influence = cubeStandings(state, owners);
  // Past the reader: a Patrol under way beside all 19 cards is more than it takes, and a screen shows what there is.
  const scored = resolveOfficerScoring({
    edition: state.config.edition,
    players: playersOf(state).map((id) => officerRecord(state, id)),
    influence,
  });
  return ZONES.map((zone) => {
    const officer = state.config.officers[zone];
    const known = scored.ok && officerIsFollowed(state, officer);
    const gained = known ? (scored.value.figures.officers[officer]?.followers ?? {}) : null;
    const steps = scored.ok ? stepsOfOfficer(officer, scored.value.explanation) : [];
    return {
      officer,
      zone,
      slots: state.officers[officer].slots,
      spaces: state.influenceSpaces,
      pool: onTile(state.officers[officer], owners),
      shares: officerShares(influence[officer], gained, steps),
    };
  });
}

/** Patrols are counted in both ways of tracking; what the other Officers look at only in Full (p. 26). */
function officerIsFollowed(state: State, officer: Officer): boolean {
  return isFull(state) || officer === 'chief-of-security';
}
