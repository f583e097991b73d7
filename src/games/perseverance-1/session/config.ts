import type { Seat } from '@/engine';
import { SCORING_TILES } from '../../perseverance/scoringTiles';
import type { Tracking } from '../../perseverance/session/level';
import { rulesOf } from '../editions';
import { columnCount } from '../pieces';
import type { SetupInput } from '../rules/setupInput';
import type { BreachTokenRule, Edition, Leader, Officer, PlayerCount, RewardId, Zone } from '../terms';

export const MODULES = ['dinoPlacement', 'walls', 'traps', 'threat'] as const;
export type Module = (typeof MODULES)[number];

export const PLAYERS = { min: 2, max: 4 } as const;
export const BREACH_TOKENS = 3;

/** What is printed only on tiles or unclear in the books: the table checks it with its own box. */
export interface BoxValues {
  /** Followers by place, one tile for each Assembly (R9). */
  readonly scoringTiles: readonly (readonly number[])[];
  /** Followers by place in both final majorities (R9). */
  readonly defenseScale: readonly number[];
  /** Picks for Contribution 0, 1, 2…; null: as the rules count (R12). */
  readonly picksTable: readonly number[] | null;
  readonly breachTokenRule: BreachTokenRule;
  /** What the Chief Engineer's tile prints (R4). */
  readonly engineerBonus: number;
  /** Dino spaces of each column once a Zone is Dangerous (R21). */
  readonly dinoSpaces: readonly number[];
}

export interface Config {
  readonly v: 1;
  readonly edition: Edition;
  /** Turn order, first player first. */
  readonly seats: readonly Seat[];
  readonly leaders: Readonly<Record<string, Leader>>;
  readonly leaderAbilities: boolean;
  readonly officers: Readonly<Record<Zone, Officer>>;
  readonly deterministic: Readonly<Record<Module, boolean>>;
  readonly breachTokens: readonly RewardId[];
  /** Two players: the unused Zone with two Dissenter Settlements. */
  readonly dissenterZone: Zone | null;
  /** The Zone of each player's first Settlement. */
  readonly placements: Readonly<Record<string, Zone>>;
  /** The Officers were drawn: the first Settlements are chosen on the table, and told with the checklist. */
  readonly placeLater?: true;
  readonly tracking: Tracking;
  readonly box: BoxValues;
}

/** The published tiles, as the Episode 2 book of the same box prints them, with the fourth place of four players (R9). */
function publishedTiles(players: PlayerCount): readonly (readonly number[])[] {
  return players === 4 ? SCORING_TILES[4].map((tile) => [...tile, 0]) : SCORING_TILES[players];
}

/** The four-column shape is the one of the published example; three columns are read in the same way (R21). */
const DANGEROUS_SPACES = { 3: [2, 3, 2], 4: [2, 3, 3, 2] } as const;

export const BOX_VALUES: Readonly<Record<Edition, Readonly<Record<PlayerCount, BoxValues>>>> = {
  'beta-2020': { 2: prefilled('beta-2020', 2), 3: prefilled('beta-2020', 3), 4: prefilled('beta-2020', 4) },
  'published-2021': {
    2: prefilled('published-2021', 2),
    3: prefilled('published-2021', 3),
    4: prefilled('published-2021', 4),
  },
};

function prefilled(edition: Edition, players: PlayerCount): BoxValues {
  const rules = rulesOf(edition);
  // The published scale is in a picture only: it is prefilled as in the beta (R9).
  const scales = rules.defenseScale ?? rulesOf('beta-2020').defenseScale;
  return {
    scoringTiles: rules.scoringTiles?.[players] ?? publishedTiles(players),
    defenseScale: scales?.[players] ?? [],
    picksTable: null,
    breachTokenRule: rules.breachTokenRule,
    engineerBonus: 2,
    dinoSpaces: DANGEROUS_SPACES[columnCount(players)],
  };
}

/** What the set-up procedure of the rules wants to know. */
export function setupOf(config: Omit<Config, 'v' | 'box' | 'tracking' | 'breachTokens'>): SetupInput {
  const { edition, seats, leaders, placements, leaderAbilities, officers, dissenterZone, deterministic } =
    config;
  return {
    edition,
    players: seats.map(({ id }) => ({ id, leader: leaders[id] ?? 'adelita' })),
    leaderAbilities,
    officers,
    placements: seats.map(({ id }) => placements[id] ?? 'sustenance'),
    dissenterZone,
    deterministic,
  };
}
