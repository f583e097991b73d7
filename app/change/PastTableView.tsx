import {
  createStaticNavigation,
  NavigationIndependentTree,
  type NavigationState,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useEffect, useMemo, useState } from 'react';
import { View } from 'react-native';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { StoresContext } from '@/state/useStores';
import { Banner, SnackbarProvider, useSnackbar, useTheme } from '@/ui';
import { ReferenceEntryScreen } from '../learn/ReferenceEntryScreen';
import type { Routes } from '../navigation';
import { screenOptions, useNavigationTheme } from '../navigationTheme';
import { at } from '../place';
import { PutRightScreen } from '../put-right/PutRightScreen';
import { GameScreenHost } from '../table/GameScreenHost';
import { TableScreen } from '../table/TableScreen';
import { TurnScreen } from '../turn/TurnScreen';
import { wizardPlace } from '../turn/wizardPlace';
import { WizardScreen } from '../wizard/WizardScreen';
import { PastContext, type Past } from './past';

/** What can be done at a table as it was: the screens are the same, and lead nowhere else. */
const Navigation = createStaticNavigation(
  createNativeStackNavigator({
    screens: {
      Table: at('', TableScreen),
      Turn: at('', TurnScreen),
      Wizard: at('', WizardScreen),
      GameScreen: at('', GameScreenHost),
      PutRight: at('', PutRightScreen),
      ReferenceEntry: at('', ReferenceEntryScreen),
    },
    screenOptions,
  }),
);

interface Props {
  /** Those of the app, with the session and the wizard of the past. */
  readonly stores: Stores;
  readonly past: Past;
  /** The wizard to begin with, if it is known. */
  readonly wizard: string | undefined;
  readonly onWander: (wizard: string | undefined) => void;
}

export function PastTableView({ stores, past, wizard, onWander }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const theme = useNavigationTheme();
  const insets = useSafeAreaInsets();
  // The line that says where we are takes the place under the clock.
  const beneath = useMemo(() => ({ ...insets, top: 0 }), [insets]);
  const { dismiss } = useSnackbar();
  // The undo of the last tap would act on the table as it is.
  useEffect(dismiss, [dismiss]);
  const [initialState] = useState(() => {
    const open = openSessionOf(stores.session.getState());
    return { routes: open ? placesOf(open, wizard) : [] };
  });
  return (
    <StoresContext value={stores}>
      <PastContext value={past}>
        <View style={{ flex: 1, backgroundColor: colour.raised }}>
          <View style={{ paddingTop: insets.top }}>
            <Banner
              kind="plain"
              icon="timeline"
              text={`${past.title}. ${past.text}`}
              action={{ title: say('change.cancel'), onPress: past.onLeave }}
            />
          </View>
          <SafeAreaInsetsContext value={beneath}>
            <SnackbarProvider>
              <NavigationIndependentTree>
                <Navigation
                  theme={theme}
                  initialState={initialState}
                  onStateChange={(state) => onWander(wizardIn(state, stores))}
                  documentTitle={{ enabled: false }}
                />
              </NavigationIndependentTree>
            </SnackbarProvider>
          </SafeAreaInsetsContext>
        </View>
      </PastContext>
    </StoresContext>
  );
}

/** The wizard on top, if one is. */
function wizardIn(state: NavigationState | undefined, { session }: Stores): string | undefined {
  const top = state?.routes[state.index];
  const open = openSessionOf(session.getState());
  if (top?.name === 'Turn') return open?.game.turnPage?.(open.session.state)?.wizard;
  return top?.name === 'Wizard' ? (top.params as Routes['Wizard']).wizard : undefined;
}

function placesOf(open: OpenSession, wizard: string | undefined) {
  const table = { name: 'Table', params: { id: open.id } } as const;
  if (wizard === undefined) return [table];
  const [name, params] = wizardPlace(open, wizard);
  return [table, { name, params }];
}
