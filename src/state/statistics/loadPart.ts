import { createStatistics } from '@/data/statistics/statistics';
import type { Breakdown } from '@/data/statistics/breakdown';
import type { CooperativeStatistics } from '@/data/statistics/cooperative';
import type { Duel } from '@/data/statistics/headToHead';
import type { Overview } from '@/data/statistics/overview';
import type { ResultFilter } from '@/data/statistics/resultFilter';
import type { RoleTally } from '@/data/statistics/roles';
import type { SourceAverage } from '@/data/statistics/sources';
import type { PlayerStanding } from '@/data/statistics/standings';
import { loadGames, type LoadedGames } from '../export/loadGames';
import type { Services } from '../services';
import { loadPeople, type People } from './people';

/** The statistics of many games, each part with its own queries: none asks for what is not shown. */
export const STATISTICS_PARTS = ['players', 'duels', 'points', 'games', 'together'] as const;
export type StatisticsPart = (typeof STATISTICS_PARTS)[number];

export type PartView =
  | {
      readonly part: 'players';
      readonly overview: Overview;
      readonly standings: readonly PlayerStanding[];
    }
  | { readonly part: 'duels'; readonly duels: readonly Duel[]; readonly people: People }
  | {
      readonly part: 'points';
      readonly sources: readonly SourceAverage[];
      readonly byTime: readonly Breakdown[];
      readonly games: LoadedGames;
    }
  | {
      readonly part: 'games';
      readonly byGame: readonly Breakdown[];
      readonly byPlayerCount: readonly Breakdown[];
    }
  | { readonly part: 'together'; readonly together: CooperativeStatistics; readonly games: LoadedGames };

export async function loadPart(
  services: Pick<Services, 'data'>,
  part: StatisticsPart,
  filter: ResultFilter,
): Promise<PartView> {
  const statistics = createStatistics(services.data.sql);
  switch (part) {
    case 'players':
      return {
        part,
        overview: await statistics.overview(filter),
        standings: await statistics.standings(filter),
      };
    case 'duels':
      return { part, duels: await statistics.headToHead(filter), people: await loadPeople(services) };
    case 'points': {
      const sources = await statistics.sources(filter);
      const ids = new Set(sources.map(({ gameId }) => gameId));
      // Points of different games cannot be compared.
      const byTime = await timeOf(services, oneGame(filter, ids), filter);
      return { part, sources, byTime, games: await loadGames(ids) };
    }
    case 'games':
      return {
        part,
        byGame: await statistics.breakdown('game', filter),
        byPlayerCount: await statistics.breakdown('playerCount', filter),
      };
    case 'together': {
      const together = await statistics.cooperative(filter);
      return { part, together, games: await loadGames(together.byPlayerCount.map(({ gameId }) => gameId)) };
    }
  }
}

/** Everything about one game; what concerns players is in the parts above. */
export interface GameView {
  readonly gameId: string;
  readonly overview: Overview;
  readonly byEdition: readonly Breakdown[];
  readonly byPlayerCount: readonly Breakdown[];
  readonly sources: readonly SourceAverage[];
  readonly roles: readonly RoleTally[];
  readonly together: CooperativeStatistics;
  readonly games: LoadedGames;
}

export async function loadGameView(
  { data }: Pick<Services, 'data'>,
  gameId: string,
  filter: ResultFilter,
): Promise<GameView> {
  const statistics = createStatistics(data.sql);
  const mine: ResultFilter = { ...filter, game: gameId };
  return {
    gameId,
    overview: await statistics.overview(mine),
    byEdition: await statistics.breakdown('edition', mine),
    byPlayerCount: await statistics.breakdown('playerCount', mine),
    sources: await statistics.sources(mine),
    roles: await statistics.roles(mine),
    together: await statistics.cooperative(mine),
    games: await loadGames([gameId]),
  };
}

function oneGame({ game = null }: ResultFilter, found: ReadonlySet<string>): string | null {
  if (game !== null) return game;
  const [first = null, ...others] = found;
  return others.length === 0 ? first : null;
}

/** A point per month; where those would be too many, a point per year. */
const MOST_MONTHS = 36;
const MONTH = 30 * 24 * 60 * 60 * 1000;

async function timeOf(
  { data }: Pick<Services, 'data'>,
  game: string | null,
  filter: ResultFilter,
): Promise<readonly Breakdown[]> {
  if (game === null) return [];
  const mine: ResultFilter = { ...filter, game };
  const { firstAt, lastAt } = await createStatistics(data.sql).overview(mine);
  const months = ((lastAt ?? 0) - (firstAt ?? 0)) / MONTH;
  return createStatistics(data.sql).breakdown(months > MOST_MONTHS ? 'year' : 'month', mine);
}
