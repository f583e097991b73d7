import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { unwrap } from '@/engine';
import { findGame, isPlayable } from '@/games';
import { setLanguage } from '@/i18n';
import { newSession } from '@/state/newSession';
import type { Stores } from '@/state/stores';
import { StoresContext } from '@/state/useStores';
import { SnackbarProvider, ThemeProvider, Txt } from '@/ui';
import { AskEntry } from '../../app/learn/AskEntry';
import { LearnScreen } from '../../app/learn/LearnScreen';
import { ReferenceEntryScreen } from '../../app/learn/ReferenceEntryScreen';
import { ReferenceScreen } from '../../app/learn/ReferenceScreen';
import type { Routes } from '../../app/navigation';
import { ANA, BO, createRestartable, openPad, type Restartable } from '../support/restartable';

const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};
const Stack = createNativeStackNavigator<Routes>();

let app: Restartable;
let stores: Stores;

// Loading a whole game for the first time is slow on a cold machine.
beforeAll(() => findGame('perseverance-1')?.load?.(), 90_000);
beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
});
afterEach(async () => {
  await app.end();
  await setLanguage('en');
});

test('a misspelt word leads to its entry, a link to the next one, and Back to the first', async () => {
  seat();
  // The first of the rows that name the game leads to its rules.
  const [rules] = await screen.findAllByText('Perseverance: Episode 1');
  if (!rules) throw new Error('the game is not listed');
  fireEvent.press(rules);
  fireEvent.changeText(await screen.findByLabelText('Search the rules'), 'brech tokens');
  fireEvent.press(await screen.findByText('Breach tokens'));
  await screen.findByText(/beside three of the eight Combat Rewards/);
  fireEvent.press(screen.getByRole('button', { name: 'Breach' }));
  await screen.findByText(/that nobody killed break through/);
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText(/beside three of the eight Combat Rewards/);
});

test('another language shows the same entry', async () => {
  seat({ name: 'ReferenceEntry', params: { game: 'perseverance-1', entry: 'officer' } });
  await screen.findByRole('heading', { name: 'Officers' });
  expect(screen.getByText('Published 2021: p. 19')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: /Polski/ }));
  await screen.findByRole('heading', { name: 'Oficerowie' });
  await screen.findByText('Wydanie 2021: s. 19');
});

test('with the edition of a table, what only the other edition has is left out until it is asked for', async () => {
  seat({ name: 'Reference', params: { game: 'perseverance-1', edition: 'published-2021' } });
  fireEvent.press(await screen.findByText('Combat Rewards'));
  await screen.findByText('Reward: the Leader back');
  expect(screen.queryByText('Reward: a Settlement')).toBeNull();
  fireEvent.press(screen.getByRole('checkbox', { name: 'Only Published 2021' }));
  await screen.findByText('Reward: a Settlement');
});

test('symbols are shown as drawings with their names, and open their entry', async () => {
  seat({ name: 'Reference', params: { game: 'perseverance-1' } });
  fireEvent.press(await screen.findByText('Symbols'));
  fireEvent.press(await screen.findByRole('button', { name: 'Raptor' }));
  await screen.findByText('The mark of a claw.');
});

test.each([
  [
    'an unknown entry',
    { name: 'ReferenceEntry', params: { game: 'perseverance-1', entry: 'no-such' } },
    /No such entry/,
  ],
  ['a game without rules', { name: 'Reference', params: { game: 'scorepad' } }, 'No rules here yet'],
] as const)('the address of %s says so', async (_what, route, words) => {
  seat(route);
  await screen.findByText(words);
});

describe('a question mark beside a label', () => {
  test('opens what the rules of this game and edition say, and Back returns', async () => {
    const id = await openPerseverance();
    await stores.session.getState().open(id);
    seat({ name: 'Home' });
    fireEvent.press(screen.getByRole('button', { name: 'Rules: Valor' }));
    await screen.findByText(/pays for Combat Rewards/);
    fireEvent.press(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('button', { name: 'Rules: Valor' });
  });

  test('is not there for a game that brings no rules', async () => {
    await openPad(stores);
    seat({ name: 'Home' });
    expect(screen.getByText('A label')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Rules: Valor' })).toBeNull();
  });
});

async function openPerseverance(): Promise<string> {
  const entry = findGame('perseverance-1');
  if (!entry || !isPlayable(entry)) throw new Error('Perseverance is not in the registry');
  return unwrap(await newSession(stores.services, await entry.load(), [ANA, BO], {}));
}

type Start = {
  readonly [Name in keyof Routes]: { readonly name: Name; readonly params?: Routes[Name] };
}[keyof Routes];

function seat(start: Start = { name: 'Learn' }): void {
  render(
    <SafeAreaProvider initialMetrics={PHONE}>
      <StoresContext value={stores}>
        <ThemeProvider scheme="light" reduceMotion="on">
          <SnackbarProvider>
            <NavigationContainer initialState={{ routes: [start] }}>
              <Stack.Navigator screenOptions={{ headerShown: false, animation: 'none' }}>
                <Stack.Screen name="Home">
                  {() => (
                    <>
                      <Txt>A label</Txt>
                      <AskEntry entry="valor" name="Valor" />
                    </>
                  )}
                </Stack.Screen>
                <Stack.Screen name="Learn" component={LearnScreen} />
                <Stack.Screen name="Reference" component={ReferenceScreen} />
                <Stack.Screen name="ReferenceEntry" component={ReferenceEntryScreen} />
              </Stack.Navigator>
            </NavigationContainer>
          </SnackbarProvider>
        </ThemeProvider>
      </StoresContext>
    </SafeAreaProvider>,
  );
}
