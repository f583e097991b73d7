import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { DataPlatform, OnAsked } from '@/data/dataPlatform';
import { SCHEMA_VERSION } from '@/data/migrations';
import { openDatabase, type Opened } from '@/data/openDatabase';
import { SqlFault } from '@/data/sqlFault';
import { createNodePlatform, openNodeDriver } from '../support/nodeDriver';
import { act, readNote, session } from '@/data/selfCheck/check';

const options = { onAskedToRelease: () => Promise.resolve(true) };
let folder = '';
let file = '';
let platform: DataPlatform;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-'));
  file = join(folder, 'foothold.db');
  platform = createNodePlatform(file);
});
afterEach(() => rmSync(folder, { recursive: true }));

function databaseOf(opened: Opened) {
  if (opened.kind !== 'ok') throw new Error(`not open: ${JSON.stringify(opened)}`);
  return opened.database;
}

/** Some evenings' worth of data, closed again. */
async function fill(sessions: number, entries: number): Promise<void> {
  const db = databaseOf(await openDatabase(platform, options));
  await db.players.add({ id: 'p', name: 'Ada', colour: 'sun', at: 1 });
  for (let s = 0; s < sessions; s += 1) {
    await db.sessions.create(session(`s${s}`, s));
    for (let i = 0; i < entries; i += 1) await db.log.append(`s${s}`, i, act(i, `note ${i} `.repeat(8)));
  }
  await db.close();
}

test('everybody who opens at once gets the same database', async () => {
  const [a, b] = await Promise.all([openDatabase(platform, options), openDatabase(platform, options)]);
  expect(databaseOf(a)).toBe(databaseOf(b));
  await databaseOf(a).close();
  const again = databaseOf(await openDatabase(platform, options));
  expect(again).not.toBe(databaseOf(a));
  await again.close();
});

test('a file of a newer Foothold is named as such and not touched', async () => {
  const sql = await openNodeDriver(file);
  await sql.exec(`CREATE TABLE future (i INTEGER); PRAGMA user_version = ${SCHEMA_VERSION + 3}`);
  await sql.close();
  const before = readFileSync(file);
  expect(await openDatabase(platform, options)).toEqual({
    kind: 'newer',
    version: SCHEMA_VERSION + 3,
    known: SCHEMA_VERSION,
  });
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a file that is not a database is kept aside, byte for byte, and a new one begins', async () => {
  const bytes = Buffer.from(Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 251));
  writeFileSync(file, bytes);
  const opened = await openDatabase(platform, options);
  if (opened.kind !== 'damaged') throw new Error(opened.kind);
  expect(opened.found).toEqual(['file is not a database']);
  expect((await opened.exportData()).unreadable).not.toEqual([]);
  const salvaged = await opened.salvage();
  expect(readFileSync(salvaged.keptAs).equals(bytes)).toBe(true);
  const db = databaseOf(salvaged.opened);
  expect(await db.sessions.create(session('new', 1))).toBe(true);
  await db.close();
});

test('of a truncated file the rows before the cut are brought over', async () => {
  await fill(4, 400);
  const size = readFileSync(file).length;
  truncateSync(file, Math.floor(size * 0.6));
  const opened = await openDatabase(platform, options);
  if (opened.kind !== 'damaged') throw new Error(opened.kind);
  expect(opened.found.length).toBeGreaterThan(0);
  const { keptAs, copied, opened: fresh } = await opened.salvage();
  expect(existsSync(keptAs)).toBe(true);
  expect(copied['entry']).toBeGreaterThan(0);
  const db = databaseOf(fresh);
  const { sessions } = await db.sessions.page({ limit: 10 });
  expect(sessions.map(({ id }) => id)).toEqual(expect.arrayContaining(['s0']));
  expect((await db.log.load('s0', readNote)).entries[0]).toEqual(act(0, 'note 0 '.repeat(8)));
  await db.close();
});

test('pages that were overwritten in the middle cost only their own rows', async () => {
  await fill(4, 200);
  const bytes = readFileSync(file);
  const page = bytes.readUInt16BE(16);
  const middle = Math.floor(bytes.length / page / 2) * page;
  bytes.fill(0xa5, middle, middle + 2 * page);
  writeFileSync(file, bytes);
  const opened = await openDatabase(platform, options);
  if (opened.kind !== 'damaged') throw new Error(opened.kind);
  const exported = await opened.exportData();
  const { copied, opened: fresh } = await opened.salvage();
  expect(copied['session']).toBe(4);
  expect(copied['player']).toBe(1);
  expect(copied['entry']).toBe(exported.tables.entry.length);
  expect(copied['entry']).toBeGreaterThan(600);
  await databaseOf(fresh).close();
});

