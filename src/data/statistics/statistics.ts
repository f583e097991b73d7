import type { SqlDriver } from '../driver';
import { breakdown, type Breakdown, type BreakdownBy } from './breakdown';
import { cooperative, type CooperativeStatistics } from './cooperative';
import { freshen } from './freshen';
import { filterOptions, type FilterOptions } from './filterOptions';
import type { Source } from './ground';
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
  const ask = counting(sql);
  return {
    options: (filter = {}) => ask((source) => filterOptions(source, filter)),
    overview: (filter = {}) => ask((source) => overview(source, filter)),
    standings: (filter = {}) => ask((source) => standings(source, filter)),
    player: (id, filter = {}) => ask((source) => playerStatistics(source, id, filter)),
    headToHead: (filter = {}) => ask((source) => headToHead(source, filter)),
    sources: (filter = {}) => ask((source) => sources(source, filter)),
    roles: (filter = {}) => ask((source) => roles(source, filter)),
    breakdown: (by, filter = {}) => ask((source) => breakdown(source, by, filter)),
    cooperative: (filter = {}) => ask((source) => cooperative(source, filter)),
  };
}

/**
 * The sums are brought up to date and read in one transaction: nothing can come between. Where nothing can be written,
 * because the disk is full or somebody else writes, the games are counted one by one.
 */
function counting(sql: SqlDriver) {
  return async <T>(read: (source: Source) => Promise<T>): Promise<T> => {
    try {
      return await sql.tx(async (tx) => {
        await freshen(tx);
        return read({ sql: tx, fresh: true });
      });
    } catch {
      return read({ sql, fresh: false });
    }
  };
}
