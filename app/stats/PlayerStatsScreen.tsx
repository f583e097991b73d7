import { useLanguage, useSay } from '@/i18n';
import { loadPlayer, type PlayerView } from '@/state/statistics/loadPlayer';
import { useAnswer } from '@/state/statistics/useAnswer';
import { useStores } from '@/state/useStores';
import { Button, Txt } from '@/ui';
import { FigureStrip } from '@/ui/charts/FigureStrip';
import { Notice } from '../boot/Notice';
import { leave } from '../learn/leave';
import type { ScreenProps } from '../navigation';
import { gameName } from '../text/gameName';
import { useTerms } from '../text/useTerms';
import { writeDecimal, writeLength, writeMaybe, writePercent, shareOfGames } from './figures';
import { DuelChart } from './player/DuelChart';
import { RecentScores } from './player/RecentScores';
import { SourceChart } from './SourceChart';
import { isFiltered, NO_FILTER, readFilter } from './filterParams';
import { StatsFilter } from './StatsFilter';
import { StatsFrame } from './StatsFrame';
import { TallyChart } from './TallyChart';

/** One player: how they fare, against whom, with what, and where their points come from. */
export function PlayerStatsScreen({ route, navigation }: ScreenProps<'PlayerStats'>) {
  const { id, ...params } = route.params;
  const say = useSay();
  const { services } = useStores();
  const filter = readFilter(params);
  const answer = useAnswer(`${id} ${JSON.stringify(filter)}`, async () => ({
    view: await loadPlayer(services, id, filter),
  }));
  if (answer.value?.view === null)
    return (
      <Notice icon="player" title={say('stats.noPlayer')} text={say('stats.noPlayerNote')}>
        <Button kind="primary" title={say('table.goHome')} onPress={() => navigation.navigate('Home')} />
      </Notice>
    );
  return (
    <StatsFrame
      title={answer.value?.view.player.name ?? ''}
      onBack={() => leave(navigation)}
      top={<StatsFilter params={params} onChange={(change) => navigation.setParams(change)} />}
      answer={{ ...answer, value: answer.value?.view ?? null }}
      isEmpty={({ statistics }) => statistics.total.games === 0}
      filtered={isFiltered(filter)}
      onClear={() => navigation.setParams(NO_FILTER)}
    >
      {(view) => (
        <OnePlayer view={view} onPlayer={(other) => navigation.push('PlayerStats', { id: other })} />
      )}
    </StatsFrame>
  );
}

interface Props {
  readonly view: PlayerView;
  readonly onPlayer: (id: string) => void;
}

function OnePlayer({ view, onPlayer }: Props) {
  const { statistics, people, games } = view;
  const { total, streak, byGame } = statistics;
  const say = useSay();
  const language = useLanguage();
  const term = useTerms(games);
  const several = byGame.length > 1;
  const ofGame = (gameId: string, words: string) =>
    several ? `${gameName(gameId, language)}: ${words}` : words;
  return (
    <>
      <FigureStrip
        figures={[
          { label: say('stats.games'), text: writeDecimal(total.games, language) },
          { label: say('stats.wins'), text: writeDecimal(total.wins, language) },
          {
            label: say('stats.share'),
            text: writePercent(shareOfGames({ games: total.games, won: total.wins }), language),
          },
          // Points of different games cannot be compared.
          ...(several
            ? []
            : [
                { label: say('stats.average'), text: writeMaybe(total.average, language) },
                { label: say('stats.best'), text: writeMaybe(total.best, language) },
              ]),
          { label: say('stats.averageRank'), text: writeMaybe(statistics.averageRank, language) },
          { label: say('stats.streak'), text: writeDecimal(streak.current, language) },
          { label: say('stats.longestStreak'), text: writeDecimal(streak.longest, language) },
          { label: say('stats.averageLength'), text: writeLength(statistics.length.average, say) },
        ]}
      />
      {several ? (
        <Txt tone="ink2">{say('stats.chooseGame')}</Txt>
      ) : (
        <RecentScores recent={statistics.recent} />
      )}
      {byGame.map(({ key }) => (
        <SourceChart
          key={key}
          title={several ? say('stats.sourcesOf', { game: gameName(key, language) }) : say('stats.sources')}
          sources={statistics.sources.filter(({ gameId }) => gameId === key)}
          games={games}
        />
      ))}
      <DuelChart duels={statistics.headToHead} people={people} onPlayer={onPlayer} />
      {several && (
        <TallyChart
          title={say('stats.part.games')}
          what={say('stats.game')}
          rows={byGame.map((row) => ({ ...row, id: row.key, name: gameName(row.key, language) }))}
        />
      )}
      <TallyChart
        title={say('stats.roles')}
        what={say('stats.filter.role')}
        rows={statistics.byRole.map((row) => ({
          ...row,
          id: `${row.gameId} ${row.role}`,
          name: ofGame(row.gameId, term(row.gameId, 'role', row.role)),
        }))}
      />
      <TallyChart
        title={say('stats.byCount')}
        what={say('stats.players')}
        rows={statistics.byPlayerCount.map((row) => ({
          ...row,
          id: row.key,
          name: say('stats.people', { count: Number(row.key) }),
        }))}
      />
      <TallyChart
        title={say('stats.byYear')}
        what={say('stats.filter.year')}
        rows={statistics.byYear.map((row) => ({ ...row, id: row.key, name: row.key }))}
      />
    </>
  );
}
