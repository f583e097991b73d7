import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serve } from '../../../scripts/serve.mjs';
import { openApp } from '../openApp';
import { tested } from '../tested';

import { damageFile, openNewer } from './badFiles';
import { createChance, type Fault, type FaultTable } from './fault';
import { killChanges } from './killChanges';
import { killBackups, killFirstStarts, killMigrations, killRestores } from './killStorage';
import { killTaps } from './killTaps';
import { killTurns } from './killTurns';
import { killHubs, killSharedPhones } from './liveFaults';
import { killCommits, killWizards } from './killWizards';
import {
  blockStorage,
  clearFirstStarts,
  evictDatabase,
  evictStorage,
  fillStorage,
  refuseStorage,
  startFull,
} from './noStorage';
import { passTabs, playLong, setClockBack, switchMidWizard } from './oddEvenings';
import { wizardsToKill } from './wizardsToKill';

/** How often each kind of fault; 0 leaves it out. */
export interface FaultTimes {
  readonly taps: number;
  readonly wizards: number;
  readonly commits: number;
  readonly turns: number;
  readonly changes: number;
  /** At a table that several phones share. */
  readonly shared: number;
  readonly firstStarts: number;
  readonly migrations: number;
  readonly restores: number;
  readonly backups: number;
  /** What other evenings in the browser show too. */
  readonly shown: number;
  readonly others: number;
}

/** One way in which things go wrong. */
export interface FaultKind {
  readonly id: string;
  readonly times: number;
  run(table: FaultTable): Promise<Fault>;
}

/** Every kind of fault that is wanted. */
export function faultKinds(times: FaultTimes): readonly FaultKind[] {
  const kind = (
    id: string,
    often: number,
    run: (table: FaultTable, times: number) => Promise<Fault>,
  ): FaultKind => ({ id, times: often, run: (table) => run(table, often) });
  return [
    kind('taps', times.taps, killTaps),
    kind('wizards', times.wizards, async (table, often) => killWizards(table, often, await wizardsToKill())),
    kind('commits', times.commits, killCommits),
    kind('turns', times.turns, killTurns),
    kind('changes', times.changes, killChanges),
    kind('phone at a shared table killed', times.shared, killSharedPhones),
    kind('hub killed', times.shared, killHubs),
    kind('first start killed', times.firstStarts, killFirstStarts),
    kind('migration killed', times.migrations, killMigrations),
    kind('restore killed', times.restores, killRestores),
    kind('backup killed', times.backups, killBackups),
    kind('storage refused', times.others, refuseStorage),
    kind('storage blocked', times.others, blockStorage),
    kind('storage full', times.others, fillStorage),
    kind('storage full at first', times.others, startFull),
    kind('cleared at first', times.firstStarts, clearFirstStarts),
    kind('database evicted', times.shown, evictDatabase),
    kind('everything evicted', times.others, evictStorage),
    kind('file damaged', times.others, damageFile),
    kind('newer file', times.others, openNewer),
    kind('clock set back', times.others, setClockBack),
    kind('two tabs', times.shown, (table, often) => passTabs(table, 2, often)),
    kind('three tabs', times.others, (table, often) => passTabs(table, 3, often)),
    kind('long game', times.others, playLong),
    kind('language and night', times.others, switchMidWizard),
  ].filter(({ times: often }) => often > 0);
}

/** One kind of fault in a browser of its own. */
export function runFault({ run }: FaultKind, seed: number): Promise<Fault> {
  return atFreshTable((table) => run({ ...table, chance: createChance(seed) }));
}

async function atFreshTable<T>(work: (table: Omit<FaultTable, 'chance'>) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'fault-'));
  const server = await serve(tested(), 0);
  const app = await openApp(server.url, profile, { offline: true });
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
