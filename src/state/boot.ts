import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DataPlatform, Unavailable } from '@/data/dataPlatform';
import type { Database } from '@/data/database';
import { databaseToCome, type DatabaseToCome } from '@/data/databaseToCome';
import type { DataExport } from '@/data/exportData';
import type { KeptBackup } from '@/data/backup/backupStore';
import { openDatabase, type Opened } from '@/data/openDatabase';
import { createWriter, type Unsaved } from '@/data/writer';
import { setLanguage, type Language } from '@/i18n';
import { gotOver } from '@/data/diagnostics';
import { startBackups } from './backupAuto';
import type * as backupParts from './backupParts';
import { createHabits } from './habits';
import { isUsed, looksLost } from './looksLost';
import { repairResults } from './repairResults';
import type { Services } from './services';
import { createStores, type Stores } from './stores';
import { settleTrials } from './trials';

export type BootStatus =
  | { readonly kind: 'opening' }
  | { readonly kind: 'ready'; readonly stores: Stores }
  /** Another tab has the games; `takeOver` brings them here, as soon as the other lets go. */
  | {
      readonly kind: 'elsewhere';
      readonly waiting: TakeOverWait | null;
      /** What this tab showed and could not save, when the games were taken from it. */
      readonly unsaved: readonly Unsaved[];
      /** How many wizards of this tab were left unfinished and could not be kept. */
      readonly unkept: number;
      takeOver(): Promise<void>;
    }
  | { readonly kind: 'newer'; readonly version: number; readonly known: number }
  | {
      readonly kind: 'damaged';
      readonly found: readonly string[];
      /** The backup that fills up what a salvage cannot read. */
      readonly kept: KeptBackup | null;
      salvage(): Promise<void>;
      exportData(): Promise<DataExport>;
    }
  /** The games are gone, and a backup of them is still here. */
  | {
      readonly kind: 'lost';
      readonly kept: KeptBackup;
      bringBack(): Promise<void>;
      startEmpty(): Promise<void>;
    }
  | ({ readonly kind: 'unavailable' } & Unavailable);

/**
 * What a take-over waits for. `asked`: an answer. `writing`: the other tab is still writing. `refused`: it has
 * changes that it cannot save. `stuck`: it has not closed the file yet.
 */
export type TakeOverWait = 'asked' | 'writing' | 'refused' | 'stuck';

export interface BootNeeds extends Pick<
  Services,
  'clock' | 'makeId' | 'delay' | 'chance' | 'backups' | 'appVersion' | 'live'
> {
  readonly platform: DataPlatform;
  readonly deviceLanguage: Language;
  /** Whether the app was closed last time, and did not crash. */
  endedWell(): boolean;
  /** Nothing has ever been stored here: the app need not wait for the storage. A wrong yes does no harm. */
  isFirstVisit(): boolean;
  /** The storage is open. */
  markVisit(): void;
  /** The system may end the app soon, without another word. */
  onBackground?(listener: () => void): void;
  /** Fetched only when needed: few starts need it. */
  backupParts(): Promise<typeof backupParts>;
}

export interface Boot {
  readonly store: StoreApi<{ readonly status: BootStatus }>;
  start(): Promise<void>;
}

interface Early {
  readonly coming: DatabaseToCome;
  readonly stores: Stores;
}

type LeftBehind = Pick<Extract<BootStatus, { kind: 'elsewhere' }>, 'unsaved' | 'unkept'>;
const NOTHING_LEFT: LeftBehind = { unsaved: [], unkept: 0 };

/** The first screen comes first. */
const TIDY_AFTER = 1000;
const COUNTED_AT_ONCE = 100;
const ASK_AGAIN = 1500;

