import type { SourceAverage } from '@/data/statistics/sources';
import { useLanguage, useSay } from '@/i18n';
import type { LoadedGames } from '@/state/export/loadGames';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { BarList } from '@/ui/charts/BarList';
import { useTerms } from '../text/useTerms';
import { writeDecimal } from './figures';

interface Props {
  readonly title: string;
  /** Of one game. */
  readonly sources: readonly SourceAverage[];
  readonly games: LoadedGames;
}

/** Points per game by where they came from, in the game's own order. */
export function SourceChart({ title, sources, games }: Props) {
  const say = useSay();
  const language = useLanguage();
  const term = useTerms(games);
  const known = games.get(sources[0]?.gameId ?? '')?.sources ?? [];
  const place = ({ source }: SourceAverage) =>
    known.includes(source) ? known.indexOf(source) : known.length;
  const rows = [...sources]
    .sort((a, b) => place(a) - place(b))
    .map(({ gameId, source, average }) => ({
      id: source,
      name: term(gameId, 'source', source),
      value: average,
      text: writeDecimal(average, language),
    }));
  // With one source everything came from there.
  if (rows.length < 2) return null;
  return (
    <ChartFrame
      title={title}
      table={{
        columns: [say('result.source'), say('stats.average')],
        rows: rows.map(({ name, text }) => ({ label: name, cells: [text] })),
      }}
    >
      <BarList label={title} bars={rows} />
    </ChartFrame>
  );
}
