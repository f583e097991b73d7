import { majority, type Explanation, type ExplainStep } from '@/engine';
import { officerScoring } from '../../rules/officerScoring';
import { OFFICERS, ZONES, type Officer, type Zone } from '../../terms';
import { cubeStandings, officerRecord } from '../records';
import { cubeOwners } from '../decide/count';
import { isFull, playersOf, type State } from '../state';

export type Place = 'first' | 'second';

export interface OfficerShareNow {
  readonly owner: string;
  readonly cubes: number;
  readonly place: Place | null;
  readonly tied: boolean;
  /** Followers if the Assembly were now: null where the table does not follow what the Officer looks at. */
  readonly followers: number | null;
  readonly why: Explanation;
}

export interface OfficerMajority {
  readonly officer: Officer;
  readonly zone: Zone;
  readonly slots: readonly string[];
  readonly spaces: number;
  /** In the order of the table, owners without a cube left out. */
  readonly pool: readonly (readonly [owner: string, cubes: number])[];
  readonly shares: readonly OfficerShareNow[];
}

/** Step 4 of the Assembly as it would be now, in the order of the board. */
export function officerMajorities(state: State): readonly OfficerMajority[] {
  const owners = cubeOwners(state);
  const influence = cubeStandings(state, owners);
  const scored = officerScoring({
    edition: state.config.edition,
    players: playersOf(state).map((id) => officerRecord(state, id)),
    influence,
  });
  return ZONES.map((zone) => {
    const officer = state.config.officers[zone];
    const { slots, pool } = state.officers[officer];
    const { first, second } = majority(influence[officer]);
    const known = scored.ok && officerIsFollowed(state, officer);
    const steps = scored.ok ? stepsOf(officer, scored.value.explanation) : [];
    const shares = influence[officer].map(([owner, cubes]): OfficerShareNow => {
      const place = first.includes(owner) ? 'first' : second.includes(owner) ? 'second' : null;
      const rivals = place === 'first' ? first : second;
      const gained = scored.ok ? (scored.value.figures.officers[officer]?.followers[owner] ?? 0) : 0;
      return {
        owner,
        cubes,
        place,
        tied: place !== null && rivals.length > 1,
        followers: place === null ? 0 : known ? gained : null,
        why: steps.filter((step) => isAbout(step, owner, known)),
      };
    });
    const onTile = owners.map(
      (owner) => [owner, Object.hasOwn(pool, owner) ? (pool[owner] ?? 0) : 0] as const,
    );
    return {
      officer,
      zone,
      slots,
      spaces: state.influenceSpaces,
      pool: onTile.filter(([, cubes]) => cubes > 0),
      shares,
    };
  });
}

/** Each Officer's part of the explanation begins with its places. */
export function stepsOf(officer: Officer, explanation: Explanation): Explanation {
  const starts = explanation.flatMap(({ rule }, i) => (rule.key === 'officerScoring.places' ? [i] : []));
  const at = OFFICERS.indexOf(officer);
  return explanation.slice(starts[at] ?? 0, starts[at + 1]);
}

/** The places concern everybody, a share only its owner; where nothing is followed, no figure is told. */
function isAbout({ rule }: ExplainStep, owner: string, known: boolean): boolean {
  const player = rule.params?.player;
  if (player === undefined) return true;
  return known && typeof player === 'object' && 'player' in player && player.player === owner;
}

/** Patrols are counted in both ways of tracking; what the other Officers look at only in Full (p. 26). */
function officerIsFollowed(state: State, officer: Officer): boolean {
  return isFull(state) || officer === 'chief-of-security';
}
