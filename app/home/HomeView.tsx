import type { ReactNode } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { isGuest } from '@/data/isGuest';
import { games as allGames } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { IconButton, ListRow, SPACE, Txt, useTheme } from '@/ui';
import type { Routes } from '../navigation';
import { formatDate } from '../text/format';
import { IslandMap } from './IslandMap';
import { WelcomeCard, type Again } from './WelcomeCard';

/** Where Home leads, no matter what is stored. */
export type HomePlace = keyof Pick<
  Routes,
  'NewGame' | 'FirstGame' | 'Join' | 'History' | 'Players' | 'Stats' | 'Learn' | 'Settings'
>;

interface Props {
  /** It is known whether a game is running. */
  readonly settled: boolean;
  /** Who played last, and what; left out where nobody has yet. */
  readonly again?: Again | undefined;
  readonly games: number;
  readonly lastPlayedAt: number | null;
  /** The card of the running game, if one is. */
  readonly running?: ReactNode;
  /** Rows above and below those that are always there. */
  readonly news?: ReactNode;
  readonly reminder?: ReactNode;
  readonly onOpen: (place: HomePlace) => void;
}

/** Home from what is known of the storage: it must not ask for anything itself, as it is drawn before that opens. */
export function HomeView({
  settled,
  again,
  games,
  lastPlayedAt,
  running,
  news,
  reminder,
  onOpen: open,
}: Props) {
  const say = useSay();
  const language = useLanguage();
  const { colour, textScale } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const heroHeight = height < 500 ? 150 : Math.min(312, Math.round(height * 0.24));
  // Nothing is running: a game is one tap away.
  const resting = settled && !running;
  const guided = allGames.some((game) => game.guided) ? () => open('FirstGame') : undefined;
  const newGame = () => open('NewGame');
  const historyNote =
    lastPlayedAt === null
      ? say('home.historyEmpty')
      : say('home.historyNote', { count: games, date: formatDate(lastPlayedAt, language) });
  return (
    <View style={{ flex: 1, backgroundColor: colour.page }}>
      <ScrollView contentContainerStyle={{ flexGrow: 1, paddingBottom: insets.bottom + SPACE.s2 }}>
        <View
          style={{
            minHeight: heroHeight,
            // The island takes the remaining room, so that what can be tapped is near the thumbs.
            flexGrow: settled ? 1 : 0,
            backgroundColor: colour.desk,
            overflow: 'hidden',
          }}
        >
          <IslandMap
            width={Math.max(width, 390)}
            beside={textScale > 1 ? null : height < LOW ? WORDMARK : 0}
          />
          {/* In the flow: with large letters the hero grows with them. */}
          <View style={{ marginTop: 'auto', paddingTop: SPACE.s4, paddingHorizontal: 20, paddingBottom: 38 }}>
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
            {running}
            {resting && <WelcomeCard again={again} onNewGame={newGame} onGuide={guided} />}
          </View>
          <View style={{ flexGrow: 1, minHeight: SPACE.s5 }} />
          <View style={{ borderTopWidth: 1, borderTopColor: colour.rule }}>
            {news}
            {!resting && (
              <ListRow
                icon="plus"
                title={say('home.newGame')}
                subtitle={say('home.newGameNote')}
                onPress={newGame}
              />
            )}
            <ListRow
              icon="followers"
              title={say('live.join.title')}
              subtitle={say('live.join.note')}
              onPress={() => open('Join')}
            />
            <ListRow
              icon="history"
              title={say('home.history')}
              subtitle={historyNote}
              onPress={() => open('History')}
            />
            <ListRow
              icon="group"
              title={say('home.players')}
              subtitle={say('home.playersNote')}
              onPress={() => open('Players')}
            />
            <ListRow
              icon="timeline"
              title={say('stats.title')}
              subtitle={say('stats.homeNote')}
              onPress={() => open('Stats')}
            />
            <ListRow
              icon="learn"
              title={say('home.learn')}
              subtitle={say('home.learnNote')}
              onPress={() => open('Learn')}
            />
            {reminder}
          </View>
          <View
            style={{ flexDirection: 'row', alignItems: 'center', paddingLeft: 20, paddingRight: SPACE.s2 }}
          >
            <View style={{ flex: 1 }}>
              <Txt role="caption" tone="ink3">
                {say(isGuest ? 'home.promiseGuest' : 'home.promise')}
              </Txt>
            </View>
            <IconButton icon="settings" label={say('home.settings')} onPress={() => open('Settings')} />
          </View>
        </View>
      </ScrollView>
    </View>
  );
}

/** From here on the camp is well above the words. */
const LOW = 900;
/** As wide as the wordmark is, with its margin: the camp and the way up are drawn to its right. */
const WORDMARK = 216;
