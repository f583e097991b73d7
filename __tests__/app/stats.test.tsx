import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { unwrap, type Colour } from '@/engine';
import type { GameResult } from '@/data/gameResult';
import { findGame } from '@/games';
import { setLanguage } from '@/i18n';
import { logGame } from '@/state/logGame';
import type { Stores } from '@/state/stores';
import { StoresContext } from '@/state/useStores';
import { SnackbarProvider, ThemeProvider } from '@/ui';
import type { Routes } from '../../app/navigation';
import { ResultScreen } from '../../app/result/ResultScreen';
import { GameStatsScreen } from '../../app/stats/GameStatsScreen';
import { PlayerStatsScreen } from '../../app/stats/PlayerStatsScreen';
import { StatsScreen } from '../../app/stats/StatsScreen';
import { createRestartable, type Restartable } from '../support/restartable';

const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};
const Stack = createNativeStackNavigator<Routes>();
const GAME = 'perseverance-1';

let app: Restartable;
let stores: Stores;

// Loading a whole game for the first time is slow on a cold machine.
beforeAll(() => findGame(GAME)?.load?.(), 90_000);
beforeEach(async () => {
  app = createRestartable();
  stores = await app.start();
  for (const [id, name, colour] of [
    ['ana', 'Ana', 'sun'],
    ['bo', 'Bo', 'drop'],
    ['cy', 'Cy', 'peak'],
  ] as const)
    unwrap(await stores.services.data.players.add({ id, name, colour, at: 0 }));
});
afterEach(async () => {
  await app.end();
  await setLanguage('en');
});

describe('with nothing finished', () => {
  test('the page says that there is nothing to count', async () => {
    seat({ name: 'Stats' });
    await screen.findByText('Nothing here yet');
  });

  test('a player who never played has a page that says so, and an unknown player has none', async () => {
    seat({ name: 'PlayerStats', params: { id: 'ana' } });
    await screen.findByText('Nothing here yet');
    screen.unmount();
    seat({ name: 'PlayerStats', params: { id: 'nobody' } });
    await screen.findByText('Player not found');
  });
});

describe('with an evening that two shared and one that Ana won', () => {
  beforeEach(async () => {
    await log(GAME, duel({ ana: 60, bo: 60, cy: 41 }), Date.UTC(2025, 4, 1));
    await log(GAME, duel({ ana: 70, bo: 50 }), Date.UTC(2026, 4, 1));
  });

  test('a shared win is half a win, and the table has everybody’s figures', async () => {
    seat({ name: 'Stats' });
    const table = await screen.findByLabelText('Players', { exact: true });
    const words = within(table).getAllByText(/./);
    expect(words.map((node) => String(node.props['children']))).toEqual([
      ...['Player', 'Games', 'Wins', 'Average', 'Best', 'Current streak', 'Longest streak'],
      ...['Ana', '2', '1.5', '65', '70', '2', '2'],
      ...['Bo', '2', '0.5', '55', '60', '0', '1'],
      ...['Cy', '1', '0', '41', '41', '0', '0'],
    ]);
    screen.getByLabelText('Games won. Ana 1.5 of 2 · 75%, Bo 0.5 of 2 · 25%, Cy 0 of 1 · 0%');
  });

  test('Polish writes figures the Polish way', async () => {
    await setLanguage('pl');
    seat({ name: 'Stats' });
    await screen.findByText('1,5');
  });

  test('who beats whom is drawn, and shown as a table', async () => {
    seat({ name: 'Stats', params: { part: 'duels' } });
    await screen.findByLabelText(/^Who beats whom\. .*Ana against Bo: 1 to 0/);
    fireEvent.press(screen.getByRole('button', { name: 'Who beats whom, As a table' }));
    within(screen.getByLabelText('Who beats whom')).getByText('Ana – Bo');
  });

  test('points are shown by source in the words of the game, and over time', async () => {
    seat({ name: 'Stats', params: { part: 'points' } });
    await screen.findByLabelText(/^Points by source\. Start .*Assemblies/);
    screen.getByLabelText(/^Points over time\. From 53\.7 in May 2025 to 60 in May 2026/);
  });

  test('a year in the address filters, and one without games says how to see more', async () => {
    seat({ name: 'Stats', params: { year: '2026' } });
    await screen.findByLabelText('Games won. Ana 1 of 1 · 100%, Bo 0 of 1 · 0%');
    screen.unmount();
    seat({ name: 'Stats', params: { year: '1999' } });
    fireEvent.press(await screen.findByText('Show all games'));
    await screen.findByLabelText(/^Games won\. Ana 1\.5 of 2/);
  });

  test('a filter offers what there is', async () => {
    seat({ name: 'Stats' });
    fireEvent.press(await screen.findByRole('checkbox', { name: 'Number of players' }));
    fireEvent.press(await screen.findByRole('radio', { name: '3 players' }));
    await screen.findByLabelText(/^Games won\. Ana 0\.5 of 1 · 50%, Bo 0\.5 of 1/);
  });

  test('a player’s page leads on to their opponents', async () => {
    seat({ name: 'Stats' });
    fireEvent.press(await screen.findByRole('link', { name: 'Ana' }));
    await screen.findByLabelText('Against others. Bo ahead in 1 of 2, Cy ahead in 1 of 1');
    screen.getByLabelText(/^Recent scores\. 2 games, from 60 to 70 points/);
    screen.getByLabelText(/^By role\. Adelita 1\.5 of 2/);
    fireEvent.press(screen.getByRole('button', { name: 'Against others, As a table' }));
    fireEvent.press(screen.getByRole('link', { name: 'Cy' }));
    await screen.findByRole('heading', { name: 'Cy' });
  });

  test('a game’s page shows its editions, roles and lengths', async () => {
    seat({ name: 'Stats', params: { part: 'games' } });
    fireEvent.press(await screen.findByRole('link', { name: 'Perseverance: Episode 1' }));
    await screen.findByText('Published 2021');
    screen.getByLabelText(/^How long games take\. 2 players 1 h 30 min, 3 players 1 h 30 min/);
  });
});

