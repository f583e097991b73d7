import { gotOver } from './diagnostics';
import { createDatabase, type Database } from './database';
import type { DataPlatform, OnAsked, Unavailable } from './dataPlatform';
import { createDriver, type SqlDriver } from './driver';
import { exportData, type DataExport } from './exportData';
import { migrate, readVersion, SCHEMA_VERSION } from './migrations';
import { copyInto, readEverything } from './salvage';
import { SqlFault, toSqlFault } from './sqlFault';

export type Opened =
  | { readonly kind: 'ok'; readonly database: Database }
  /** Made by a newer Foothold. Nothing was touched. */
  | { readonly kind: 'newer'; readonly version: number; readonly known: number }
  | {
      readonly kind: 'damaged';
      /** What the check found, in SQLite's words. */
      readonly found: readonly string[];
      /** What can still be read, to be handed to the person before anything else is tried. */
      exportData(): Promise<DataExport>;
      /** Keeps the damaged file under another name and starts a new one with all rows that can still be read. */
      salvage(): Promise<Salvaged>;
    }
  /**
   * Another tab has it. `refused`: it was asked, and has changes that it cannot save. `onWriting` is called while it
   * still writes what was pending.
   */
  | {
      readonly kind: 'elsewhere';
      readonly refused: boolean;
      takeOver(onWriting?: () => void): Promise<Opened>;
    }
  | ({ readonly kind: 'unavailable' } & Unavailable);

export interface Salvaged {
  readonly keptAs: string;
  /** Rows that made it, by table. */
  readonly copied: Readonly<Record<string, number>>;
  readonly opened: Opened;
}

export interface OpenOptions {
  /**
   * Another tab wants the database: write what is pending and say "open elsewhere". It then closes by itself, unless
   * the answer is false: what is shown here would be lost. If the other tab took it, nobody waits for the answer.
   */
  readonly onAskedToRelease: OnAsked;
}

const flights = new WeakMap<DataPlatform, Promise<Opened>>();

/** Two parallel first opens would race, so everybody gets the answer to the first until it is closed. */
export function openDatabase(platform: DataPlatform, options: OpenOptions): Promise<Opened> {
  return inFlight(platform, () => open(platform, options));
}

function inFlight(platform: DataPlatform, start: () => Promise<Opened>): Promise<Opened> {
  const running = flights.get(platform);
  if (running) return running;
  const flight = start().then(
    (opened) => {
      if (opened.kind !== 'ok') flights.delete(platform);
      return opened;
    },
    (thrown: unknown) => {
      flights.delete(platform);
      throw thrown;
    },
  );
  flights.set(platform, flight);
  return flight;
}

async function open(platform: DataPlatform, options: OpenOptions): Promise<Opened> {
  const unavailable = await platform.unavailable();
  if (unavailable) return { kind: 'unavailable', ...unavailable };
  const asked = askedToRelease(platform, options);
  return (await platform.lock.acquire(asked)) ? openLocked(platform, options) : elsewhere(platform, options);
}

function elsewhere(platform: DataPlatform, options: OpenOptions, refused = false): Opened {
  const takeOver = (onWriting = () => {}) =>
    inFlight(platform, async () => {
      const held = await platform.lock.takeOver(askedToRelease(platform, options), onWriting);
      return held ? openLocked(platform, options) : elsewhere(platform, options, true);
    });
  return { kind: 'elsewhere', refused, takeOver };
}

function askedToRelease(platform: DataPlatform, { onAskedToRelease }: OpenOptions): OnAsked {
  return async (how) => {
    const opened = await flights.get(platform);
    const released = await onAskedToRelease(how).catch(gotOver('release', true));
    if (!released && how === 'asked') return false;
    if (opened?.kind === 'ok') await opened.database.close();
    return true;
  };
}

async function openLocked(platform: DataPlatform, options: OpenOptions): Promise<Opened> {
  let sql: SqlDriver | null = null;
  try {
    const unsound = await platform.unsound?.();
    if (unsound) return await damaged(platform, null, [unsound]);
    sql = createDriver(await platform.connect());
    const version = await readVersion(sql);
    if (version > SCHEMA_VERSION) {
      await letGo(platform, sql);
      return { kind: 'newer', version, known: SCHEMA_VERSION };
    }
    const found = await quickCheck(sql);
    if (found.length > 0) return await damaged(platform, sql, found);
    await prepare(platform, sql);
    return { kind: 'ok', database: openedDatabase(platform, sql) };
  } catch (thrown) {
    const { kind, message } = toSqlFault(thrown);
    if (kind === 'damaged') return damaged(platform, sql, [message]);
    await letGo(platform, sql);
    if (/NoModificationAllowed/.test(message)) return elsewhere(platform, options);
    return { kind: 'unavailable', reason: kind, message };
  }
}

function openedDatabase(platform: DataPlatform, sql: SqlDriver): Database {
  const close = async () => {
    flights.delete(platform);
    await letGo(platform, sql);
  };
  return createDatabase(sql, close, platform.settle);
}

/** The connection closes before the lock goes: the next holder must find the file free. */
async function letGo(platform: DataPlatform, sql: SqlDriver | null): Promise<void> {
  try {
    await sql?.close();
  } finally {
    await platform.lock.release();
  }
}

async function prepare(platform: DataPlatform, sql: SqlDriver): Promise<void> {
  for (const pragma of platform.pragmas) await sql.exec(`PRAGMA ${pragma}`);
  await migrate(sql);
  // A file that claims to be ours and lacks our tables would fail at every later step, less clearly.
  const row = await sql.get("SELECT count(*) AS n FROM sqlite_schema WHERE name IN ('session', 'entry')");
  if (Number(row?.['n']) !== 2) throw new SqlFault('damaged', 'tables are missing');
}

/** Nothing if all is well. Looks at the structure of every page, not at what the rows say: they are read with care. */
async function quickCheck(sql: SqlDriver): Promise<readonly string[]> {
  const rows = await sql.all('PRAGMA quick_check(20)');
  const found = rows.map((row) => String(row['quick_check']));
  return found.length === 1 && found[0] === 'ok' ? [] : found;
}

async function damaged(
  platform: DataPlatform,
  sql: SqlDriver | null,
  found: readonly string[],
): Promise<Opened> {
  // The lock stays: nobody else may start a new file here while somebody decides what to do about this one.
  await sql?.close();
  return {
    kind: 'damaged',
    found,
    exportData: () => withDamagedFile(platform, exportData),
    salvage: async () => {
      const rows = await withDamagedFile(platform, readEverything);
      const keptAs = await platform.keepAside();
      let copied: Record<string, number> = {};
      const opened = await inFlight(platform, async () => {
        const fresh = createDriver(await platform.connect());
        await prepare(platform, fresh);
        copied = await copyInto(fresh, rows);
        return { kind: 'ok', database: openedDatabase(platform, fresh) };
      });
      return { keptAs, copied, opened };
    },
  };
}

async function withDamagedFile<T>(platform: DataPlatform, work: (sql: SqlDriver) => Promise<T>): Promise<T> {
  const sql = createDriver(await platform.connect());
  try {
    // Nothing is written. Without this, SQLite reads no rows at all from a file that is too short.
    await sql.exec('PRAGMA writable_schema = ON').catch(() => undefined);
    return await work(sql);
  } finally {
    await sql.close();
  }
}
