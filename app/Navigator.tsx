import {
  DarkTheme,
  DefaultTheme,
  NavigationContainer,
  useNavigationContainerRef,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { StatusBar } from 'expo-status-bar';
import { Suspense, useEffect, useMemo } from 'react';
import { BlankPage, useTheme } from '@/ui';
import { NotFoundScreen } from './boot/NotFoundScreen';
import { ScreenBoundary } from './boot/ScreenBoundary';
import { HomeScreen } from './home/HomeScreen';
import type { HomePlace } from './home/HomeView';
import { lazyScreen, usePrefetch } from './lazyScreen';
import { linking, type Routes } from './navigation';
import { NewGameScreen } from './new-game/NewGameScreen';
import { GameScreenHost } from './table/GameScreenHost';
import { TableScreen } from './table/TableScreen';
import { WizardScreen } from './wizard/WizardScreen';

const TimelineScreen = lazyScreen<'Timeline'>((later) => later.TimelineScreen);
const PutRightScreen = lazyScreen<'PutRight'>((later) => later.PutRightScreen);
const ResultScreen = lazyScreen<'Result'>((later) => later.ResultScreen);
const HistoryScreen = lazyScreen<'History'>((later) => later.HistoryScreen);
const BinScreen = lazyScreen<'Bin'>((later) => later.BinScreen);
const LogGameScreen = lazyScreen<'LogGame'>((later) => later.LogGameScreen);
const PlayersScreen = lazyScreen<'Players'>((later) => later.PlayersScreen);
const PlayerScreen = lazyScreen<'Player'>((later) => later.PlayerScreen);
const GroupScreen = lazyScreen<'Group'>((later) => later.GroupScreen);
const StatsScreen = lazyScreen<'Stats'>((later) => later.StatsScreen);
const PlayerStatsScreen = lazyScreen<'PlayerStats'>((later) => later.PlayerStatsScreen);
const GameStatsScreen = lazyScreen<'GameStats'>((later) => later.GameStatsScreen);
const LearnScreen = lazyScreen<'Learn'>((later) => later.LearnScreen);
const ReferenceScreen = lazyScreen<'Reference'>((later) => later.ReferenceScreen);
const ReferenceEntryScreen = lazyScreen<'ReferenceEntry'>((later) => later.ReferenceEntryScreen);
const ChecksScreen = lazyScreen<'Checks'>((later) => later.ChecksScreen);
const CheckScreen = lazyScreen<'Check'>((later) => later.CheckScreen);
const FirstGameScreen = lazyScreen<'FirstGame'>((later) => later.FirstGameScreen);
const TurnScreen = lazyScreen<'Turn'>((later) => later.TurnScreen);
const SettingsScreen = lazyScreen<'Settings'>((later) => later.SettingsScreen);
const KeysScreen = lazyScreen<'Keys'>((later) => later.KeysScreen);
const StorageScreen = lazyScreen<'Storage'>((later) => later.StorageScreen);
const RestoreScreen = lazyScreen<'Restore'>((later) => later.RestoreScreen);
const HandOverScreen = lazyScreen<'HandOver'>((later) => later.HandOverScreen);
const ReceiveScreen = lazyScreen<'Receive'>((later) => later.ReceiveScreen);
const StorageCheckScreen = lazyScreen<'StorageCheck'>((later) => later.StorageCheckScreen);
const GalleryScreen = lazyScreen<'Gallery'>((later) => later.GalleryScreen);

const Stack = createNativeStackNavigator<Routes>();

/** The screens that show one game. */
const OF_A_GAME: readonly string[] = [
  'Table',
  'Turn',
  'Timeline',
  'Result',
  'GameScreen',
  'Wizard',
  'HandOver',
] satisfies readonly (keyof Routes)[];

function gameOf({
  name,
  params,
}: {
  readonly name: string;
  readonly params?: object | undefined;
}): string | null {
  const id = (params as { readonly id?: unknown } | undefined)?.id;
  return OF_A_GAME.includes(name) && typeof id === 'string' ? id : null;
}

interface Props {
  /** What was chosen on Home before there was a way to go there. */
  readonly takeChoice?: () => HomePlace | null;
}

export function Navigator({ takeChoice }: Props) {
  const container = useNavigationContainerRef<Routes>();
  const { colour, scheme, reduceMotion } = useTheme();
  usePrefetch();
  // Not when the container says that it is ready: what happens then is not yet written into the browser's history.
  useEffect(() => {
    const place = takeChoice?.();
    if (place) container.navigate(place);
  }, [container, takeChoice]);
  const theme = useMemo(() => {
    const base = scheme === 'dark' ? DarkTheme : DefaultTheme;
    return {
      ...base,
      colors: { ...base.colors, background: colour.page, card: colour.page, text: colour.ink },
    };
  }, [colour, scheme]);
  return (
    <NavigationContainer
      ref={container}
      linking={linking}
      theme={theme}
      documentTitle={{ formatter: () => 'Foothold' }}
    >
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      <Stack.Navigator
        screenOptions={{ headerShown: false, animation: reduceMotion ? 'none' : 'default' }}
        screenLayout={({ children, route }) => (
          <ScreenBoundary game={gameOf(route)}>
            <Suspense fallback={<BlankPage />}>{children}</Suspense>
          </ScreenBoundary>
        )}
      >
        <Stack.Screen name="Home" component={HomeScreen} />
        <Stack.Screen name="NewGame" component={NewGameScreen} />
        <Stack.Screen name="FirstGame" component={FirstGameScreen} />
        <Stack.Screen name="Table" component={TableScreen} />
        <Stack.Screen name="Turn" component={TurnScreen} />
        <Stack.Screen name="Timeline" component={TimelineScreen} />
        <Stack.Screen name="PutRight" component={PutRightScreen} />
        <Stack.Screen name="Result" component={ResultScreen} />
        <Stack.Screen name="GameScreen" component={GameScreenHost} />
        <Stack.Screen name="Wizard" component={WizardScreen} />
        <Stack.Screen name="History" component={HistoryScreen} />
        <Stack.Screen name="Bin" component={BinScreen} />
        <Stack.Screen name="LogGame" component={LogGameScreen} />
        <Stack.Screen name="Players" component={PlayersScreen} />
        <Stack.Screen name="Player" component={PlayerScreen} />
        <Stack.Screen name="Group" component={GroupScreen} />
        <Stack.Screen name="Stats" component={StatsScreen} />
        <Stack.Screen name="PlayerStats" component={PlayerStatsScreen} />
        <Stack.Screen name="GameStats" component={GameStatsScreen} />
        <Stack.Screen name="Learn" component={LearnScreen} />
        <Stack.Screen name="Reference" component={ReferenceScreen} />
        <Stack.Screen name="ReferenceEntry" component={ReferenceEntryScreen} />
        <Stack.Screen name="Checks" component={ChecksScreen} />
        <Stack.Screen name="Check" component={CheckScreen} />
        <Stack.Screen name="Settings" component={SettingsScreen} />
        <Stack.Screen name="Keys" component={KeysScreen} />
        <Stack.Screen name="Storage" component={StorageScreen} />
        <Stack.Screen name="Restore" component={RestoreScreen} />
        <Stack.Screen name="HandOver" component={HandOverScreen} />
        <Stack.Screen name="Receive" component={ReceiveScreen} />
        <Stack.Screen name="StorageCheck" component={StorageCheckScreen} />
        <Stack.Screen name="Gallery" component={GalleryScreen} />
        <Stack.Screen name="NotFound" component={NotFoundScreen} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}
