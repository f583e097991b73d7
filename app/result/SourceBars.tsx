import type { GameResult, SeatResult } from '@/data/gameResult';
import { useSay } from '@/i18n';
import { writeNumber } from '@/ui';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { GroupedBars } from '@/ui/charts/GroupedBars';
import { placesOf, type TermText } from './resultView';

interface Props {
  readonly result: GameResult;
  /** In the order they are drawn. */
  readonly sources: readonly string[];
  readonly term: TermText;
}

/** Where the points came from. A game with one source has nothing to show. */
export function SourceBars({ result, sources, term }: Props) {
  const say = useSay();
  const places = placesOf(result);
  const pointsOf = (place: SeatResult, source: string) =>
    place.sources.find((candidate) => candidate.source === source)?.points ?? 0;
  const used = sources.filter((source) => places.some((place) => pointsOf(place, source) !== 0));
  if (used.length < 2 || result.cooperative) return null;
  return (
    <ChartFrame
      title={say('result.sources')}
      table={{
        columns: [say('result.source'), ...places.map(({ name }) => name)],
        rows: used.map((source) => ({
          label: term('source', source),
          cells: places.map((place) => writeNumber(pointsOf(place, source))),
        })),
      }}
    >
      <GroupedBars
        label={say('result.sources')}
        groups={used.map((source) => ({
          id: source,
          label: term('source', source),
          bars: places.map((place) => ({
            id: place.seat,
            name: place.name,
            colour: place.colour,
            value: pointsOf(place, source),
          })),
        }))}
      />
    </ChartFrame>
  );
}
