import {
  createStaticNavigation,
  DarkTheme,
  DefaultTheme,
  getStateFromPath,
  useNavigationContainerRef,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { StatusBar } from 'expo-status-bar';
import { Suspense, useEffect, useMemo, type ComponentProps } from 'react';
import { BlankPage, useTheme } from '@/ui';
import { ScreenBoundary } from './boot/ScreenBoundary';
import { usePreload } from './deferred';
import type { HomePlace } from './home/HomeView';
import type { Routes } from './navigation';
import { screens, showsOneGame } from './screens';

/** React Navigation's theme, with our own additions. */
type Look = ReactNavigation.Theme & { readonly reduceMotion: boolean };

const Navigation = createStaticNavigation(
  createNativeStackNavigator({
    screens,
    screenOptions: ({ theme }) => ({
      headerShown: false,
      animation: (theme as Look).reduceMotion ? 'none' : 'default',
    }),
    screenLayout: ({ children, route }) => (
      <ScreenBoundary game={gameOf(route)}>
        <Suspense fallback={<BlankPage />}>{children}</Suspense>
      </ScreenBoundary>
    ),
  }),
);

/** The same paths on the web and behind foothold://, so that a reload or a link returns to the same screen. */
const linking: NonNullable<ComponentProps<typeof Navigation>['linking']> = {
  prefixes: ['foothold://'],
  // A code comes after #, so that no server ever sees it; on the web the screen itself reads it there.
  getStateFromPath: (path, options) =>
    getStateFromPath(path.replace(/^(\/?handover\/?)#/, '$1?code='), options),
  config: { initialRouteName: 'Home' },
};

function gameOf({
  name,
  params,
}: {
  readonly name: string;
  readonly params?: object | undefined;
}): string | null {
  const id = (params as { readonly id?: unknown } | undefined)?.id;
  return showsOneGame(name) && typeof id === 'string' ? id : null;
}

interface Props {
  /** What was chosen on Home before navigation was ready. */
  readonly takeChoice?: () => HomePlace | null;
}

export function Navigator({ takeChoice }: Props) {
  const container = useNavigationContainerRef<Routes>();
  const { colour, scheme, reduceMotion } = useTheme();
  usePreload();
  // Not when the container says it is ready: a move then would not be in the browser's history.
  useEffect(() => {
    const place = takeChoice?.();
    if (place) container.navigate(place);
  }, [container, takeChoice]);
  const theme = useMemo((): Look => {
    const base = scheme === 'dark' ? DarkTheme : DefaultTheme;
    return {
      ...base,
      colors: { ...base.colors, background: colour.page, card: colour.page, text: colour.ink },
      reduceMotion,
    };
  }, [colour, reduceMotion, scheme]);
  return (
    <>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      <Navigation
        ref={container}
        linking={linking}
        theme={theme}
        documentTitle={{ formatter: () => 'Foothold' }}
      />
    </>
  );
}
