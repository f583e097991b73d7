import type { Overview } from '@/data/statistics/overview';
import type { PlayerStanding } from '@/data/statistics/standings';
import { useLanguage, useSay } from '@/i18n';
import { Txt } from '@/ui';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { DataTable } from '@/ui/charts/DataTable';
import { BarList } from '@/ui/charts/BarList';
import { FigureStrip } from '@/ui/charts/FigureStrip';
import { shareOfGames, writeDecimal, writeLength, writeMaybe, writePercent, writeTotal } from '../figures';

interface Props {
  readonly overview: Overview;
  readonly standings: readonly PlayerStanding[];
  readonly onPlayer: (id: string) => void;
}

/** Who played, and how well: everybody in the roster in one table, and their wins side by side. */
export function PlayersPart({ overview, standings, onPlayer }: Props) {
  const say = useSay();
  const language = useLanguage();
  const won = ({ games, wins }: PlayerStanding) => shareOfGames({ games, won: wins });
  return (
    <>
      <FigureStrip
        figures={[
          { label: say('stats.games'), text: writeDecimal(overview.games, language) },
          { label: say('stats.players'), text: writeDecimal(overview.players, language) },
          { label: say('stats.tableTime'), text: writeTotal(overview.minutes, say, language) },
          { label: say('stats.averageLength'), text: writeLength(overview.length.average, say) },
        ]}
      />
      {standings.length === 0 ? (
        <Txt tone="ink2">{say('stats.onlyGuests')}</Txt>
      ) : (
        <>
          <DataTable
            label={say('stats.players')}
            columns={[
              say('stats.player'),
              say('stats.games'),
              say('stats.wins'),
              say('stats.average'),
              say('stats.best'),
              say('stats.streak'),
              say('stats.longestStreak'),
            ]}
            rows={standings.map((one) => ({
              label: one.name,
              emblem: one.colour,
              onPress: () => onPlayer(one.playerId),
              cells: [
                writeDecimal(one.games, language),
                writeDecimal(one.wins, language),
                writeMaybe(one.average, language),
                writeMaybe(one.best, language),
                writeDecimal(one.streak.current, language),
                writeDecimal(one.streak.longest, language),
              ],
            }))}
          />
          <ChartFrame
            title={say('stats.winsOfGames')}
            table={{
              columns: [say('stats.player'), say('stats.wins'), say('stats.games'), say('stats.share')],
              rows: standings.map((one) => ({
                label: one.name,
                emblem: one.colour,
                cells: [
                  writeDecimal(one.wins, language),
                  writeDecimal(one.games, language),
                  writePercent(won(one), language),
                ],
              })),
            }}
          >
            <BarList
              label={say('stats.winsOfGames')}
              full={1}
              bars={standings.map((one) => ({
                id: one.playerId,
                name: one.name,
                colour: one.colour,
                value: won(one),
                text: say('stats.winsText', {
                  wins: writeDecimal(one.wins, language),
                  games: writeDecimal(one.games, language),
                  share: writePercent(won(one), language),
                }),
              }))}
            />
          </ChartFrame>
        </>
      )}
    </>
  );
}
