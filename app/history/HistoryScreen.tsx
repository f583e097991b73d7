import { FlatList, View } from 'react-native';
import { findGame } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { useLibrary, type ListedSession } from '@/state/useLibrary';
import {
  Button,
  Emblem,
  EmptyState,
  Header,
  IconButton,
  Press,
  Screen,
  SPACE,
  Txt,
  useSnackbar,
  useTheme,
  writeNumber,
} from '@/ui';
import type { ScreenProps } from '../navigation';
import { formatDate } from '../text/format';
import { titleOf } from '../text/titleOf';

export function HistoryScreen({ navigation }: ScreenProps<'History'>) {
  const say = useSay();
  const language = useLanguage();
  const snackbar = useSnackbar();
  const { sessions, status, hasMore, more, remove, restore } = useLibrary();
  const removeGame = async (game: ListedSession) => {
    await remove(game.id);
    snackbar.show(say('history.deleted', { title: titleOf(game, language) }), () => void restore(game.id));
  };
  return (
    <Screen
      scroll={false}
      gutter={0}
      header={
        <Header
          title={say('history.title')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => navigation.popTo('Home') }}
        />
      }
    >
      <FlatList
        data={sessions}
        keyExtractor={({ id }) => id}
        ListEmptyComponent={
          status === 'ready' ? (
            <EmptyState
              icon="history"
              title={say('history.empty')}
              text={say('history.emptyNote')}
              action={
                <Button
                  kind="primary"
                  title={say('home.newGame')}
                  onPress={() => navigation.navigate('NewGame')}
                />
              }
            />
          ) : null
        }
        renderItem={({ item }) => (
          <GameRow
            game={item}
            onOpen={() => navigation.navigate(item.finishedAt === null ? 'Table' : 'Result', { id: item.id })}
            onDelete={() => void removeGame(item)}
          />
        )}
        onEndReached={() => void more()}
        ListFooterComponent={
          hasMore ? (
            <View style={{ padding: SPACE.s4 }}>
              <Button title={say('history.more')} onPress={() => void more()} />
            </View>
          ) : null
        }
      />
    </Screen>
  );
}

interface GameRowProps {
  readonly game: ListedSession;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

function GameRow({ game, onOpen, onDelete }: GameRowProps) {
  const say = useSay();
  const language = useLanguage();
  const { colour } = useTheme();
  const title = titleOf(game, language);
  const players = game.summary?.players ?? [];
  const winners = players.filter(({ winner }) => winner).map(({ name }) => name);
  const state =
    game.finishedAt === null
      ? say('history.running')
      : winners.length > 0
        ? say('history.wonBy', { names: winners.join(', ') })
        : say('history.finished');
  const gameName = findGame(game.gameId)?.card.name[language] ?? game.gameId;
  const about = [formatDate(game.updatedAt, language), gameName === title ? null : gameName, state];
  return (
    <View
      style={{ flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1, borderColor: colour.rule }}
    >
      <View style={{ flex: 1 }}>
        <Press
          onPress={onOpen}
          hint={say('history.open', { title })}
          insetFocus
          style={() => ({ padding: SPACE.s4, gap: SPACE.s1 })}
        >
          <Txt role="title">{title}</Txt>
          <Txt role="label" tone="ink3">
            {about.filter(Boolean).join(' · ')}
          </Txt>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s4, rowGap: SPACE.s1 }}>
            {players.map(({ id, name, colour: ink, score }) => (
              <View key={id} style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
                <Emblem colour={ink} size={16} />
                <Txt role="label" tone="ink2">
                  {name}
                </Txt>
                {score !== null && <Txt role="figureXs">{writeNumber(score)}</Txt>}
              </View>
            ))}
          </View>
        </Press>
      </View>
      <IconButton icon="trash" label={say('history.delete', { title })} onPress={onDelete} />
    </View>
  );
}
