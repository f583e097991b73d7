import type { Breakdown } from '@/data/statistics/breakdown';
import { useLanguage, useSay } from '@/i18n';
import { DataTable } from '@/ui/charts/DataTable';
import { gameName } from '../../text/gameName';
import { writeDecimal, writeLength, writeMaybe } from '../figures';
import { LengthChart } from '../LengthChart';

interface Props {
  readonly byGame: readonly Breakdown[];
  readonly byPlayerCount: readonly Breakdown[];
  readonly onGame: (id: string) => void;
}

/** Which games were played, and how long they took. */
export function GamesPart({ byGame, byPlayerCount, onGame }: Props) {
  const say = useSay();
  const language = useLanguage();
  return (
    <>
      <DataTable
        label={say('stats.part.games')}
        columns={[
          say('stats.game'),
          say('stats.games'),
          say('stats.averageLength'),
          say('stats.winningAverage'),
          say('stats.best'),
        ]}
        rows={byGame.map(({ key, games, length, winningAverage, best }) => ({
          label: gameName(key ?? '', language),
          ...(key !== null && { onPress: () => onGame(key) }),
          cells: [
            writeDecimal(games, language),
            writeLength(length.average, say),
            writeMaybe(winningAverage, language),
            writeMaybe(best, language),
          ],
        }))}
      />
      <LengthChart byPlayerCount={byPlayerCount} />
    </>
  );
}