/** From a cold start to the stores, or to the screen that says what is in the way. */
export function createBoot(needs: BootNeeds): Boot {
  const store = createStore<{ readonly status: BootStatus }>(() => ({ status: { kind: 'opening' } }));
  const show = (status: BootStatus) => store.setState({ status });
  let stopBackups = () => {};
  let endedWell = needs.endedWell();

  /** What is done before the storage is open, on a first visit. */
  let early: Early | null = null;

  const open = () => openDatabase(needs.platform, { onAskedToRelease });

  async function start(): Promise<void> {
    // Both at once: either takes a while. The error screens need words too, before any setting can be read.
    const opening = open();
    await setLanguage(needs.deviceLanguage);
    if (needs.isFirstVisit()) await beginEarly();
    await receive(await opening);
  }

  /** Everything is known and can be filled in; what is written waits. */
  async function beginEarly(): Promise<void> {
    const coming = databaseToCome();
    const services = servicesOn(coming.database);
    early = { coming, stores: await createStores(services, needs.deviceLanguage) };
    show({ kind: 'ready', stores: early.stores });
  }

  async function receive(opened: Opened): Promise<void> {
    switch (opened.kind) {
      case 'ok':
        return welcome(opened.database);
      case 'elsewhere':
        return sayElsewhere(null);
      case 'newer':
        return show({ kind: 'newer', version: opened.version, known: opened.known });
      case 'damaged':
        return show({
          kind: 'damaged',
          found: opened.found,
          kept: await newestKept().catch(gotOver('backup', null)),
          salvage: async () => {
            const { opened: fresh } = await opened.salvage();
            if (fresh.kind === 'ok') await (await needs.backupParts()).fillUp(fresh.database, needs.backups);
            await receive(fresh);
          },
          exportData: () => opened.exportData(),
        });
      case 'unavailable':
        return show(opened);
    }
  }

  async function newestKept(): Promise<KeptBackup | null> {
    const { findBackup } = await needs.backupParts();
    return (await findBackup(needs.backups))?.kept ?? null;
  }

  async function welcome(database: Database): Promise<void> {
    if (!(await looksLost(database, needs.backups))) return begin(database);
    const parts = await needs.backupParts();
    const recovery = await parts.findBackup(needs.backups);
    if (!recovery) return begin(database);
    show({
      kind: 'lost',
      kept: recovery.kept,
      bringBack: async () => {
        await parts.recover(database, recovery);
        await begin(database);
      },
      startEmpty: () => begin(database),
    });
  }

  async function begin(database: Database): Promise<void> {
    const used = await isUsed(database);
    await settleTrials(database, endedWell).catch(gotOver('trials', undefined));
    // The other tab gave the games away, or it was asleep and they were taken.
    endedWell = true;
    needs.onBackground?.(() => void database.settle().catch(gotOver('backup', undefined)));
    const begun = early;
    early = null;
    if (begun && !used) {
      begun.coming.arrive(database);
      return run(begun.stores, TIDY_AFTER);
    }
    begun?.coming.giveUp();
    await restart(servicesOn(database), TIDY_AFTER);
  }

  function servicesOn(database: Database): Services {
    const services: Services = {
      ...serve(needs, database),
      /** What was restored is counted first, but only for a short wait: people look at it next. */
      restart: async () => {
        await repairResults(services, COUNTED_AT_ONCE).catch(gotOver('results', null));
        await restart(services, 0);
      },
    };
    return services;
  }

  async function restart(services: Services, tidyAfter: number): Promise<void> {
    stopBackups();
    run(await createStores(services, needs.deviceLanguage), tidyAfter);
  }

  function run(stores: Stores, tidyAfter: number): void {
    const { services, session } = stores;
    needs.markVisit();
    show({ kind: 'ready', stores });
    stopBackups = startBackups(services, session, needs.backupParts);
    needs.delay(() => void tidyUp(services), tidyAfter);
  }

  /** Everything is written before the other tab gets it; what cannot be written is not given away. */
  async function onAskedToRelease(how: 'asked' | 'taken'): Promise<boolean> {
    const { status } = store.getState();
    if (status.kind === 'ready') {
      const { services, session, wizard } = status.stores;
      // A draft is written after the entries it is based on.
      const written = (await services.writer.settle()) && (await wizard.getState().settle());
      if (!written && how === 'asked') return false;
      stopBackups();
      await session.getState().close();
      await services.habits.settled();
      sayElsewhere(null, { unsaved: services.writer.unsaved(), unkept: wizard.getState().letGo() });
    } else {
      stopBackups();
      if (status.kind === 'lost') sayElsewhere(null);
    }
    return true;
  }

  function sayElsewhere(waiting: TakeOverWait | null, left: LeftBehind = NOTHING_LEFT): void {
    const { unsaved, unkept } = left;
    show({ kind: 'elsewhere', waiting, unsaved, unkept, takeOver });
  }

  /** Asks until the other tab lets go, and says what it waits for: nobody has to press twice. */
  async function takeOver(): Promise<void> {
    const { status } = store.getState();
    if (status.kind !== 'elsewhere' || status.waiting !== null) return;
    for (let waiting: TakeOverWait = 'asked'; ;) {
      sayElsewhere(waiting, status);
      let opened: Opened;
      try {
        opened = await open();
        if (opened.kind === 'elsewhere')
          opened = await opened.takeOver(() => sayElsewhere('writing', status));
      } catch (thrown) {
        sayElsewhere(null, status);
        throw thrown;
      }
      if (opened.kind !== 'elsewhere') return receive(opened);
      waiting = opened.refused ? 'refused' : 'stuck';
      sayElsewhere(waiting, status);
      await new Promise<void>((resolve) => void needs.delay(resolve, ASK_AGAIN));
    }
  }

  return { store, start };
}

/** Nobody waits for this: what the disk refuses now is tried again at the next start. */
async function tidyUp(services: Services): Promise<void> {
  try {
    await services.data.sessions.purgeExpired(services.clock());
    await repairResults(services);
  } catch {
    return;
  }
}

function serve(needs: BootNeeds, data: Database): Omit<Services, 'restart'> {
  const { clock, makeId, delay, chance, backups, appVersion, live } = needs;
  const writer = createWriter({ append: (id, seq, entry) => data.log.append(id, seq, entry), delay });
  const habits = createHabits(data.settings, delay);
  return { data, writer, habits, clock, makeId, delay, chance, backups, appVersion, live };
}
