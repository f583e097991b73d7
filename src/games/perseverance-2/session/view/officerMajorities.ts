import {
  officerShares,
  onTile,
  stepsOfOfficer,
  type OfficerMajority,
} from '../../../perseverance/moments/assembly/assemblyNow';
import { cubesOf, ownersAt } from '../../../perseverance/session/table';
import { INFLUENCE_SPACES } from '../../pieces';
import { ZONES, type Officer, type Zone } from '../../terms';
import { officerOutcome } from '../../moments/assembly/decide';
import { isFull, type State } from '../state';

/** What these look at, Essentials follows too: cubes, Perks and Adventures. */
const FOLLOWED: readonly Officer[] = ['chief-mate', 'chief-of-security'];

/** Step 4 of the Assembly as it would be now, in the order of the board. */
export function officerMajorities(state: State): readonly OfficerMajority<Officer, Zone>[] {
  const scored = officerOutcome(state);
  const owners = ownersAt(state);
  return ZONES.map((zone) => {
    const officer = state.config.officers[zone];
    const onOfficer = state.officers[officer];
    const cubes = owners.map((owner) => [owner, cubesOf(onOfficer, owner)] as const);
    const { figures, explanation } = scored.ok ? scored.value : { figures: null, explanation: [] };
    const known = isFull(state) || FOLLOWED.includes(officer);
    const gained =
      (known ? figures : null)?.officers.find((one) => one.officer === officer)?.followers ?? null;
    return {
      officer,
      zone,
      slots: onOfficer.slots,
      spaces: INFLUENCE_SPACES,
      pool: onTile(onOfficer, owners),
      shares: officerShares(cubes, gained, stepsOfOfficer(officer, explanation)),
    };
  });
}
