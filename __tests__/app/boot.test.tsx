import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useStore } from 'zustand';
import { writeBackup } from '@/data/backup/writeBackup';
import type { DataPlatform, OnAsked } from '@/data/dataPlatform';
import * as backupParts from '@/state/backupParts';
import { createBoot, type Boot } from '@/state/boot';
import { SnackbarProvider, ThemeProvider, Txt } from '@/ui';
import { BootScreen } from '../../app/boot/BootScreen';
import { fill, game, newDatabase, worldOf } from '../data/backupSupport';
import { createMemoryBackups, type MemoryBackups } from '../support/memoryBackups';
import { createMortal } from '../support/mortal';
import { createNodePlatform, openNodeDriver } from '../support/nodeDriver';
import { openPad } from '../support/restartable';
import { noHub } from '../support/noHub';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

/** Replacing the database takes a busy machine more than a moment. */
const PATIENT = { timeout: 10_000 };

let folder: string;
let file: string;
let boot: Boot | null = null;
let backups: MemoryBackups;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-boot-'));
  file = join(folder, 'foothold.db');
  backups = createMemoryBackups();
});
afterEach(async () => {
  const status = boot?.store.getState().status;
  if (status?.kind === 'ready') await status.stores.services.data.close();
  rmSync(folder, { recursive: true, force: true });
});

/** From a cold start on the file to the first obstacle, or to the games. */
async function start(differently: Partial<DataPlatform> = {}): Promise<void> {
  boot = createBoot({
    isFirstVisit: () => false,
    markVisit: () => undefined,
    platform: { ...createNodePlatform(file), ...differently },
    deviceLanguage: 'en',
    clock: () => 1_700_000_000_000,
    makeId: () => 'id',
    delay: () => () => undefined,
    chance: { pick: () => 0 },
    backups,
    appVersion: '0.0.0',
    endedWell: () => false,
    backupParts: () => Promise.resolve(backupParts),
    live: noHub,
  });
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider scheme="light" reduceMotion="on">
        <SnackbarProvider>
          <Booted boot={boot} />
        </SnackbarProvider>
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  await act(boot.start);
}

function Booted({ boot: { store, start: startAgain } }: { readonly boot: Boot }) {
  const status = useStore(store, (state) => state.status);
  if (status.kind === 'ready') return <Txt>the games are open</Txt>;
  return <BootScreen status={status} onTryAgain={() => void startAgain()} />;
}

test('a first start opens without a question', async () => {
  await start();
  await screen.findByText('the games are open');
});

test('games that are open elsewhere can be used here', async () => {
  const lock = {
    acquire: () => Promise.resolve(false),
    takeOver: () => Promise.resolve(true),
    release: () => Promise.resolve(),
  };
  await start({ lock });
  await screen.findByText('Foothold is open elsewhere');
  fireEvent.press(screen.getByRole('button', { name: 'Use it here' }));
  await screen.findByText('the games are open');
});

test('a tab that does not let go is reported', async () => {
  const lock = {
    acquire: () => Promise.resolve(false),
    takeOver: () => Promise.reject(new Error('it holds on')),
    release: () => Promise.resolve(),
  };
  await start({ lock });
  fireEvent.press(await screen.findByRole('button', { name: 'Use it here' }));
  await screen.findByText('The other tab will not let go. Close it and try again.');
});

test('a tab that lost the games says that its wizard was not kept', async () => {
  const disk = createMortal();
  const platform = createNodePlatform(file);
  let taken: OnAsked | null = null;
  const lock = {
    acquire: (onAsked: OnAsked) => {
      taken = onAsked;
      return Promise.resolve(true);
    },
    takeOver: () => Promise.resolve(false),
    release: () => Promise.resolve(),
  };
  await start({ lock, connect: async () => disk.around(await platform.connect()) });
  await screen.findByText('the games are open');
  const status = boot?.store.getState().status;
  if (status?.kind !== 'ready') throw new Error('not open');
  const { wizard } = status.stores;
  await act(async () => {
    const id = await openPad(status.stores);
    disk.failing(() => true);
    await wizard.getState().open(id, 'enterRound');
    wizard.getState().answer({ counted: { 'points ana': 4 } });
    await taken?.('taken');
  });
  await screen.findByText('The answers of 1 wizard in this tab were not saved: please start it again.');
});

test('games of a newer Foothold are left alone', async () => {
  const sql = await openNodeDriver(file);
  await sql.exec('PRAGMA user_version = 999');
  await sql.close();
  await start();
  await screen.findByText('These games come from a newer Foothold');
  screen.getByText(/data version 999/);
});

test('a damaged file is put aside, and the evening goes on', async () => {
  writeFileSync(file, 'this was never a database, whatever its name says'.repeat(200));
  await start();
  await screen.findByText('The storage is damaged');
  expect(screen.getByRole('button', { name: 'Export my data' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Set aside and continue' }));
  await screen.findByText('the games are open', {}, PATIENT);
});

test('what a damaged file has lost comes from the backup, with a notice first', async () => {
  const sql = await newDatabase();
  await fill(sql, worldOf({}, game('harbour', ['one', 'two'])));
  await backups.put(
    { slot: 'one', created: 1_700_000_000_000, games: 1, playedAt: 1 },
    writeBackup(sql, { app: '0.0.0', created: 1_700_000_000_000 }),
  );
  writeFileSync(file, 'this was never a database, whatever its name says'.repeat(200));
  await start();
  await screen.findByText(/is filled in from the backup of .* with 1 game\.$/);
  fireEvent.press(screen.getByRole('button', { name: 'Set aside and continue' }));
  await screen.findByText('the games are open', {}, PATIENT);
  const status = boot?.store.getState().status;
  if (status?.kind !== 'ready') throw new Error('the games are not open');
  expect(await status.stores.services.data.log.count('harbour')).toBe(2);
});

test('a browser without storage says why games cannot be kept, and checks again when asked', async () => {
  let blocked = true;
  const unavailable = () =>
    Promise.resolve(blocked ? { reason: 'no-storage' as const, message: 'a private window' } : null);
  await start({ unavailable });
  await screen.findByText('No place to keep your games');
  screen.getByText(/Reason: a private window/);
  blocked = false;
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('the games are open');
});

test('a device without room says so, and what to do about it', async () => {
  await start({
    unavailable: () => Promise.resolve({ reason: 'full', message: 'QuotaExceededError' }),
  });
  await screen.findByText('No space left for your games');
  screen.getByText(/^There is no space left .* Free some space on this device and try again\./);
});

test('files out of reach are a different notice from a browser that keeps nothing', async () => {
  await start({
    connect: () => Promise.reject(new DOMException('the state had changed', 'InvalidStateError')),
  });
  await screen.findByText('Your games cannot be reached');
  screen.getByText(/close Foothold \(and the browser with all its windows\)/);
});
