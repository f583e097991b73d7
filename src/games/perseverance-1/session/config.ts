import {
  among,
  andThen,
  checked,
  each,
  entries,
  fail,
  flag,
  listOf,
  mark,
  maybe,
  number,
  oneOf,
  seatsOf,
  shape,
  shapeOf,
  type Given,
  type Read,
  type Seat,
  type Shape,
} from '@/engine';
import { SCORING_TILES } from '../../perseverance/moments/assembly/scoringTiles';
import { TRACKING } from '../../perseverance/moments/tracking/level';
import { rulesOf } from '../editions';
import { columnCount } from '../pieces';
import { picksTable } from '../rules/fields';
import { setup } from '../moments/setup/rule';
import type { setupInput } from '../moments/setup/ruleInput';
import {
  BREACH_TOKEN_RULES,
  EDITIONS,
  LEADERS,
  MODULES,
  OFFICERS,
  REWARDS,
  ZONES,
  type Edition,
  type PlayerCount,
} from '../terms';

export const PLAYERS = { min: 2, max: 4 } as const;
export const BREACH_TOKENS = 3;

/** Followers by place. */
const scale = listOf(number(), { min: 1, max: 4 });

/** What is printed only on tiles or unclear in the books: the table checks it with its own box. */
const boxOf = (players: number) => {
  const columns = columnCount(players);
  return shape({
    /** One tile for each Assembly (R9). */
    scoringTiles: listOf(scale, { min: 2, max: 3 }),
    /** In both final majorities (R9). */
    defenseScale: scale,
    /** Picks for Contribution 0, 1, 2…; null: as the rules count (R12). */
    picksTable,
    breachTokenRule: among(BREACH_TOKEN_RULES),
    /** What the Chief Engineer's tile prints (R4). */
    engineerBonus: number({ min: 1, max: 2 }),
    /** Dino spaces of each column once a Zone is Dangerous (R21). */
    dinoSpaces: listOf(number({ min: 2, max: 3 }), { min: columns, max: columns }),
  });
};
export type BoxValues = Read<ReturnType<typeof boxOf>>;

/** A word for everybody who sits here. */
const forSeats = <T extends string>(
  seats: readonly Seat[],
  words: readonly T[],
): Shape<Readonly<Record<string, T>>> =>
  shapeOf((at) => {
    const given = new Map(entries(at).map(([id, value]) => [id, value]));
    return Object.fromEntries(
      seats.map(({ id }) => [
        id,
        oneOf(given.get(id) ?? { value: undefined, path: `${at.path}.${id}` }, words),
      ]),
    );
  });

const table = andThen(
  shape({
    v: among([1]),
    /** Turn order, first player first. */
    seats: seatsOf(PLAYERS),
    edition: among(EDITIONS),
  }),
  ({ seats }) =>
    shape({
      leaders: forSeats(seats, LEADERS),
      leaderAbilities: flag,
      officers: each(ZONES, among(OFFICERS)),
      deterministic: each(MODULES, flag),
      breachTokens: listOf(among(REWARDS), { min: BREACH_TOKENS, max: BREACH_TOKENS }),
      /** Two players: the unused Zone with two Dissenter Settlements. */
      dissenterZone: maybe(among(ZONES)),
      /** The Zone of each player's first Settlement. */
      placements: forSeats(seats, ZONES),
      /** The Officers were drawn: the first Settlements are chosen on the table and entered with the checklist. */
      placeLater: mark,
      tracking: among(TRACKING),
      box: boxOf(seats.length),
    }),
);
export type Config = Read<typeof table>;

/** A stored set-up, checked against the rules as it was when it was made. */
export const config = checked(table, (stored) => {
  const legal = setup.ask(setupOf(stored));
  if (!legal.ok) fail(legal.error.path ?? '', legal.error.code, legal.error.message);
});

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
export function setupOf(
  config: Omit<Config, 'v' | 'box' | 'tracking' | 'breachTokens'>,
): Given<typeof setupInput> {
  const { edition, seats, leaders, placements, leaderAbilities, officers, dissenterZone, deterministic } =
    config;
  return {
    edition,
    players: seats.map(({ id }) => ({ id, leader: leaders[id] ?? 'adelita' })),
    leaderAbilities,
    officers,
    placements: Object.fromEntries(seats.map(({ id }) => [id, placements[id] ?? 'sustenance'])),
    dissenterZone,
    deterministic,
  };
}
