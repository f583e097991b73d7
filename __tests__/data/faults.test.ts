import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { unwrap } from '@/engine';
import { keepBackup, isBackupDue, latestBackup } from '@/data/backup/keepBackup';
import { checkIntegrity } from '@/data/checkIntegrity';
import type { Database } from '@/data/database';
import { createDriver, type SqlBackEnd } from '@/data/driver';
import { migrate } from '@/data/migrations';
import { openDatabase } from '@/data/openDatabase';
import { fillUp } from '@/state/backupRecovery';
import { createMemoryBackups } from '../support/memoryBackups';
import { createNodeBackEnd, createNodePlatform, openNodeDatabase } from '../support/nodeDriver';
import { readWorld, type World } from '../support/readWorld';
import { createRestartable, openPad } from '../support/restartable';
import { fixture, NEWEST_DATABASE } from '../support/storedLog';

const DAY = 24 * 3_600_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function toldOf(name: string): World {
  return JSON.parse(readFileSync(fixture(`${name}.json`), 'utf8')) as World;
}

describe('bytes of the file are overwritten at random', () => {
  test('the file opens or says what is wrong; salvaged rows were there before, and a backup has the rest', async () => {
    const good = fixture(`${NEWEST_DATABASE}.db`);
    const bytes = readFileSync(good);
    const whole = await rowsOf(good);
    const backups = await backupOf(good);
    const damage = fc.array(
      fc.record({ at: fc.nat(bytes.length - 1), with: fc.uint8Array({ minLength: 1, maxLength: 600 }) }),
      { minLength: 1, maxLength: 6 },
    );
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(damage, async (places) => {
        const file = join(folder, 'foothold.db');
        rmSync(file, { force: true });
        const spoilt = Buffer.from(bytes);
        for (const place of places) spoilt.set(place.with.subarray(0, bytes.length - place.at), place.at);
        writeFileSync(file, spoilt);
        const opened = await openDatabase(createNodePlatform(file), {
          onAskedToRelease: () => Promise.resolve(true),
        });
        outcomes.add(opened.kind);
        if (opened.kind === 'ok') return opened.database.close();
        if (opened.kind !== 'damaged') {
          // A nonsense header means another kind of file or another version; nobody writes to it.
          expect(['newer', 'unavailable']).toContain(opened.kind);
          expect(readFileSync(file).equals(spoilt)).toBe(true);
          return;
        }
        expect(opened.found.length).toBeGreaterThan(0);
        const { opened: fresh, keptAs } = await opened.salvage();
        expect(readFileSync(keptAs).equals(spoilt)).toBe(true);
        if (fresh.kind !== 'ok') throw new Error(fresh.kind);
        await fillUp(fresh.database, backups);
        const entries = await entriesIn(fresh.database);
        for (const row of whole) expect(entries).toContain(row);
        expect((await checkIntegrity(fresh.database.sql)).found).toEqual([]);
        await fresh.database.close();
      }),
      { numRuns: 15 },
    );
    expect(outcomes).toContain('damaged');
  });

  /** What every game's log says, in whichever copy of the game. */
  async function entriesIn({ sql }: Database): Promise<ReadonlySet<string>> {
    const rows = await sql.all('SELECT seq, body FROM entry');
    return new Set(rows.map(({ seq, body }) => `${String(seq)} ${String(body)}`));
  }

  async function rowsOf(file: string): Promise<ReadonlySet<string>> {
    const copy = join(folder, 'whole.db');
    copyFileSync(file, copy);
    const data = await openNodeDatabase(copy);
    const rows = await entriesIn(data);
    await data.close();
    return rows;
  }

  async function backupOf(file: string) {
    const copy = join(folder, 'backed-up.db');
    copyFileSync(file, copy);
    const data = await openNodeDatabase(copy);
    const backups = createMemoryBackups();
    await keepBackup(data.sql, backups, { app: '0.0.0', created: 1 });
    await data.close();
    return backups;
  }
});

