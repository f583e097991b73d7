import type { CooperativeStatistics, Together } from '@/data/statistics/cooperative';
import { useLanguage, useSay } from '@/i18n';
import type { LoadedGames } from '@/state/export/loadGames';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { BarList } from '@/ui/charts/BarList';
import { FigureStrip } from '@/ui/charts/FigureStrip';
import { gameName } from '../../text/gameName';
import { useTerms } from '../../text/useTerms';
import { shareOfGames, writeDecimal, writePercent } from '../figures';

interface Props {
  readonly together: CooperativeStatistics;
  readonly games: LoadedGames;
}

/** Games that a table wins or loses together. */
export function TogetherPart({ together, games }: Props) {
  const say = useSay();
  const language = useLanguage();
  const term = useTerms(games);
  const word = (kind: 'scenario' | 'edition' | 'role') => (row: Together) =>
    row.key === null ? say('stats.unknown') : term(row.gameId, kind, row.key);
  return (
    <>
      <FigureStrip
        figures={[
          { label: say('stats.games'), text: writeDecimal(together.games, language) },
          { label: say('stats.wonTogether'), text: writeDecimal(together.won, language) },
          { label: say('stats.share'), text: writePercent(shareOfGames(together), language) },
        ]}
      />
      <WinRates title={say('stats.byScenario')} rows={together.byScenario} name={word('scenario')} />
      <WinRates title={say('stats.byRole')} rows={together.byRole} name={word('role')} />
      <WinRates
        title={say('stats.byCount')}
        rows={together.byPlayerCount}
        name={({ key }) => say('stats.people', { count: Number(key) })}
      />
      <WinRates title={say('stats.byEdition')} rows={together.byEdition} name={word('edition')} />
    </>
  );
}

interface RatesProps {
  readonly title: string;
  readonly rows: readonly Together[];
  readonly name: (row: Together) => string;
}

function WinRates({ title, rows, name }: RatesProps) {
  const say = useSay();
  const language = useLanguage();
  // A breakdown that no game has values for shows nothing.
  if (rows.every(({ key }) => key === null)) return null;
  const several = new Set(rows.map(({ gameId }) => gameId)).size > 1;
  const nameOf = (row: Together) => (several ? `${gameName(row.gameId, language)}: ${name(row)}` : name(row));
  return (
    <ChartFrame
      title={title}
      table={{
        columns: ['', say('stats.games'), say('stats.wonTogether'), say('stats.share')],
        rows: rows.map((row) => ({
          label: nameOf(row),
          cells: [
            writeDecimal(row.games, language),
            writeDecimal(row.won, language),
            writePercent(shareOfGames(row), language),
          ],
        })),
      }}
    >
      <BarList
        label={title}
        full={1}
        bars={rows.map((row) => ({
          id: `${row.gameId} ${row.key ?? ''}`,
          name: nameOf(row),
          value: shareOfGames(row),
          text: say('stats.winsText', {
            wins: writeDecimal(row.won, language),
            games: writeDecimal(row.games, language),
            share: writePercent(shareOfGames(row), language),
          }),
        }))}
      />
    </ChartFrame>
  );
}
