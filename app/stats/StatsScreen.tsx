import { ScrollView } from 'react-native';
import { useSay, type AppKey } from '@/i18n';
import { loadPart, STATISTICS_PARTS, type PartView, type StatisticsPart } from '@/state/statistics/loadPart';
import { useAnswer } from '@/state/statistics/useAnswer';
import { useStores } from '@/state/useStores';
import { Chip, SPACE } from '@/ui';
import { leave } from '../learn/leave';
import type { ScreenProps } from '../navigation';
import { DuelsPart } from './parts/DuelsPart';
import { GamesPart } from './parts/GamesPart';
import { PlayersPart } from './parts/PlayersPart';
import { PointsPart } from './parts/PointsPart';
import { TogetherPart } from './parts/TogetherPart';
import { isFiltered, NO_FILTER, readFilter } from './filterParams';
import { StatsFilter } from './StatsFilter';
import { StatsFrame } from './StatsFrame';
import { useCsvExport } from './useCsvExport';

const TITLES: Readonly<Record<StatisticsPart, AppKey>> = {
  players: 'stats.part.players',
  duels: 'stats.part.duels',
  points: 'stats.part.points',
  games: 'stats.part.games',
  together: 'stats.part.together',
};

/** What may be missing though games are finished. */
const EMPTY: Readonly<Partial<Record<StatisticsPart, AppKey>>> = {
  duels: 'stats.noDuels',
  points: 'stats.noSources',
  together: 'stats.noneTogether',
};

/** All finished games, or those that pass the filter, looked at in parts. */
export function StatsScreen({ route, navigation }: ScreenProps<'Stats'>) {
  const say = useSay();
  const { services } = useStores();
  const params = route.params ?? {};
  const part = STATISTICS_PARTS.find((name) => name === params.part) ?? 'players';
  const filter = readFilter(params);
  const answer = useAnswer(`${part} ${JSON.stringify(filter)}`, () => loadPart(services, part, filter));
  const exportCsv = useCsvExport();
  // Another part has other figures: those of the last one would only confuse.
  const mine = answer.value?.part === part ? answer.value : null;
  return (
    <StatsFrame
      title={say('stats.title')}
      onBack={() => leave(navigation)}
      right={[{ icon: 'share', label: say('stats.csv'), onPress: () => void exportCsv(filter) }]}
      top={
        <>
          <ScrollView
            horizontal
            showsHorizontalScrollIndicator={false}
            role="radiogroup"
            aria-label={say('stats.parts')}
            style={{ flexGrow: 0 }}
            contentContainerStyle={{ gap: SPACE.s2, paddingHorizontal: SPACE.s4, paddingVertical: 2 }}
          >
            {STATISTICS_PARTS.map((name) => (
              <Chip
                key={name}
                kind="radio"
                title={say(TITLES[name])}
                selected={name === part}
                onPress={() => navigation.setParams({ part: name })}
              />
            ))}
          </ScrollView>
          <StatsFilter params={params} onChange={(change) => navigation.setParams(change)} />
        </>
      }
      answer={{ ...answer, value: mine }}
      isEmpty={isEmpty}
      emptyNote={say(EMPTY[part] ?? 'stats.emptyNote')}
      filtered={isFiltered(filter)}
      onClear={() => navigation.setParams(NO_FILTER)}
    >
      {(view) => <Part view={view} navigation={navigation} />}
    </StatsFrame>
  );
}

interface PartProps {
  readonly view: PartView;
  readonly navigation: ScreenProps<'Stats'>['navigation'];
}

function Part({ view, navigation }: PartProps) {
  const onPlayer = (id: string) => navigation.push('PlayerStats', { id });
  switch (view.part) {
    case 'players':
      return <PlayersPart {...view} onPlayer={onPlayer} />;
    case 'duels':
      return <DuelsPart {...view} />;
    case 'points':
      return <PointsPart {...view} />;
    case 'games':
      return <GamesPart {...view} onGame={(id) => navigation.push('GameStats', { id })} />;
    case 'together':
      return <TogetherPart {...view} />;
  }
}

function isEmpty(view: PartView): boolean {
  switch (view.part) {
    case 'players':
      return view.overview.games === 0;
    case 'duels':
      return view.duels.length === 0;
    case 'points':
      return view.sources.length === 0;
    case 'games':
      return view.byGame.length === 0;
    case 'together':
      return view.together.games === 0;
  }
}
