import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { actOnTable } from '@/state/live/clubRoom';
import { StoresContext } from '@/state/useStores';
import { SnackbarProvider, ThemeProvider } from '@/ui';
import { ClubScreen } from '../../app/club/ClubScreen';
import type { Routes } from '../../app/navigation';
import { startClubHub, type ClubHub } from '../hub/support/clubHub';
import { agree, takePhone, type Phone } from '../hub/support/phone';
import { noHub } from '../support/noHub';
import { nodeFetch } from '../support/nodeFetch';
import { createRestartable, type Restartable } from '../support/restartable';

const FOOTHOLD_CLUB = 'harbour-club-7';
const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};
const Stack = createNativeStackNavigator<Routes>();

let folder: string;
let hub: ClubHub;
let disk: Restartable;
let phone: Phone | null = null;

beforeAll(() => void Object.assign(globalThis, { fetch: nodeFetch }));
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'club-'))));
afterEach(async () => {
  phone?.connection.close();
  phone = null;
  await hub.end();
  await disk.end();
  rmSync(folder, { recursive: true, force: true });
});

/** The organiser's page, in an app: it asks where the club's computer is. */
async function openRoom(env: Readonly<Record<string, string>> = { FOOTHOLD_CLUB }): Promise<void> {
  hub = await startClubHub({ FOOTHOLD_DATA: folder, ...env });
  disk = createRestartable(() => Date.now(), undefined, { live: noHub, name: 'office' });
  const stores = await disk.start();
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <StoresContext value={stores}>
        <ThemeProvider scheme="light" reduceMotion="on">
          <SnackbarProvider>
            <NavigationContainer>
              <Stack.Navigator screenOptions={{ headerShown: false }}>
                <Stack.Screen name="Club" component={ClubScreen} />
              </Stack.Navigator>
            </NavigationContainer>
          </SnackbarProvider>
        </ThemeProvider>
      </StoresContext>
    </SafeAreaProvider>,
  );
}

function enter(code: string, address = `127.0.0.1:${hub.port}`): void {
  fireEvent.changeText(screen.getByLabelText('Address of the computer'), address);
  fireEvent.changeText(screen.getByLabelText('Organiser’s code'), code);
  fireEvent.press(screen.getByRole('button', { name: 'Show the tables' }));
}

test('the room opens with its code only, and says why it stays shut', async () => {
  await openRoom();
  enter('harbour');
  expect(await screen.findByText('That is not the code.')).toBeOnTheScreen();
  enter(FOOTHOLD_CLUB, 'the laptop');
  expect(await screen.findByText('The club’s computer does not answer.')).toBeOnTheScreen();
  enter(FOOTHOLD_CLUB);
  expect(await screen.findByText('No tables yet')).toBeOnTheScreen();
});

test('a hub that was started without a code has no room', async () => {
  await openRoom({});
  enter(FOOTHOLD_CLUB);
  expect(await screen.findByText(/^There is no club here/)).toBeOnTheScreen();
});

test('a table is listed, closed, opened again and deleted; deleting asks first', async () => {
  await openRoom();
  phone = takePhone(hub.port, 'ana');
  await agree([phone], 0);
  enter(FOOTHOLD_CLUB);
  expect(await screen.findByText('Harbour')).toBeOnTheScreen();
  expect(screen.getByText('Score pad · Ana, Bo, Cy')).toBeOnTheScreen();
  expect(screen.getByText(/^1 of 1 phone here · 0 entries · last at /)).toBeOnTheScreen();

  fireEvent.press(screen.getByRole('button', { name: 'Close Harbour' }));
  expect(await screen.findByText(/^Closed by the organiser/)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Open Harbour again' }));
  expect(await screen.findByRole('button', { name: 'Close Harbour' })).toBeOnTheScreen();

  fireEvent.press(screen.getByRole('button', { name: 'Delete Harbour' }));
  fireEvent.press(await screen.findByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull());
  fireEvent.press(screen.getByRole('button', { name: 'Delete Harbour' }));
  fireEvent.press(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No tables yet')).toBeOnTheScreen();
});

test('a hub that goes away is named above the list, which may be old', async () => {
  await openRoom();
  phone = takePhone(hub.port, 'ana');
  await agree([phone], 0);
  enter(FOOTHOLD_CLUB);
  await screen.findByText('Harbour');
  await hub.end();
  fireEvent.press(screen.getByRole('button', { name: 'Close Harbour' }));
  // In passing, and above the list for as long as it is so.
  expect(await screen.findAllByText('The club’s computer does not answer.')).toHaveLength(2);
  expect(screen.getByText('Harbour')).toBeOnTheScreen();
  expect(await actOnTable(`ws://127.0.0.1:${hub.port}/live`, FOOTHOLD_CLUB, 'table-1', 'close')).toBe(false);
});
