import { majority, type ExplainStep, type Explanation, type Phrase, type Standing } from '@/engine';
import { nameOf } from '../../names';
import { say } from '../../say';
import { countOf, type OfficerState } from '../../session/table';
import type { Contest } from './rule';

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

export interface PresenceNow {
  readonly owner: string;
  readonly pieces: number;
  /** What the pieces are, in words. */
  readonly parts: readonly Phrase[];
  readonly place: Place | null;
  readonly tied: boolean;
}

export interface ZoneMajority<Zone extends string = string> {
  readonly zone: Zone;
  readonly officer: string;
  readonly population: number;
  /** Who has most first; equals in the order of the table. */
  readonly presence: readonly PresenceNow[];
  readonly contest: Contest;
  /** Whose Leader stands there. */
  readonly leaders: readonly string[];
}

/** Everybody's Presence in a Zone, with the place that it would take at an Assembly now. */
export function presenceNow(
  presence: Standing,
  contest: Contest,
  partsOf: (owner: string) => readonly Phrase[],
): readonly PresenceNow[] {
  return presence
    .map(([owner, pieces]): PresenceNow => {
      const place = contest.first.includes(owner)
        ? 'first'
        : contest.second.includes(owner)
          ? 'second'
          : null;
      const tied = place !== null && contest[place].length > 1;
      return { owner, pieces, parts: partsOf(owner), place, tied };
    })
    .sort((a, b) => b.pieces - a.pieces);
}

/** What the Zone would give now: with both choices, where somebody at the table has one. */
export function explainMajority(
  { players }: { readonly players: object },
  { contest: { holder } }: ZoneMajority,
  explain: (choice: 'votes' | 'production') => Explanation,
): Explanation {
  // Only a player who alone is first chooses: the Dissenters take Votes, a tie leaves nothing to choose.
  if (holder === null || !Object.hasOwn(players, holder)) return explain('votes');
  const player = nameOf(holder);
  return [
    { rule: say('screens.zones.ifVotes', { player }) },
    ...explain('votes'),
    { rule: say('screens.zones.ifProduction', { player }) },
    ...explain('production'),
  ];
}