test('a migration that is killed after any of its statements is as if it had never begun, and then goes through', async () => {
  const file = join(folder, 'foothold.db');
  copyFileSync(fixture('schema-1.db'), file);
  const moments = await migrateWatched(file);
  expect(moments.length).toBeGreaterThan(20);
  const told = toldOf('schema-1');
  for (const moment of moments) {
    const data = await openNodeDatabase(moment);
    const { found, holes, games, entries } = await checkIntegrity(data.sql);
    expect({ found, holes, games }).toEqual({ found: [], holes: [], games: told.sessions.length });
    expect(entries).toBe(told.sessions.reduce((sum, { log }) => sum + (log?.length ?? 0), 0));
    await data.close();
  }
  const last = await openNodeDatabase(moments.at(-1) ?? '');
  expect((await readWorld(last)).standings).toEqual(told.standings);
  await last.close();

  /**
   * Returns copies of what is on the disk before each statement: what a kill at that moment leaves. A kill within the
   * commit itself is tested in the browser (npm run faults): this binding never plays a journal back.
   */
  async function migrateWatched(path: string): Promise<readonly string[]> {
    const copies: string[] = [];
    const backEnd = createNodeBackEnd(path);
    const watched: SqlBackEnd = {
      ...backEnd,
      exec: async (sql) => {
        for (const statement of statementsIn(sql)) {
          const copy = join(folder, `moment-${copies.length}.db`);
          copyFileSync(path, copy);
          if (existsSync(`${path}-journal`)) copyFileSync(`${path}-journal`, `${copy}-journal`);
          copies.push(copy);
          await backEnd.exec(statement);
        }
      },
    };
    const sql = createDriver(watched);
    await migrate(sql);
    await sql.close();
    return copies;
  }

  function statementsIn(sql: string): readonly string[] {
    return sql.split(/(?<=;)\n(?=\s*(?:CREATE|ALTER|DROP|--))/);
  }
});

describe('the clock is set back', () => {
  test('in the middle of a game: every tap stays in its order, also after a kill', async () => {
    let now = 1_790_000_000_000;
    const app = createRestartable(() => (now += 1000));
    const first = await app.start();
    const id = await openPad(first);
    const tap = (player: string, by: number) =>
      unwrap(first.session.getState().dispatch({ type: 'changePoints', player, by }));
    tap('ana', 5);
    now -= 400 * DAY;
    tap('bo', 3);
    tap('ana', 1);
    unwrap(await first.session.getState().undo());
    unwrap(first.session.getState().dispatch({ type: 'finish' }));
    await first.session.getState().close();

    const again = await app.start();
    await again.session.getState().open(id);
    const { status } = again.session.getState();
    if (status.kind !== 'open') throw new Error(status.kind);
    expect(status.open.session).toMatchObject({ length: 5, state: { totals: { ana: 5, bo: 3 } } });
    expect(await again.services.data.results.get(id)).toMatchObject({
      kind: 'ok',
      value: { minutes: 0, players: [{ score: 5 }, { score: 3 }] },
    });
    await app.end();
  });

  test('between two backups: the last one made is still the one that brings the games back', async () => {
    const data = await openNodeDatabase(join(folder, 'foothold.db'));
    const backups = createMemoryBackups();
    const later = 1_790_000_000_000;
    const game = (id: string) => ({
      id,
      gameId: 'scorepad',
      gameVersion: 1,
      config: {},
      title: id,
      createdAt: 1,
      summary: null,
    });
    await data.sessions.create(game('first'));
    for (const created of [later - 3 * DAY, later])
      await keepBackup(data.sql, backups, { app: '0.0.0', created });
    await data.sessions.create(game('second'));
    expect(await isBackupDue(data.sql, backups, later - 400 * DAY)).toBe(true);
    await keepBackup(data.sql, backups, { app: '0.0.0', created: later - 400 * DAY });
    expect((await latestBackup(backups))?.kept.games).toBe(2);
    expect(backups.files.size).toBe(2);
    await data.close();
  });
});
