import { View } from 'react-native';
import { useSay } from '@/i18n';
import type { History } from '@/state/useHistory';
import { Button, EmptyState, SPACE } from '@/ui';

interface Props {
  readonly status: History['status'];
  /** Something is searched or filtered for. */
  readonly narrowed: boolean;
  readonly onShowAll: () => void;
  readonly onTryAgain: () => void;
  readonly onNewGame: () => void;
  readonly onLog: () => void;
}

/** Why the list is empty, and the way on. */
export function NoGames({ status, narrowed, onShowAll, onTryAgain, onNewGame, onLog }: Props) {
  const say = useSay();
  if (status === 'loading') return null;
  if (status === 'failed')
    return (
      <EmptyState
        icon="warning"
        title={say('history.failed')}
        text={say('history.failedNote')}
        action={<Button kind="primary" icon="retry" title={say('history.tryAgain')} onPress={onTryAgain} />}
      />
    );
  if (narrowed)
    return (
      <EmptyState
        icon="search"
        title={say('history.nothingFound')}
        text={say('history.nothingFoundNote')}
        action={<Button title={say('history.clear')} onPress={onShowAll} />}
      />
    );
  return (
    <EmptyState
      icon="history"
      title={say('history.empty')}
      text={say('history.emptyNote')}
      action={
        <View style={{ gap: SPACE.s2 }}>
          <Button kind="primary" title={say('home.newGame')} onPress={onNewGame} />
          <Button icon="edit" title={say('history.log')} onPress={onLog} />
        </View>
      }
    />
  );
}
