import type { GameResult, SeatResult } from '@/data/gameResult';
import { useSay } from '@/i18n';
import { writeNumber } from '@/ui';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { StackedBars } from '@/ui/charts/StackedBars';
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
  const used = sources.filter((source) => places.some((place) => pointsOf(place, source) !== 0));
  const first = mostDividing(places, used);
  if (used.length < 2 || result.cooperative || first === undefined) return null;
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
      <StackedBars
        label={say('result.sources')}
        parts={used.map((source) => ({ id: source, label: term('source', source) }))}
        first={first}
        bars={places.map((place) => ({
          id: place.seat,
          name: place.name,
          colour: place.colour,
          total: place.score ?? 0,
          parts: Object.fromEntries(used.map((source) => [source, pointsOf(place, source)])),
        }))}
      />
    </ChartFrame>
  );
}

/** The source in which the players differ most: it tells more about the game than the first one. */
function mostDividing(places: readonly SeatResult[], sources: readonly string[]): string | undefined {
  const apart = (source: string) => {
    const points = places.map((place) => pointsOf(place, source));
    return Math.max(...points) - Math.min(...points);
  };
  return [...sources].sort((a, b) => apart(b) - apart(a))[0];
}

function pointsOf(place: SeatResult, source: string): number {
  return place.sources.find((candidate) => candidate.source === source)?.points ?? 0;
}
