import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { games as allGames } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { useHome } from '@/state/useHome';
import { useRoster } from '@/state/useStores';
import { IconButton, ListRow, SPACE, Txt, useTheme } from '@/ui';
import { ExportReminder } from '../backup/ExportReminder';
import type { ScreenProps } from '../navigation';
import { formatDate } from '../text/format';
import { outcomeText } from '../text/outcomeText';
import { titleOf } from '../text/titleOf';
import { ContinueCard } from './ContinueCard';
import { IslandMap } from './IslandMap';
import { UpdateRow } from './UpdateRow';
import { WelcomeCard } from './WelcomeCard';

export function HomeScreen({ navigation }: ScreenProps<'Home'>) {
  const say = useSay();
  const language = useLanguage();
  const { colour } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const { running, games, lastPlayedAt, finished, status, refresh } = useHome();
  const known = useRoster((roster) => roster.players.length);
  useFocusEffect(useCallback(() => void refresh(), [refresh]));

  const heroHeight = height < 500 ? 150 : Math.min(312, Math.round(height * 0.24));
  // Where nobody has ever sat down nothing can be running: no need to wait for the answer.
  const settled = status === 'ready' || known === 0;
  // Nothing is running: a game is one tap away.
  const resting = settled && !running;
  const [mapHeight, setMapHeight] = useState(heroHeight);
  const newGame = () => navigation.navigate('NewGame');
  const guided = allGames.some((game) => game.guided) ? () => navigation.navigate('FirstGame') : undefined;
  const newGameNote = known > 1 ? say('home.sameAgain', { count: known }) : say('home.newGameNote');
  const historyNote =
    lastPlayedAt === null
      ? say('home.historyEmpty')
      : say('home.historyNote', { count: games, date: formatDate(lastPlayedAt, language) });
  return (
    <View style={{ flex: 1, backgroundColor: colour.page }}>
      <ScrollView contentContainerStyle={{ flexGrow: 1, paddingBottom: insets.bottom + SPACE.s2 }}>
        <View
          onLayout={(event) => setMapHeight(event.nativeEvent.layout.height)}
          style={{
            minHeight: heroHeight,
            // The island takes the room that is left, so that what can be tapped lies where thumbs are.
            flexGrow: settled ? 1 : 0,
            backgroundColor: colour.desk,
            overflow: 'hidden',
          }}
        >
          <IslandMap width={Math.max(width, 390)} height={mapHeight} />
          <View style={{ position: 'absolute', left: 20, bottom: 38, right: 20 }}>
            <Txt role="wordmark" heading={1}>
              {say('home.name')}
            </Txt>
            <Txt role="label" tone="ink2">
              {say('home.motto')}
            </Txt>
          </View>
        </View>
        <View
          role="main"
          style={{ flexGrow: settled ? 0 : 1, width: '100%', maxWidth: 720, alignSelf: 'center' }}
        >
          <View style={{ marginTop: -22, marginHorizontal: SPACE.s4 }}>
            {running && (
              <ContinueCard
                game={running}
                onContinue={() => navigation.navigate('Table', { id: running.id })}
              />
            )}
            {resting && <WelcomeCard note={newGameNote} onNewGame={newGame} onGuide={guided} />}
          </View>
          <View style={{ flexGrow: 1, minHeight: SPACE.s5 }} />
          <View style={{ borderTopWidth: 1, borderTopColor: colour.rule }}>
            <UpdateRow />
            {finished && (
              <ListRow
                icon="trophy"
                title={outcomeText(finished, say)}
                subtitle={[titleOf(finished, language), formatDate(finished.updatedAt, language)].join(' · ')}
                onPress={() => navigation.navigate('Result', { id: finished.id })}
              />
            )}
            {!resting && (
              <ListRow icon="plus" title={say('home.newGame')} subtitle={newGameNote} onPress={newGame} />
            )}
            <ListRow
              icon="history"
              title={say('home.history')}
              subtitle={historyNote}
              onPress={() => navigation.navigate('History')}
            />
            <ListRow
              icon="group"
              title={say('home.players')}
              subtitle={say('home.playersNote')}
              onPress={() => navigation.navigate('Players')}
            />
            <ListRow
              icon="timeline"
              title={say('stats.title')}
              subtitle={say('stats.homeNote')}
              onPress={() => navigation.navigate('Stats')}
            />
            <ListRow
              icon="learn"
              title={say('home.learn')}
              subtitle={say('home.learnNote')}
              onPress={() => navigation.navigate('Learn')}
            />
            <ExportReminder onPress={() => navigation.navigate('Storage')} />
          </View>
          <View
            style={{ flexDirection: 'row', alignItems: 'center', paddingLeft: 20, paddingRight: SPACE.s2 }}
          >
            <View style={{ flex: 1 }}>
              <Txt role="caption" tone="ink3">
                {say('home.promise')}
              </Txt>
            </View>
            <IconButton
              icon="settings"
              label={say('home.settings')}
              onPress={() => navigation.navigate('Settings')}
            />
          </View>
        </View>
      </ScrollView>
    </View>
  );
}
