import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { setLanguage } from '@/i18n';
import { ThemeProvider, Txt } from '@/ui';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { gamesAside } from '@/state/trials';
import { StoresContext } from '@/state/useStores';
import { ErrorBoundary } from '../../app/boot/ErrorBoundary';
import { ScreenBoundary } from '../../app/boot/ScreenBoundary';
import { createRestartable, openPad, type Restartable } from '../support/restartable';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

let app: Restartable;

beforeEach(async () => {
  app = createRestartable();
  await setLanguage('en');
  // React reports what a boundary catches; here that is expected.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.end();
});

let broken = true;

function Fragile() {
  if (broken) throw new Error('our own mistake');
  return (
    <ThemeProvider>
      <Txt>the table</Txt>
    </ThemeProvider>
  );
}

test('a screen that breaks offers to try again and to export the data, and trying again works', async () => {
  broken = true;
  const stores = await app.start();
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ErrorBoundary stores={stores} failed={false} onTryAgain={() => undefined}>
        <Fragile />
      </ErrorBoundary>
    </SafeAreaProvider>,
  );
  expect(screen.getByText('Something went wrong')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Export my data' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Something went wrong')).toBeOnTheScreen();
  broken = false;
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('the table')).toBeOnTheScreen();
});

test('a start that failed can be tried again, and offers no export before there is data', () => {
  const tries: string[] = [];
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ErrorBoundary stores={null} failed onTryAgain={() => tries.push('again')}>
        <Fragile />
      </ErrorBoundary>
    </SafeAreaProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Export my data' })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toEqual(['again']);
});

test('a screen of a game that fails says which game it is, and puts it aside', async () => {
  broken = true;
  const stores = await app.start();
  const id = await openPad(stores, { name: 'Harbour' });
  const Stack = createNativeStackNavigator();
  const Table = () => (
    <ScreenBoundary game={id}>
      <Fragile />
    </ScreenBoundary>
  );
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <StoresContext value={stores}>
        <ThemeProvider>
          <NavigationContainer initialState={{ index: 1, routes: [{ name: 'Home' }, { name: 'Table' }] }}>
            <Stack.Navigator>
              <Stack.Screen name="Home">{() => <Txt>home again</Txt>}</Stack.Screen>
              <Stack.Screen name="Table" component={Table} />
            </Stack.Navigator>
          </NavigationContainer>
        </ThemeProvider>
      </StoresContext>
    </SafeAreaProvider>,
  );
  await screen.findByText('Foothold cannot show Harbour');
  fireEvent.press(screen.getByRole('button', { name: 'Set it aside' }));
  await screen.findByText('home again');
  await waitFor(async () => expect(await gamesAside(stores.services.data)).toEqual([id]));
});
