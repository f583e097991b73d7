import type { AnyGame } from '@/engine';
import { useSay } from '@/i18n';
import { ChartFrame, GroupedBars, writeNumber } from '@/ui';
import type { GameText } from '../text/useGameText';
import type { ResultPlace } from './useResult';

interface Props {
  readonly places: readonly ResultPlace[];
  readonly game: AnyGame;
  readonly text: GameText;
}

/** Where the points came from. A game with one source has nothing to tell. */
export function SourceBars({ places, game, text }: Props) {
  const say = useSay();
  const pointsOf = (place: ResultPlace, source: string) =>
    place.sources.find((candidate) => candidate.source === source)?.points ?? 0;
  const used = game.sources.filter((source) => places.some((place) => pointsOf(place, source) !== 0));
  if (used.length < 2) return null;
  return (
    <ChartFrame
      title={say('result.sources')}
      table={{
        columns: [say('result.source'), ...places.map(({ seat }) => seat.name)],
        rows: used.map((source) => ({
          label: text(game.term('source', source)),
          cells: places.map((place) => writeNumber(pointsOf(place, source))),
        })),
      }}
    >
      <GroupedBars
        label={say('result.sources')}
        groups={used.map((source) => ({
          id: source,
          label: text(game.term('source', source)),
          bars: places.map((place) => ({
            id: place.seat.id,
            name: place.seat.name,
            colour: place.seat.colour,
            value: pointsOf(place, source),
          })),
        }))}
      />
    </ChartFrame>
  );
}
