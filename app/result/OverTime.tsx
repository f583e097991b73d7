import type { Seat } from '@/engine';
import { useLanguage, useSay } from '@/i18n';
import { writeNumber } from '@/ui';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { formatTime } from '../text/format';
import { ScoreChart } from '../timeline/ScoreChart';
import type { ScorePoint } from '../timeline/useTimeline';

interface Props {
  readonly points: readonly ScorePoint[];
  readonly seats: readonly Seat[];
  readonly label: string;
}

/** A table of every tap would be no help: the moments that changed a score are enough, and they are few. */
const MOST_ROWS = 40;

export function OverTime({ points, seats, label }: Props) {
  const say = useSay();
  const language = useLanguage();
  if (points.length < 2) return null;
  const changed = points.filter(
    ({ scores }, i) => i === 0 || scores.some((score, seat) => score !== points[i - 1]?.scores[seat]),
  );
  const every = Math.ceil(changed.length / MOST_ROWS);
  const shown = changed.filter((_, i) => i % every === 0 || i === changed.length - 1);
  return (
    <ChartFrame
      title={say('result.overTime')}
      table={{
        columns: [say('result.moment'), ...seats.map(({ name }) => name)],
        rows: shown.map(({ at, scores }) => ({
          label: formatTime(at, language),
          cells: scores.map((score) => writeNumber(score)),
        })),
      }}
    >
      <ScoreChart points={points} seats={seats} label={label} />
    </ChartFrame>
  );
}
