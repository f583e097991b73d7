import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { createDatabase, type Database } from '@/data/database';
import { migrate } from '@/data/migrations';
import { createWriter, type WriterState } from '@/data/writer';
import { openNodeDriver } from '../support/nodeDriver';
import { act, readNote, session } from '@/data/selfCheck/check';

let folder = '';
let db: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-'));
  db = await openRoom();
  await db.sessions.create(session('s', 1));
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

async function openRoom(): Promise<Database> {
  const sql = await openNodeDriver(join(folder, 'foothold.db'));
  await migrate(sql);
  return createDatabase(sql);
}

/** A clock that waits until the test says that time is up. */
function patience() {
  const waiting: { callback: () => void; ms: number }[] = [];
  const waits: number[] = [];
  return {
    waits,
    delay: (callback: () => void, ms: number) => {
      const item = { callback, ms };
      waiting.push(item);
      waits.push(ms);
      return () => {
        if (waiting.includes(item)) waiting.splice(waiting.indexOf(item), 1);
      };
    },
    pass: () => waiting.shift()?.callback(),
    waiting: () => waiting.length,
  };
}

test('taps are written in order without anybody waiting', async () => {
  const writer = createWriter({ append: db.log.append, delay: patience().delay });
  const pending: number[] = [];
  writer.subscribe(() => pending.push(writer.state().pending));
  for (let i = 0; i < 5; i += 1) writer.append('s', i, act(i, `tap ${i}`));
  expect(writer.state().pending).toBe(5);
  expect(await writer.flush()).toBe(true);
  expect(writer.state()).toEqual({ pending: 0, failed: null, savedSeq: { s: 4 } });
  expect(pending).toEqual([1, 2, 3, 4, 5, 4, 3, 2, 1, 0]);
  expect((await db.log.load('s', readNote)).entries).toHaveLength(5);
});

test('a full disk is shown, nothing is dropped, and it all goes in once there is room', async () => {
  const clock = patience();
  const writer = createWriter({ append: db.log.append, delay: clock.delay });
  const pages = Number((await db.sql.get('PRAGMA page_count'))?.['page_count']);
  await db.sql.exec(`PRAGMA max_page_count = ${pages}`);
  for (let i = 0; i < 8; i += 1) writer.append('s', i, act(i, 'x'.repeat(3000)));
  expect(await writer.flush()).toBe(false);
  expect(writer.state().failed).toMatchObject({ kind: 'full', sessionId: 's' });
  const unsaved = writer.unsaved().map(({ seq }) => seq);
  expect(unsaved).toHaveLength(writer.state().pending);
  expect(unsaved.at(-1)).toBe(7);
  for (let i = 0; i < 3; i += 1) {
    clock.pass();
    await settled(writer);
  }
  expect(clock.waits.slice(-3)).toEqual([...clock.waits.slice(-3)].sort((a, b) => a - b));
  await db.sql.exec('PRAGMA max_page_count = 100000');
  clock.pass();
  await settled(writer);
  expect(writer.state()).toEqual({ pending: 0, failed: null, savedSeq: { s: 7 } });
  expect((await db.log.load('s', readNote)).entries).toHaveLength(8);
});

test('a lock of another connection is shown and waited out', async () => {
  const clock = patience();
  const writer = createWriter({ append: db.log.append, delay: clock.delay });
  const other = await openNodeDriver(join(folder, 'foothold.db'));
  await other.exec('BEGIN EXCLUSIVE');
  writer.append('s', 0, act(1, 'a'));
  writer.append('s', 1, act(2, 'b'));
  await settled(writer);
  expect(writer.state()).toMatchObject({ pending: 2, failed: { kind: 'locked' } });
  // A burst of taps does not hammer the disk: the one timer keeps running.
  writer.append('s', 2, act(3, 'c'));
  expect(clock.waiting()).toBe(1);
  await other.exec('ROLLBACK');
  await other.close();
  expect(await writer.flush()).toBe(true);
  expect(clock.waiting()).toBe(0);
  expect((await db.log.load('s', readNote)).entries).toEqual([act(1, 'a'), act(2, 'b'), act(3, 'c')]);
});

test('a conflict is final and says so', async () => {
  const clock = patience();
  const writer = createWriter({ append: db.log.append, delay: clock.delay });
  await db.log.append('s', 0, act(1, 'somebody else'));
  writer.append('s', 0, act(2, 'mine'));
  expect(await writer.flush()).toBe(false);
  writer.append('s', 1, act(3, 'after'));
  expect(await writer.flush()).toBe(false);
  expect(writer.state()).toMatchObject({ pending: 2, failed: { kind: 'conflict', sessionId: 's' } });
  expect(clock.waits).toEqual([]);
  expect((await db.log.load('s', readNote)).entries).toEqual([act(1, 'somebody else')]);
});

test('after unsubscribing nothing is heard', async () => {
  const writer = createWriter({ append: db.log.append, delay: patience().delay });
  const seen: WriterState[] = [];
  const stop = writer.subscribe(() => seen.push(writer.state()));
  stop();
  writer.append('s', 0, act(1, 'a'));
  await writer.flush();
  expect(seen).toEqual([]);
});

test('appends to many games in any order, over a disk that fails now and then, come back exactly after a restart', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(3), fc.boolean()), { maxLength: 60 }), async (taps) => {
      run += 1;
      const idOf = (game: number) => `${run}-${game}`;
      for (let game = 0; game < 4; game += 1) await db.sessions.create(session(idOf(game), 1));
      const failing = taps.map(([, fails]) => fails);
      const clock = patience();
      const writer = createWriter({
        append: async (...entry) => {
          // Half of the failures strike after the write, when it is on the disk but not reported.
          if (failing.shift()) {
            if (failing.length % 2 === 0) await db.log.append(...entry);
            throw new Error('disk I/O error');
          }
          return db.log.append(...entry);
        },
        delay: clock.delay,
      });
      const expected: ReturnType<typeof act>[][] = [[], [], [], []];
      taps.forEach(([game], i) => {
        const log = expected[game] ?? [];
        const entry = act(i, `tap ${i}`);
        writer.append(idOf(game), log.length, entry);
        log.push(entry);
      });
      while (!(await writer.flush())) expect(writer.state().failed?.kind).toBe('blocked');
      await db.close();
      db = await openRoom();
      for (let game = 0; game < 4; game += 1) {
        const { entries, bad } = await db.log.load(idOf(game), readNote);
        expect(bad).toEqual([]);
        expect(entries).toEqual(expected[game]);
      }
    }),
    { numRuns: 40 },
  );
});

/** Waits until the writer neither runs nor can run without its clock. */
async function settled(writer: ReturnType<typeof createWriter>): Promise<void> {
  for (let i = 0; i < 50; i += 1) await Promise.resolve();
  await db.sql.get('SELECT 1');
  for (let i = 0; i < 50; i += 1) await Promise.resolve();
  if (writer.state().pending > 0 && writer.state().failed === null) await settled(writer);
}
