import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DIST } from '../../../scripts/build.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { openApp } from '../openApp';

import { damageFile, openNewer } from './badFiles';
import { createChance, type Fault, type FaultTable } from './fault';
import { killBackups, killFirstStarts, killMigrations, killRestores } from './killStorage';
import { killTaps } from './killTaps';
import { killCommits, killWalks } from './killWalks';
import {
  blockStorage,
  clearFirstStarts,
  evictDatabase,
  evictStorage,
  fillStorage,
  refuseStorage,
  startFull,
} from './noStorage';
import { passTabs, playLong, setClockBack, switchMidWalk } from './oddEvenings';
import { offeredWalks } from './offeredWalks';

/** How often each kind of fault; 0 leaves it out. */
export interface FaultTimes {
  readonly taps: number;
  readonly walks: number;
  readonly commits: number;
  readonly firstStarts: number;
  readonly migrations: number;
  readonly restores: number;
  readonly backups: number;
  /** What other evenings in the browser show too. */
  readonly shown: number;
  readonly others: number;
}

type FaultKind = readonly [times: number, run: (table: FaultTable, times: number) => Promise<Fault>];

/** Every kind of fault, each in a browser of its own; told as soon as it is known. */
export async function runFaults(
  seed: number,
  times: FaultTimes,
  tell: (fault: Fault) => void,
): Promise<readonly Fault[]> {
  const chance = createChance(seed);
  const kinds: readonly FaultKind[] = [
    [times.taps, killTaps],
    [times.walks, async (table, often) => killWalks(table, often, await offeredWalks())],
    [times.commits, killCommits],
    [times.firstStarts, killFirstStarts],
    [times.migrations, killMigrations],
    [times.restores, killRestores],
    [times.backups, killBackups],
    [times.others, refuseStorage],
    [times.others, blockStorage],
    [times.others, fillStorage],
    [times.others, startFull],
    [times.firstStarts, clearFirstStarts],
    [times.shown, evictDatabase],
    [times.others, evictStorage],
    [times.others, damageFile],
    [times.others, openNewer],
    [times.others, setClockBack],
    [times.shown, (table, often) => passTabs(table, 2, often)],
    [times.others, (table, often) => passTabs(table, 3, often)],
    [times.others, playLong],
    [times.others, switchMidWalk],
  ];
  const faults: Fault[] = [];
  for (const [often, run] of kinds) {
    if (often === 0) continue;
    const fault = await atFreshTable((table) => run({ ...table, chance }, often));
    tell(fault);
    faults.push(fault);
  }
  return faults;
}

async function atFreshTable<T>(work: (table: Omit<FaultTable, 'chance'>) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'fault-'));
  const server = await serve(DIST, 0);
  const app = await openApp(server.url, profile, {});
  try {
    const page = await app.open('/');
    await page.getByRole('heading', { name: 'Foothold' }).waitFor();
    return await work({ app, page });
  } finally {
    await app.close();
    await server.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
