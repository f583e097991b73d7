import type { Breakdown } from '@/data/statistics/breakdown';
import { useLanguage, useSay } from '@/i18n';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { BarList } from '@/ui/charts/BarList';
import { writeDecimal, writeLength } from './figures';

/** How long games take, by the number of players. */
export function LengthChart({ byPlayerCount }: { readonly byPlayerCount: readonly Breakdown[] }) {
  const say = useSay();
  const language = useLanguage();
  const timed = byPlayerCount.filter(({ length }) => length.average !== null);
  if (timed.length === 0) return null;
  const people = ({ key }: Breakdown) => say('stats.people', { count: Number(key) });
  return (
    <ChartFrame
      title={say('stats.lengths')}
      table={{
        columns: [
          say('stats.players'),
          say('stats.games'),
          say('stats.averageLength'),
          say('stats.shortest'),
          say('stats.longest'),
        ],
        rows: timed.map((row) => ({
          label: people(row),
          cells: [
            writeDecimal(row.games, language),
            ...[row.length.average, row.length.shortest, row.length.longest].map((minutes) =>
              writeLength(minutes, say),
            ),
          ],
        })),
      }}
    >
      <BarList
        label={say('stats.lengths')}
        bars={timed.map((row) => ({
          id: row.key ?? '',
          name: people(row),
          value: row.length.average ?? 0,
          text: writeLength(row.length.average, say),
        }))}
      />
    </ChartFrame>
  );
}
