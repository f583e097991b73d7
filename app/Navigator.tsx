import {
  createStaticNavigation,
  getStateFromPath,
  useNavigationContainerRef,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { StatusBar } from 'expo-status-bar';
import { Suspense, useEffect, type ComponentProps } from 'react';
import { BlankPage, useTheme } from '@/ui';
import { ScreenBoundary } from './boot/ScreenBoundary';
import { deferred, usePreload } from './deferred';
import type { HomePlace } from './home/HomeView';
import { LivePartsContext, type LiveParts } from './live/livePartsContext';
import type { Routes } from './navigation';
import { screenOptions, useNavigationTheme } from './navigationTheme';
import { links } from './platform/links';
import { screens, showsOneGame } from './screens';

const Navigation = createStaticNavigation(
  createNativeStackNavigator({
    screens,
    screenOptions,
    screenLayout: ({ children, route }) => (
      <ScreenBoundary game={gameOf(route)}>
        <Suspense fallback={<BlankPage />}>{children}</Suspense>
      </ScreenBoundary>
    ),
  }),
);

/** The same paths on the web and behind foothold://, so that a reload or a link returns to the same screen. */
const linking: NonNullable<ComponentProps<typeof Navigation>['linking']> = {
  ...links,
  // A code comes after #, so that no server ever sees it; on the web the screen itself reads it there.
  getStateFromPath: (path, options) =>
    getStateFromPath(path.replace(/^(\/?handover\/?)#/, '$1?code=').replace(/^\/?join\/?\?/, 't?'), options),
  config: { initialRouteName: 'Home' },
};

const liveParts: LiveParts = {
  TableGuide: deferred('TableGuide'),
  LiveStrip: deferred('LiveStrip'),
  PenStrip: deferred('PenStrip'),
  TakeBack: deferred('TakeBack'),
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
  const { scheme } = useTheme();
  const theme = useNavigationTheme();
  usePreload();
  // Not when the container says it is ready: a move then would not be in the browser's history.
  useEffect(() => {
    const place = takeChoice?.();
    if (place) container.navigate(place);
  }, [container, takeChoice]);
  return (
    <LivePartsContext value={liveParts}>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      <Navigation
        ref={container}
        linking={linking}
        theme={theme}
        documentTitle={{ formatter: () => 'Foothold' }}
      />
    </LivePartsContext>
  );
}
