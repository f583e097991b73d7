import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useMemo, useState } from 'react';
import { FlatList, View } from 'react-native';
import type { SessionFilter } from '@/data/sessionFilter';
import { useSay } from '@/i18n';
import type { HistoryGame } from '@/state/listedSession';
import { useGames } from '@/state/useGames';
import { useHistory } from '@/state/useHistory';
import { Banner, Button, Header, Screen, SPACE } from '@/ui';
import { leave } from '../learn/leave';
import type { ScreenProps } from '../navigation';
import { useTerms } from '../text/useTerms';
import { FilterBar } from './FilterBar';
import { GameMenu } from './GameMenu';
import { GameRow, type TermOf } from './GameRow';
import { NoGames } from './NoGames';
import { useKeptScroll } from './useKeptScroll';
import { useSettled } from './useSettled';

/** Every evening, newest first: found by its people, its words, its year. */
export function HistoryScreen({ navigation, route: { params } }: ScreenProps<'History'>) {
  const say = useSay();
  const [filter, setFilter] = useState<SessionFilter>(() => wished(params));
  const [words, setWords] = useState('');
  const text = useSettled(words);
  const asked = useMemo(() => ({ ...filter, text }), [filter, text]);
  const { games, status, count, unreadable, refresh, more } = useHistory(asked);
  const scroll = useKeptScroll<HistoryGame>();
  const [chosen, setChosen] = useState<HistoryGame | null>(null);
  const loaded = useGames(games.flatMap(({ gameId, outcome }) => (outcome?.edition ? [gameId] : [])));
  const terms = useTerms(loaded);
  // Until a game's words are loaded, none are better than an id.
  const term = useCallback<TermOf>(
    (id, ...word) => (loaded.has(id) ? terms(id, ...word) : null),
    [loaded, terms],
  );
  useFocusEffect(useCallback(() => void refresh(), [refresh]));

  const open = useCallback(
    ({ id, finishedAt }: HistoryGame) =>
      navigation.navigate(finishedAt === null ? 'Table' : 'Result', { id }),
    [navigation],
  );
  const narrowed = text.trim() !== '' || Object.values(filter).some((value) => value);
  const listing = games.length > 0 || narrowed;
  const log = () => navigation.navigate('LogGame');
  const showAll = () => {
    setFilter({});
    setWords('');
  };
  return (
    <Screen
      scroll={false}
      gutter={0}
      header={
        <Header
          title={say('history.title')}
          {...(status === 'ready' && count > 0 && { subtitle: say('history.count', { count }) })}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => leave(navigation) }}
          right={[
            // An empty history offers it in its middle.
            ...(listing ? [{ icon: 'plus', label: say('history.log'), onPress: log } as const] : []),
            { icon: 'trash', label: say('history.bin'), onPress: () => navigation.navigate('Bin') },
          ]}
        />
      }
    >
      {unreadable > 0 && <Banner text={say('history.unreadable', { count: unreadable })} />}
      <FlatList
        {...scroll}
        data={games}
        keyExtractor={({ id }) => id}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={{ width: '100%', maxWidth: 720, alignSelf: 'center' }}
        windowSize={9}
        // An element, not a component: the field keeps its text and the keyboard while the list changes.
        ListHeaderComponent={
          listing ? <FilterBar words={words} onWords={setWords} filter={filter} onFilter={setFilter} /> : null
        }
        ListEmptyComponent={
          <NoGames
            status={status}
            narrowed={narrowed}
            onShowAll={showAll}
            onTryAgain={() => void refresh()}
            onNewGame={() => navigation.navigate('NewGame')}
            onLog={log}
          />
        }
        renderItem={({ item }) => <GameRow game={item} term={term} onOpen={open} onMenu={setChosen} />}
        onEndReached={() => void more()}
        onEndReachedThreshold={1.5}
        ListFooterComponent={
          games.length < count ? (
            <View style={{ padding: SPACE.s4 }}>
              <Button title={say('history.more')} onPress={() => void more()} />
            </View>
          ) : null
        }
      />
      <GameMenu
        game={chosen}
        navigation={navigation}
        onOpen={open}
        onClose={() => setChosen(null)}
        onChanged={() => void refresh()}
      />
    </Screen>
  );
}

/** An address may say anything: only what a filter knows is taken. */
function wished(params: ScreenProps<'History'>['route']['params']): SessionFilter {
  return { game: params?.game, player: params?.player, group: params?.group };
}
