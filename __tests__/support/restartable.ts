import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap, type Answers, type Seat } from '@/engine';
import { findGame, isPlayable } from '@/games';
import * as backupParts from '@/state/backupParts';
import { createBoot } from '@/state/boot';
import type { LiveServices } from '@/state/live/liveServices';
import { newSession } from '@/state/newSession';
import type { Stores } from '@/state/stores';
import { createMemoryBackups, type MemoryBackups } from './memoryBackups';
import type { SqlBackEnd } from '@/data/driver';
import { createNodePlatform } from './nodeDriver';
import { noHub } from './noHub';

export const ANA: Seat = { id: 'ana', name: 'Ana', colour: 'sun' };
export const BO: Seat = { id: 'bo', name: 'Bo', colour: 'drop' };

export interface Restartable {
  readonly file: string;
  /** They outlive the database file too. */
  readonly backups: MemoryBackups;
  /** Starts the app on the file, as a person would after a kill: what was not written is gone. */
  start(): Promise<Stores>;
  end(): Promise<void>;
}

interface Life {
  readonly timers: Set<NodeJS.Timeout>;
  over: boolean;
}

/**
 * The app without its screens, on a real database file that outlives it. By default its clock runs evenly; `around`
 * may wrap the SQLite driver.
 */
export function createRestartable(
  clock = evenClock(),
  around = (backEnd: SqlBackEnd) => backEnd,
  { live = noHub, name = 'id' }: { readonly live?: LiveServices; readonly name?: string } = {},
): Restartable {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-'));
  const file = join(folder, 'foothold.db');
  const running: Stores[] = [];
  const backups = createMemoryBackups();
  let life: Life = { timers: new Set(), over: false };
  let ids = 0;

  /** A dead app has no timers: a writer that was cut off must not keep trying. */
  async function close() {
    life.over = true;
    for (const timer of life.timers) clearTimeout(timer);
    for (const stores of running.splice(0)) await stores.services.data.close();
  }

  return {
    file,
    backups,
    async start() {
      await close();
      const platform = createNodePlatform(file);
      const mine: Life = (life = { timers: new Set(), over: false });
      const boot = createBoot({
        isFirstVisit: () => false,
        markVisit: () => undefined,
        platform: { ...platform, connect: async () => around(await platform.connect()) },
        deviceLanguage: 'en',
        clock,
        makeId: () => `${name}-${(ids += 1)}`,
        delay: (callback, ms) => {
          const timer = setTimeout(callback, ms);
          if (mine.over) clearTimeout(timer);
          else mine.timers.add(timer);
          return () => clearTimeout(timer);
        },
        chance: { pick: () => 0 },
        backups,
        appVersion: '0.0.0',
        endedWell: () => false,
        backupParts: () => Promise.resolve(backupParts),
        live,
      });
      await boot.start();
      const { status } = boot.store.getState();
      if (status.kind !== 'ready') throw new Error(`the app did not start: ${status.kind}`);
      running.push(status.stores);
      return status.stores;
    },
    async end() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function evenClock(): () => number {
  let now = 1_700_000_000_000;
  return () => (now += 1000);
}

/** A new score pad for Ana and Bo, on the table. */
export async function openPad({ services, session }: Stores, answers: Answers = {}): Promise<string> {
  const entry = findGame('scorepad');
  if (!entry || !isPlayable(entry)) throw new Error('there is no score pad');
  const id = unwrap(
    await newSession(services, await entry.load(), [ANA, BO], { name: 'Harbour', ...answers }),
  );
  await session.getState().open(id);
  return id;
}
