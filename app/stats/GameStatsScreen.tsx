import { useLanguage, useSay } from '@/i18n';
import { loadGameView, type GameView } from '@/state/statistics/loadPart';
import { useAnswer } from '@/state/statistics/useAnswer';
import { useStores } from '@/state/useStores';
import { DataTable } from '@/ui/charts/DataTable';
import { FigureStrip } from '@/ui/charts/FigureStrip';
import { leave } from '../learn/leave';
import type { ScreenProps } from '../navigation';
import { gameName } from '../text/gameName';
import { useTerms } from '../text/useTerms';
import { writeDecimal, writeLength, writeMaybe } from './figures';
import { LengthChart } from './LengthChart';
import { TogetherPart } from './parts/TogetherPart';
import { SourceChart } from './SourceChart';
import { isFiltered, NO_FILTER, readFilter } from './filterParams';
import { StatsFilter } from './StatsFilter';
import { StatsFrame } from './StatsFrame';
import { TallyChart } from './TallyChart';

/** One game: its editions, its roles, where its points come from, how long it takes. */
export function GameStatsScreen({ route, navigation }: ScreenProps<'GameStats'>) {
  const { id, ...params } = route.params;
  const { services } = useStores();
  const language = useLanguage();
  const mine = { ...params, game: id };
  const filter = readFilter(mine);
  const answer = useAnswer(JSON.stringify(filter), () => loadGameView(services, id, filter));
  return (
    <StatsFrame
      title={gameName(id, language)}
      onBack={() => leave(navigation)}
      top={
        <StatsFilter
          params={mine}
          without={['game']}
          onChange={(change) => navigation.setParams({ ...change, game: undefined })}
        />
      }
      answer={answer}
      isEmpty={({ overview }) => overview.games === 0}
      filtered={isFiltered({ ...filter, game: null })}
      onClear={() => navigation.setParams(NO_FILTER)}
    >
      {(view) => <OneGame view={view} />}
    </StatsFrame>
  );
}

function OneGame({ view }: { readonly view: GameView }) {
  const { gameId, overview, byEdition, byPlayerCount, sources, roles, together, games } = view;
  const say = useSay();
  const language = useLanguage();
  const term = useTerms(games);
  const editions = byEdition.filter(({ key }) => key !== null);
  return (
    <>
      <FigureStrip
        figures={[
          { label: say('stats.games'), text: writeDecimal(overview.games, language) },
          { label: say('stats.averageLength'), text: writeLength(overview.length.average, say) },
          { label: say('stats.shortest'), text: writeLength(overview.length.shortest, say) },
          { label: say('stats.longest'), text: writeLength(overview.length.longest, say) },
        ]}
      />
      <DataTable
        label={say('stats.byCount')}
        columns={[
          say('stats.players'),
          say('stats.games'),
          say('stats.average'),
          say('stats.winningAverage'),
          say('stats.best'),
        ]}
        rows={byPlayerCount.map(({ key, games: played, average, winningAverage, best }) => ({
          label: say('stats.people', { count: Number(key) }),
          cells: [played, average, winningAverage, best].map((figure) => writeMaybe(figure, language)),
        }))}
      />
      {editions.length > 0 && (
        <DataTable
          label={say('stats.byEdition')}
          columns={[
            say('stats.filter.edition'),
            say('stats.games'),
            say('stats.average'),
            say('stats.winningAverage'),
            say('stats.averageLength'),
          ]}
          rows={editions.map(({ key, games: played, average, winningAverage, length }) => ({
            label: term(gameId, 'edition', key ?? ''),
            cells: [
              ...[played, average, winningAverage].map((figure) => writeMaybe(figure, language)),
              writeLength(length.average, say),
            ],
          }))}
        />
      )}
      <SourceChart title={say('stats.sources')} sources={sources} games={games} />
      <TallyChart
        title={say('stats.roles')}
        what={say('stats.filter.role')}
        rows={roles.map((row) => ({ ...row, id: row.role, name: term(gameId, 'role', row.role) }))}
      />
      <LengthChart byPlayerCount={byPlayerCount} />
      {together.games > 0 && <TogetherPart together={together} games={games} />}
    </>
  );
}