test('games won together are shown by scenario, role and number of players; an unknown game by its ids', async () => {
  const won = { ...duel({ ana: 0, bo: 0 }), cooperative: true, won: true, edition: null, scenario: 'storm' };
  const players = won.players.map((player) => ({ ...player, winner: true, score: null, rank: 1 }));
  await log('raft', { ...won, players }, 1000);
  await log('raft', { ...won, won: false, players: players.map((one) => ({ ...one, winner: false })) }, 2000);
  seat({ name: 'Stats', params: { part: 'together' } });
  await screen.findByLabelText('Won by scenario. storm 1 of 2 · 50%');
  screen.getByLabelText(/^Won by role\. adelita 1 of 2 · 50%/);
  screen.getByLabelText('By number of players. 2 players 1 of 2 · 50%');
});

test('a game that was logged after the fact has a result page, and can be sent to BG Stats', async () => {
  const id = await log(GAME, duel({ ana: 70, bo: 50 }), Date.UTC(2026, 4, 1, 20, 15));
  seat({ name: 'Result', params: { id } });
  await screen.findByText('ana wins');
  screen.getByText('20 ahead of bo');
  screen.getByText('A windy night');
  // In reach without a sheet.
  screen.getByRole('button', { name: 'Rematch' });
  screen.getByLabelText(/^Where the points come from\. ana 70: .*Assemblies 50.*\. bo 50: /);
  // The part in which they differ most stands out, until another one is asked for.
  expect(screen.getByRole('radio', { name: 'Assemblies' })).toBeChecked();
  fireEvent.press(screen.getByRole('radio', { name: 'Start' }));
  expect(screen.getByRole('radio', { name: 'Assemblies' })).not.toBeChecked();
  fireEvent.press(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('link', { name: /BG Stats/ });
});

test('who won together sees everybody’s emblem, and no race between them', async () => {
  const together = { ...duel({ ana: 9, bo: 9 }), cooperative: true, won: true, edition: null };
  const id = await log('robinson', together, Date.UTC(2026, 4, 1, 20, 15));
  seat({ name: 'Result', params: { id } });
  await screen.findByText('Won together');
  expect(screen.queryByText(/ahead of/)).toBeNull();
  expect(screen.queryByText('Where the points come from')).toBeNull();
});

/** Ana plays Adelita and so on; sources add up to the score. */
function duel(scores: Readonly<Record<string, number>>): GameResult {
  const entries = Object.entries(scores);
  const most = Math.max(...entries.map(([, score]) => score));
  const colours: Readonly<Record<string, Colour>> = { ana: 'sun', bo: 'drop', cy: 'peak' };
  return {
    edition: 'published-2021',
    scenario: null,
    cooperative: false,
    won: null,
    highestWins: true,
    minutes: 90,
    players: entries.map(([id, score], i) => ({
      seat: id,
      name: id,
      colour: colours[id] ?? 'sun',
      role: ['adelita', 'jack', 'phoenix'][i] ?? null,
      score,
      rank: 1 + entries.filter(([, other]) => other > score).length,
      winner: score === most,
      startPlayer: i === 0,
      sources: [
        { source: 'assemblies', points: score - 20 },
        { source: 'start', points: 20 },
      ],
    })),
  };
}

async function log(gameId: string, result: GameResult, finishedAt: number): Promise<string> {
  const note = 'A windy night';
  return unwrap(await logGame(stores.services, { gameId, title: '', note, finishedAt, result }));
}

type Start = {
  readonly [Name in keyof Routes]: { readonly name: Name; readonly params?: Routes[Name] };
}[keyof Routes];

function seat(start: Start): void {
  render(
    <SafeAreaProvider initialMetrics={PHONE}>
      <StoresContext value={stores}>
        <ThemeProvider scheme="light" reduceMotion="on">
          <SnackbarProvider>
            <NavigationContainer initialState={{ routes: [start] }}>
              <Stack.Navigator screenOptions={{ headerShown: false, animation: 'none' }}>
                <Stack.Screen name="Stats" component={StatsScreen} />
                <Stack.Screen name="PlayerStats" component={PlayerStatsScreen} />
                <Stack.Screen name="GameStats" component={GameStatsScreen} />
                <Stack.Screen name="Result" component={ResultScreen} />
              </Stack.Navigator>
            </NavigationContainer>
          </SnackbarProvider>
        </ThemeProvider>
      </StoresContext>
    </SafeAreaProvider>,
  );
}
