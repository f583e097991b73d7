import type { Breakdown } from '@/data/statistics/breakdown';
import type { SourceAverage } from '@/data/statistics/sources';
import { useLanguage, useSay } from '@/i18n';
import type { LoadedGames } from '@/state/export/loadGames';
import { Txt } from '@/ui';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { LineChart } from '@/ui/charts/LineChart';
import { gameName } from '../../text/gameName';
import { writeMaybe, writePeriod } from '../figures';
import { SourceChart } from '../SourceChart';

interface Props {
  readonly sources: readonly SourceAverage[];
  readonly byTime: readonly Breakdown[];
  readonly games: LoadedGames;
}

/** Where points come from, and how they change over the years. */
export function PointsPart({ sources, byTime, games }: Props) {
  const say = useSay();
  const language = useLanguage();
  const played = [...new Set(sources.map(({ gameId }) => gameId))];
  return (
    <>
      {played.map((gameId) => (
        <SourceChart
          key={gameId}
          title={
            played.length === 1
              ? say('stats.sources')
              : say('stats.sourcesOf', { game: gameName(gameId, language) })
          }
          sources={sources.filter((source) => source.gameId === gameId)}
          games={games}
        />
      ))}
      {played.length > 1 ? <Txt tone="ink2">{say('stats.chooseGame')}</Txt> : <OverTime byTime={byTime} />}
    </>
  );
}

/** The average of all seats and of the winners, a point per month or year. */
function OverTime({ byTime }: Pick<Props, 'byTime'>) {
  const say = useSay();
  const language = useLanguage();
  const [first, last] = [byTime.at(0), byTime.at(-1)];
  if (byTime.length < 2 || !first || !last) return null;
  const [from, to] = [writePeriod(first.key, language), writePeriod(last.key, language)];
  const words = say('stats.timeWords', {
    from,
    first: writeMaybe(first.average, language),
    to,
    last: writeMaybe(last.average, language),
  });
  return (
    <ChartFrame
      title={say('stats.overTime')}
      table={{
        columns: [
          say('stats.period'),
          say('stats.games'),
          say('stats.average'),
          say('stats.winningAverage'),
          say('stats.best'),
        ],
        rows: byTime.map(({ key, games, average, winningAverage, best }) => ({
          label: writePeriod(key, language),
          cells: [games, average, winningAverage, best].map((figure) => writeMaybe(figure, language)),
        })),
      }}
    >
      <Txt role="label" tone="ink3">
        {say('stats.timeNote')}
      </Txt>
      <LineChart
        label={`${say('stats.overTime')}. ${words}`}
        from={from}
        to={to}
        lines={[
          { name: 'winners', values: byTime.map(({ winningAverage }) => winningAverage), dashed: true },
          { name: 'everybody', values: byTime.map(({ average }) => average) },
        ]}
      />
    </ChartFrame>
  );
}
