import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { FlatList, View } from 'react-native';
import { BIN_DAYS } from '@/data/sessionBin';
import { useLanguage, useSay } from '@/i18n';
import type { ListedSession } from '@/state/listedSession';
import { useBin } from '@/state/useBin';
import { Button, EmptyState, Header, Screen, SPACE, Txt, useSnackbar } from '@/ui';
import { ConfirmLoss } from '../confirm/ConfirmLoss';
import { leave } from '../learn/leave';
import type { ScreenProps } from '../navigation';
import { titleOf } from '../text/titleOf';
import { BinRow } from './BinRow';

/** Deleted games, until their days are over. */
export function BinScreen({ navigation }: ScreenProps<'Bin'>) {
  const say = useSay();
  const language = useLanguage();
  const snackbar = useSnackbar();
  const { games, status, refresh, restore, purge } = useBin();
  const [doomed, setDoomed] = useState<readonly ListedSession[]>([]);
  useFocusEffect(useCallback(() => void refresh(), [refresh]));

  const bringBack = async (game: ListedSession) => {
    await restore(game.id);
    snackbar.say(say('history.restored', { title: titleOf(game, language) }));
  };
  return (
    <Screen
      scroll={false}
      gutter={0}
      header={
        <Header
          title={say('history.binTitle')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => leave(navigation) }}
        />
      }
    >
      <FlatList
        data={games}
        keyExtractor={({ id }) => id}
        contentContainerStyle={{ width: '100%', maxWidth: 720, alignSelf: 'center' }}
        ListHeaderComponent={
          games.length > 0 ? (
            <View style={{ gap: SPACE.s3, padding: SPACE.s4 }}>
              <Txt tone="ink2">{say('history.binNote', { days: BIN_DAYS })}</Txt>
              <Button icon="trash" title={say('history.emptyBin')} onPress={() => setDoomed(games)} />
            </View>
          ) : null
        }
        ListEmptyComponent={
          status === 'loading' ? null : status === 'failed' ? (
            <EmptyState
              icon="warning"
              title={say('history.failed')}
              text={say('history.failedNote')}
              action={
                <Button
                  kind="primary"
                  icon="retry"
                  title={say('history.tryAgain')}
                  onPress={() => void refresh()}
                />
              }
            />
          ) : (
            <EmptyState
              icon="trash"
              title={say('history.binEmpty')}
              text={say('history.binEmptyNote', { days: BIN_DAYS })}
            />
          )
        }
        renderItem={({ item }) => (
          <BinRow game={item} onRestore={() => void bringBack(item)} onPurge={() => setDoomed([item])} />
        )}
      />
      <ConfirmPurge games={doomed} onClose={() => setDoomed([])} onPurge={purge} />
    </Screen>
  );
}

interface ConfirmProps {
  readonly games: readonly ListedSession[];
  readonly onClose: () => void;
  readonly onPurge: (ids: readonly string[]) => Promise<void>;
}

function ConfirmPurge({ games, onClose, onPurge }: ConfirmProps) {
  const say = useSay();
  const language = useLanguage();
  const [last, setLast] = useState(games);
  if (games.length > 0 && games !== last) setLast(games);
  const [only, ...others] = last;
  return (
    <ConfirmLoss
      visible={games.length > 0}
      title={say('history.purgeTitle')}
      text={
        only && others.length === 0
          ? say('history.purgeText', { title: titleOf(only, language) })
          : say('history.emptyBinText', { count: last.length })
      }
      keep={say('history.keep')}
      lose={say('history.purgeConfirm')}
      onClose={onClose}
      onLose={() => onPurge(last.map(({ id }) => id))}
    />
  );
}
