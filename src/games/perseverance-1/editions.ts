import { friendlyPrizes, majority, splitPrizes, type Prize, type Standing } from '@/engine';
import { DISSENTER_CUBES } from '../perseverance/dissenters';
import { holdersOfTwo } from '../perseverance/moments/influence/placeCubes';
import type { VoteRules } from '../perseverance/moments/assembly/rule';
import type { BreachTokenRule, Edition, PlayerCount, RewardId } from './terms';

/** One row of the table: what the beta of 2020 says, what the published box of 2021 says. */
function row<T>(beta: T, published: T): Readonly<Record<Edition, T>> {
  return { 'beta-2020': beta, 'published-2021': published };
}

type PrizeRule = (standing: Standing, scale: readonly number[]) => readonly Prize[];
type Scale = readonly number[];

/**
 * Everything in which the two rulebooks differ and the app can tell. The numbers are the rows of the digest's table
 * of edition differences; R-numbers are its rulings. No other file asks which edition is played.
 */
export const DIFFERENCES = {
  /** 1 Assembly ties, 4 ties of the final majorities: places pooled and divided, or friendly. */
  prizes: row<PrizeRule>(splitPrizes, friendlyPrizes),
  /** 2 Owners without Votes hold a place (R23), or do not. */
  voteless: row<VoteRules['voteless']>('ranked', 'unranked'),
  /** 3 Assembly Scoring tiles, first to last Assembly; the published ones are in a picture only (R9). */
  scoringTiles: row<Readonly<Record<PlayerCount, readonly Scale[]>> | null>(
    {
      2: [
        [17, 5, 0],
        [21, 6, 0],
      ],
      3: [
        [14, 6, 0],
        [17, 7, 0],
        [21, 8, 0],
      ],
      4: [
        [17, 8, 4, 0],
        [20, 10, 5, 0],
        [24, 12, 6, 0],
      ],
    },
    null,
  ),
  /** 5 Scale of the two final majorities; the published one is in a picture only (R9). */
  defenseScale: row<Readonly<Record<PlayerCount, Scale>> | null>(
    { 2: [4, 0], 3: [5, 2, 0], 4: [6, 3, 1, 0] },
    null,
  ),
  /** 8 Followers for a pair of 1 Safeguard and 1 Valor at the end. */
  pairWorth: row<number>(2, 1),
  /** 9 How many Light Soldiers make 1 Follower at the end. */
  lightSoldiersPerFollower: row<number | null>(null, 2),
  /** 10 Soldiers on an unfinished Patrol are scored at the end (R28). */
  patrolScores: row<boolean>(false, true),
  /** 11 Combat Reward picks for a Contribution of 1 and more (R12): 1, 1, 2, 2… or 1, 2, 2, 3… */
  picksFor: row<(contribution: number) => number>(
    (contribution) => 1 + Math.floor((contribution - 1) / 2),
    (contribution) => 1 + Math.floor(contribution / 2),
  ),
  /** 12 What 2 Safeguard can buy, 13 numbering (R14): the options in their order. */
  rewards: row<readonly RewardId[]>(
    [
      'kills',
      'production',
      'fallen',
      'settlements-dice',
      'walls',
      'five-followers',
      'place-settlement',
      'light-soldier',
    ],
    [
      'kills',
      'walls',
      'production',
      'five-followers',
      'fallen',
      'retrieve-leader',
      'settlements-dice',
      'light-soldier',
    ],
  ),
  /** 14 When Breach tokens block their rewards (R13). */
  breachTokenRule: row<BreachTokenRule>('always', 'on-breach'),
  /** 16 Influence spaces of an Officer (R3). */
  influenceSpaces: row<Readonly<Record<PlayerCount, 3 | 4>>>({ 2: 3, 3: 4, 4: 4 }, { 2: 4, 3: 4, 4: 4 }),
  /** 17 Who takes an Officer's bonus: the most cubes unless four have one each, or everybody with two. */
  bonusWinners: row<(cubes: Standing) => readonly string[]>(mostCubesUnlessFourTie, holdersOfTwo),
  /** 19 Dissenter cubes: on the Officer of the drawn Zone, on the others, and on each after the first Assembly. */
  dissenterCubes: row<{ readonly drawn: number; readonly others: number; readonly wrapUp: 0 | 1 } | null>(
    null,
    DISSENTER_CUBES,
  ),
  /** 21 The Secondary Action may be passed up, or not (R39). */
  /** Cubes that Settlement spaces 3 and 4 allow: the beta means the action itself (000:490), the published book 1 (001:1293). */
  settlementCubes: row(3, 1),
  secondaryAction: row<'optional' | 'mandatory'>('optional', 'mandatory'),
  /** 22 Followers that Training takes for a Story. */
  storyCostsFollowers: row<number>(1, 0),
  /** 23 Options of Training and Fortifications that must be resolved (R36). */
  leastOptions: row<number>(0, 1),
  /** 28 Name of the effect that gives 1 Food and 1 of the second resource. */
  supplyName: row<'socialAid' | 'supply'>('socialAid', 'supply'),
  /** 29 Leader abilities may be left out. */
  abilitiesOptional: row<boolean>(false, true),
  /** 37 Soldiers on one Patrol card at most. */
  patrolLimit: row<number>(Number.POSITIVE_INFINITY, 8),
  /** 38 Challenge cards: keep up to the number shown, or as many as shown (R32). */
  mustKeepCards: row<boolean>(false, true),
  /** 48 From which space the Heavy token of deterministic Threat costs 1 Follower at the end. */
  threatPenaltyFrom: row<number | null>(3, null),
  /** 49 Between stages the token of a kind that is not on the card may be advanced (R31). */
  anyThreatToken: row<boolean>(true, false),
  /** 55 Name of the second resource. */
  resourceName: row<'modernResource' | 'scrap'>('modernResource', 'scrap'),
  /** Chapters of the beta; pages that the published book itself quotes, as far as it does. */
  pages: row<Readonly<Record<Chapter, string | null>>>(
    {
      setup: 'Setup',
      effects: 'Primary Actions',
      secondary: 'Secondary Actions',
      officers: 'Officers',
      patrol: 'Patrol',
      attack: 'Dino Attack',
      assembly: 'Assembly',
      end: 'Final Scorings',
      deterministic: 'Deterministic Version',
    },
    {
      setup: null,
      effects: '12–17',
      secondary: '18',
      officers: '19',
      patrol: '12–13',
      attack: '20–23',
      assembly: '24–26',
      end: null,
      deterministic: null,
    },
  ),
} as const;

export type Chapter =
  'setup' | 'effects' | 'secondary' | 'officers' | 'patrol' | 'attack' | 'assembly' | 'end' | 'deterministic';

/** One column of the table. */
export type EditionRules = { readonly [K in keyof typeof DIFFERENCES]: (typeof DIFFERENCES)[K][Edition] };

const COLUMNS: Readonly<Record<Edition, EditionRules>> = {
  'beta-2020': column('beta-2020'),
  'published-2021': column('published-2021'),
};

export function rulesOf(edition: Edition): EditionRules {
  return COLUMNS[edition];
}

function column(edition: Edition): EditionRules {
  return Object.fromEntries(
    Object.entries(DIFFERENCES).map(([name, values]) => [name, values[edition]]),
  ) as EditionRules;
}

function mostCubesUnlessFourTie(cubes: Standing): readonly string[] {
  const { first } = majority(cubes);
  return first.length < 4 ? first : [];
}
