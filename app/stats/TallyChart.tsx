import type { Tally } from '@/data/statistics/tally';
import { useLanguage, useSay } from '@/i18n';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { BarList } from '@/ui/charts/BarList';
import { shareOfGames, writeDecimal, writeMaybe, writePercent } from './figures';

interface Props {
  readonly title: string;
  /** The head of the first column of the table. */
  readonly what: string;
  readonly rows: readonly (Tally & { readonly id: string; readonly name: string })[];
}

/** Wins grouped by a leader, the number of players, the year. */
export function TallyChart({ title, what, rows }: Props) {
  const say = useSay();
  const language = useLanguage();
  const won = ({ games, wins }: Tally) => shareOfGames({ games, won: wins });
  if (rows.length === 0) return null;
  return (
    <ChartFrame
      title={title}
      table={{
        columns: [what, say('stats.games'), say('stats.wins'), say('stats.average'), say('stats.best')],
        rows: rows.map((row) => ({
          label: row.name,
          cells: [row.games, row.wins, row.average, row.best].map((figure) => writeMaybe(figure, language)),
        })),
      }}
    >
      <BarList
        label={title}
        full={1}
        bars={rows.map((row) => ({
          id: row.id,
          name: row.name,
          value: won(row),
          text: say('stats.winsText', {
            wins: writeDecimal(row.wins, language),
            games: writeDecimal(row.games, language),
            share: writePercent(won(row), language),
          }),
        }))}
      />
    </ChartFrame>
  );
}
