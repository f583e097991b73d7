import type { PlayedGame } from '@/data/statistics/playerStatistics';
import { useLanguage, useSay } from '@/i18n';
import { Txt, writeNumber } from '@/ui';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { LineChart } from '@/ui/charts/LineChart';
import { formatDate } from '../../text/format';

/** A player's newest games of one kind, oldest first; wins are full dots. */
export function RecentScores({ recent }: { readonly recent: readonly PlayedGame[] }) {
  const say = useSay();
  const language = useLanguage();
  const scored = recent.filter(({ score }) => score !== null);
  const [first, last] = [scored.at(0), scored.at(-1)];
  if (scored.length < 2 || !first || !last) return null;
  const words = say('stats.recentWords', {
    count: scored.length,
    first: writeNumber(first.score ?? 0),
    last: writeNumber(last.score ?? 0),
  });
  return (
    <ChartFrame
      title={say('stats.recent')}
      table={{
        columns: [say('stats.date'), say('stats.points'), say('stats.place'), say('stats.players')],
        rows: [...scored].reverse().map(({ finishedAt, score, rank, playerCount }) => ({
          label: formatDate(finishedAt, language),
          cells: [writeNumber(score ?? 0), `${rank}`, `${playerCount}`],
        })),
      }}
    >
      <Txt role="label" tone="ink3">
        {say('stats.recentNote')}
      </Txt>
      <LineChart
        label={`${say('stats.recent')}. ${words}`}
        from={formatDate(first.finishedAt, language)}
        to={formatDate(last.finishedAt, language)}
        lines={[
          {
            name: 'score',
            values: scored.map(({ score }) => score),
            marked: scored.map(({ winner }) => winner),
          },
        ]}
      />
    </ChartFrame>
  );
}
