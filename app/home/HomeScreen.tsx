import { useFocusEffect } from '@react-navigation/native';
import { useCallback } from 'react';
import { useLanguage, useSay } from '@/i18n';
import { useHome } from '@/state/useHome';
import { useRoster } from '@/state/useStores';
import { ListRow } from '@/ui';
import { ExportReminder } from '../backup/ExportReminder';
import type { ScreenProps } from '../navigation';
import { formatDate } from '../text/format';
import { outcomeText } from '../text/outcomeText';
import { titleOf } from '../text/titleOf';
import { ContinueCard } from './ContinueCard';
import { HomeView } from './HomeView';
import { UpdateRow } from './UpdateRow';
import { useAgain } from './useAgain';

export function HomeScreen({ navigation }: ScreenProps<'Home'>) {
  const say = useSay();
  const language = useLanguage();
  const { running, games, lastPlayedAt, finished, status, refresh } = useHome();
  const known = useRoster((roster) => roster.players.length);
  const again = useAgain((game) => navigation.navigate('NewGame', { game }));
  useFocusEffect(useCallback(() => void refresh(), [refresh]));
  return (
    <HomeView
      // Where nobody has ever sat down nothing can be running: no need to wait for the answer.
      settled={status === 'ready' || known === 0}
      again={again}
      games={games}
      lastPlayedAt={lastPlayedAt}
      onOpen={(place) => navigation.navigate(place)}
      running={
        running && (
          <ContinueCard game={running} onContinue={() => navigation.navigate('Table', { id: running.id })} />
        )
      }
      news={
        <>
          <UpdateRow />
          {finished && (
            <ListRow
              icon="trophy"
              title={outcomeText(finished, say)}
              subtitle={[titleOf(finished, language), formatDate(finished.updatedAt, language)].join(' · ')}
              onPress={() => navigation.navigate('Result', { id: finished.id })}
            />
          )}
        </>
      }
      reminder={<ExportReminder onPress={() => navigation.navigate('Storage')} />}
    />
  );
}