test('a bit that flips anywhere is found or reported, or the file opens; the damaged file is kept as it was', async () => {
  await fill(2, 40);
  const good = readFileSync(file);
  await fc.assert(
    fc.asyncProperty(fc.nat(good.length - 1), fc.nat(7), async (position, bit) => {
      const bytes = Buffer.from(good);
      bytes[position] = (bytes[position] ?? 0) ^ (1 << bit);
      writeFileSync(file, bytes);
      const opened = await openDatabase(platform, options);
      if (opened.kind === 'damaged') {
        const { opened: fresh, keptAs } = await opened.salvage();
        expect(readFileSync(keptAs).equals(bytes)).toBe(true);
        await databaseOf(fresh).close();
      } else if (opened.kind === 'ok') {
        const outcome = await opened.database.log.load('s0', readNote).catch((thrown: unknown) => thrown);
        if (!(outcome instanceof SqlFault)) expect(outcome).toHaveProperty('bad');
        await opened.database.close();
      } else {
        expect(['newer', 'unavailable']).toContain(opened.kind);
      }
    }),
    { numRuns: 150 },
  );
});

test('a log whose session row is lost is kept, and reported as bad', async () => {
  await fill(1, 5);
  const sql = await openNodeDriver(file);
  await sql.exec('PRAGMA foreign_keys = OFF; DROP TRIGGER session_never_goes; DELETE FROM session');
  const page = await sql.get("SELECT rootpage FROM sqlite_schema WHERE name = 'setting'");
  await sql.close();
  const broken = readFileSync(file);
  const size = broken.readUInt16BE(16);
  const at = (Number(page?.['rootpage']) - 1) * size;
  broken.fill(0xa5, at, at + size);
  writeFileSync(file, broken);
  const opened = await openDatabase(platform, options);
  if (opened.kind !== 'damaged') throw new Error(opened.kind);
  const { copied, opened: fresh } = await opened.salvage();
  expect(copied['entry']).toBe(5);
  const db = databaseOf(fresh);
  expect((await db.sessions.page({ limit: 5 })).bad.map(({ id }) => id)).toEqual(['s0']);
  expect(await db.log.count('s0')).toBe(5);
  await db.close();
});

test('a file that claims to be ours and lacks our tables is damaged', async () => {
  const sql = await openNodeDriver(file);
  await sql.exec(`CREATE TABLE other (i INTEGER); PRAGMA user_version = ${SCHEMA_VERSION}`);
  await sql.close();
  expect(await openDatabase(platform, options)).toMatchObject({
    kind: 'damaged',
    found: ['tables are missing'],
  });
});

test('a file that somebody else has locked is unavailable for now', async () => {
  const other = await openNodeDriver(file);
  await other.exec('BEGIN EXCLUSIVE');
  expect(await openDatabase(platform, options)).toMatchObject({ kind: 'unavailable', reason: 'locked' });
  await other.exec('ROLLBACK');
  await other.close();
  await databaseOf(await openDatabase(platform, options)).close();
});

test('storage that is not there is named with its reason', async () => {
  const nowhere = { reason: 'no-storage', message: 'a private window' } as const;
  expect(await openDatabase({ ...platform, unavailable: async () => nowhere }, options)).toEqual({
    kind: 'unavailable',
    ...nowhere,
  });
});

test('a second tab finds the file taken, takes over, and the first one closes', async () => {
  const tabs = twoTabs();
  const told: string[] = [];
  const first = databaseOf(
    await openDatabase(tabs.a, {
      onAskedToRelease: async () => {
        await first.sessions.create(session('written at the last moment', 1));
        told.push('a');
        return true;
      },
    }),
  );
  const refused = await openDatabase(tabs.b, options);
  if (refused.kind !== 'elsewhere') throw new Error(refused.kind);
  const second = databaseOf(await refused.takeOver());
  expect(told).toEqual(['a']);
  await expect(first.sessions.page({ limit: 1 })).rejects.toThrow('the database is closed');
  expect((await second.sessions.get('written at the last moment')).kind).toBe('ok');
  await second.close();
  await databaseOf(await openDatabase(tabs.a, options)).close();
});

test('a tab with changes that it cannot save is not made to give them up', async () => {
  const tabs = twoTabs();
  let saved = false;
  const first = databaseOf(await openDatabase(tabs.a, { onAskedToRelease: () => Promise.resolve(saved) }));
  const waits = await openDatabase(tabs.b, options);
  if (waits.kind !== 'elsewhere') throw new Error(waits.kind);
  const again = await waits.takeOver();
  expect(again).toMatchObject({ kind: 'elsewhere', refused: true });
  expect((await first.sessions.page({ limit: 1 })).sessions).toEqual([]);
  saved = true;
  if (again.kind !== 'elsewhere') throw new Error(again.kind);
  await databaseOf(await again.takeOver()).close();
});

/** Two platforms over one file and one lock, as two tabs of a browser are. */
function twoTabs(): { a: DataPlatform; b: DataPlatform } {
  let holder: { tab: string; onAsked: OnAsked } | null = null;
  const tab = (name: string): DataPlatform => ({
    ...platform,
    lock: {
      acquire: async (onAsked) => {
        if (holder) return false;
        holder = { tab: name, onAsked };
        return true;
      },
      takeOver: async (onAsked) => {
        if (holder && !(await holder.onAsked('asked'))) return false;
        holder = { tab: name, onAsked };
        return true;
      },
      release: async () => {
        if (holder?.tab === name) holder = null;
      },
    },
  });
  return { a: tab('a'), b: tab('b') };
}
