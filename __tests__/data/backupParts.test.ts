import * as fc from 'fast-check';
import { planParts } from '@/data/backup/planParts';
import { restoreByMerging, restoreByReplacing } from '@/data/backup/restore';
import { writeBackup } from '@/data/backup/writeBackup';
import { checkIntegrity, databaseSize } from '@/data/checkIntegrity';
import { unwrap } from '@/engine';
import {
  ABOUT,
  APART,
  dump,
  fill,
  game,
  newDatabase,
  open,
  person,
  textOf,
  worldOf,
  worlds,
} from './backupSupport';

const keepNothing = () => Promise.resolve();

test('what is too much for one file comes back from several, every row once', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, fc.integer({ min: 1, max: 30 }), async (world, rows) => {
      const home = await newDatabase();
      await fill(home, world);
      const parts = await planParts(home, { rows, bytes: Infinity });
      const fresh = await newDatabase();
      for (const [i, part] of parts.entries()) {
        const backup = await open(await textOf(writeBackup(home, ABOUT, part)));
        // A header that announces more than its part holds would be refused.
        expect(backup.header.counts).toEqual(backup.counts);
        if (i === 0) unwrap(await restoreByReplacing(fresh, backup, keepNothing));
        else expect(unwrap(await restoreByMerging(fresh, backup, APART)).conflicts).toEqual([]);
      }
      expect(await dump(fresh)).toEqual(await dump(home));
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['few games are one file', { rows: 100, bytes: 1_000_000 }, 1],
  ['by the number of their entries', { rows: 8, bytes: 1_000_000 }, 2],
  ['by their size', { rows: 100, bytes: 2500 }, 2],
  ['a game that is too much by itself is a file of its own', { rows: 1, bytes: 1 }, 4],
])('games are split over files: %s', async (_name, most, files) => {
  const sql = await newDatabase();
  const games = ['a', 'b', 'c', 'd'].map((id) => game(id, ['one', 'two', 'three']));
  await fill(sql, worldOf({ player: [person('p', 'Ada')] }, ...games));
  expect((await planParts(sql, most)).length).toBe(files);
});

test('a game that begins while the files are written is in the last of them', async () => {
  const sql = await newDatabase();
  await fill(sql, worldOf({}, game('a', ['one']), game('b', ['one'])));
  const parts = await planParts(sql, { rows: 2, bytes: Infinity });
  await fill(sql, worldOf({}, game('c', ['one'])));
  const last = await open(await textOf(writeBackup(sql, ABOUT, parts.at(-1))));
  expect(last.counts.session).toBe(2);
});

test('a sound database is found sound, and a log that lacks an entry is not', async () => {
  const sql = await newDatabase();
  await fill(sql, worldOf({}, game('a', ['one', 'two'])));
  expect(await checkIntegrity(sql)).toEqual({ found: [], holes: [], games: 1, entries: 2 });
  expect(await databaseSize(sql)).toBeGreaterThan(4096);
  const [first, , third] = game('b', ['one', 'two', 'three']).entry;
  await fill(sql, {
    ...worldOf({}, game('b', [])),
    entry: [first, third].filter((row) => row !== undefined),
  });
  const { found, holes } = await checkIntegrity(sql);
  expect(found).toEqual([]);
  expect(holes).toEqual([{ id: 'b', title: 'Game b', gameId: 'pad' }]);
});
