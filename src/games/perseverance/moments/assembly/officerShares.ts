import { majority, type ExplainStep, type Explanation, type Standing } from '@/engine';
import { countOf, type OfficerState } from '../../session/table';

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

export interface OfficerMajority<Officer extends string = string, Zone extends string = string> {
  readonly officer: Officer;
  readonly zone: Zone;
  readonly slots: readonly string[];
  readonly spaces: number;
  /** In the order of the table, owners without a cube left out. */
  readonly pool: Standing;
  readonly shares: readonly OfficerShareNow[];
}

/** Who would score how much of one Officer now. `followers` null: what the Officer looks at is not followed. */
export function officerShares(
  cubes: Standing,
  followers: Readonly<Record<string, number>> | null,
  steps: Explanation,
): readonly OfficerShareNow[] {
  const { first, second } = majority(cubes);
  return cubes.map(([owner, count]): OfficerShareNow => {
    const place = first.includes(owner) ? 'first' : second.includes(owner) ? 'second' : null;
    const rivals = place === 'first' ? first : second;
    return {
      owner,
      cubes: count,
      place,
      tied: place !== null && rivals.length > 1,
      followers: place === null ? 0 : followers && countOf(followers, owner),
      why: steps.filter((step) => isAbout(step, owner, followers !== null)),
    };
  });
}

/** Cubes on the tile, in the order of the table, owners without a cube left out. */
export function onTile({ pool }: OfficerState, owners: readonly string[]): Standing {
  return owners.map((owner) => [owner, countOf(pool, owner)] as const).filter(([, cubes]) => cubes > 0);
}

/** Each Officer's part of the explanation: its places, then what it gives. */
export function stepsOfOfficer(officer: string, explanation: Explanation): Explanation {
  return explanation.filter(({ id }) => id?.at?.officer === officer);
}

/** The places concern everybody, a share only its owner; where nothing is followed, there is no figure. */
function isAbout({ id }: ExplainStep, owner: string, known: boolean): boolean {
  return id?.of === undefined || (known && id.of === owner);
}
