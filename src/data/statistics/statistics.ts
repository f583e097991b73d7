import type { SqlDriver } from '../driver';
import { breakdown, type Breakdown, type BreakdownBy } from './breakdown';
import { cooperative, type CooperativeStatistics } from './cooperative';
import { filterOptions, type FilterOptions } from './filterOptions';
import { headToHead, type Duel } from './headToHead';
import { overview, type Overview } from './overview';
import { playerStatistics, type PlayerStatistics } from './playerStatistics';
import type { ResultFilter } from './resultFilter';
import { roles, type RoleTally } from './roles';
import { sources, type SourceAverage } from './sources';
import { standings, type PlayerStanding } from './standings';

/** Everything is counted by SQL over finished games, the bin left out. A row that cannot be read is left out too. */
export interface Statistics {
  /** What there is to filter by, among the games that pass the rest of the filter. */
  options(filter?: ResultFilter): Promise<FilterOptions>;
  overview(filter?: ResultFilter): Promise<Overview>;
  /** Everybody in the roster who sat in these games: most wins first. */
  standings(filter?: ResultFilter): Promise<readonly PlayerStanding[]>;
  /** One player; null if they are not in the roster. The id may be one that was merged into another. */
  player(id: string, filter?: ResultFilter): Promise<PlayerStatistics | null>;
  /** Who beats whom, each pair once. */
  headToHead(filter?: ResultFilter): Promise<readonly Duel[]>;
  /** Points per seat and game, by where they came from. */
  sources(filter?: ResultFilter): Promise<readonly SourceAverage[]>;
  roles(filter?: ResultFilter): Promise<readonly RoleTally[]>;
  breakdown(by: BreakdownBy, filter?: ResultFilter): Promise<readonly Breakdown[]>;
  /** Only games in which the table wins or loses together. */
  cooperative(filter?: ResultFilter): Promise<CooperativeStatistics>;
}

export function createStatistics(sql: SqlDriver): Statistics {
  return {
    options: (filter = {}) => filterOptions(sql, filter),
    overview: (filter = {}) => overview(sql, filter),
    standings: (filter = {}) => standings(sql, filter),
    player: (id, filter = {}) => playerStatistics(sql, id, filter),
    headToHead: (filter = {}) => headToHead(sql, filter),
    sources: (filter = {}) => sources(sql, filter),
    roles: (filter = {}) => roles(sql, filter),
    breakdown: (by, filter = {}) => breakdown(sql, by, filter),
    cooperative: (filter = {}) => cooperative(sql, filter),
  };
}
