import { createStatistics } from '@/data/statistics/statistics';
import type { PlayerStatistics } from '@/data/statistics/playerStatistics';
import type { ResultFilter } from '@/data/statistics/resultFilter';
import { loadGames, type LoadedGames } from '../export/loadGames';
import type { Services } from '../services';
import { loadPeople, type People, type Person } from './people';

export interface PlayerView {
  readonly player: Person;
  readonly statistics: PlayerStatistics;
  readonly people: People;
  readonly games: LoadedGames;
}

/** Null where nobody in the roster has this id. */
export async function loadPlayer(
  services: Pick<Services, 'data'>,
  id: string,
  filter: ResultFilter,
): Promise<PlayerView | null> {
  const statistics = await createStatistics(services.data.sql).player(id, filter);
  const people = await loadPeople(services);
  const player = statistics && people.get(statistics.playerId);
  if (!statistics || !player) return null;
  return {
    player,
    statistics,
    people,
    games: await loadGames(statistics.byGame.map(({ key }) => key)),
  };
}
