import { among, andThen, listOf, maybe, number, orElse, shape, shapeOf, type Read } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { rulesOf } from '../../editions';
import { PIECES } from '../../pieces';
import { LEADERS, OFFICERS } from '../../terms';
import {
  count,
  edition,
  madeOnce,
  nothingOf,
  ownerAmong,
  playersOf,
  safeguard,
  standingOf,
  valor,
} from '../../rules/fields';
import { influencersOf } from '../../rules/table';

export const INFLUENCE_SOURCES = ['action', 'free'] as const;
type Source = (typeof INFLUENCE_SOURCES)[number];

const purseOf = (foodUsed: ReturnType<typeof count>) =>
  shape({
    influenceLeft: number({ max: PIECES.influence }),
    story: count(),
    food: count(),
    /** Only when abilities are in use. */
    leader: maybe(among(LEADERS)),
    /** Adelita: how many pairs of Stories are paid with 1 Food each. */
    foodUsed,
  });

/** What costs nothing is not paid with Food. */
const PURSES = {
  action: purseOf(count(2)),
  free: purseOf(
    orElse<number, number, number>(
      shapeOf(() => 0),
      0,
    ),
  ),
} as const;

/** The Dissenters pay nothing, and have cubes enough. */
const unpaid: (typeof PURSES)['free'] = shapeOf(() => ({
  influenceLeft: PIECES.influence,
  story: 0,
  food: 0,
  leader: null,
  foodUsed: 0,
}));

const placerOf = (owners: readonly string[], source: Source) =>
  andThen(shape({ id: ownerAmong(owners) }), ({ id }) => (id === DISSENTERS ? unpaid : PURSES[source]));

const restOf = (owners: readonly string[], source: Source) =>
  shape({
    placer: placerOf(owners, source),
    /** What the Chief Engineer's tile prints (R4). */
    engineerBonus: orElse(number({ min: 1, max: 2 }), 2),
  });

const cubesOf = madeOnce((owners: readonly string[]) => {
  const rest = { action: restOf(owners, 'action'), free: restOf(owners, 'free') } as const;
  return andThen(
    shape({
      officer: among(OFFICERS),
      /** Cubes now on the track, left to right. */
      slots: listOf(ownerAmong(owners)),
      /** Cubes already on the tile, of everybody who can have some. */
      pool: orElse(standingOf(owners, PIECES.influence), nothingOf(owners)),
      source: among(INFLUENCE_SOURCES),
      count: number({ min: 1, max: 3 }),
    }),
    ({ source }) => rest[source],
  );
});

export const influenceInput = andThen(
  shape({ edition, players: playersOf(shape({ safeguard, valor })) }),
  ({ edition, players }) => cubesOf(influencersOf(rulesOf(edition), players)),
);
export type InfluenceInput = Read<typeof influenceInput>;
