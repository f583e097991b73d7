import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from 'node-sqlite3-wasm';
import { walDamage } from '@/data/walDamage';

const PAGE = 4096;
const FRAME = PAGE + 24;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The log of a real database, as a killed app leaves it behind. */
function written(changes: number, before: (db: Database) => void = () => undefined): Uint8Array {
  const file = join(folder, 'games.db');
  const db = new Database(file);
  // Without shared memory SQLite keeps a log only for itself.
  db.exec(`PRAGMA page_size = ${PAGE}; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL`);
  db.exec('CREATE TABLE entry (id INTEGER PRIMARY KEY, body TEXT)');
  before(db);
  for (let i = 0; i < changes; i += 1) db.run('INSERT INTO entry (body) VALUES (?)', [`${i}`.repeat(100)]);
  const log = new Uint8Array(readFileSync(`${file}-wal`));
  db.close();
  return log;
}

const spoiled = (log: Uint8Array, at: number): Uint8Array =>
  log.map((byte, i) => (i === at ? byte ^ 0xff : byte));

test('a sound log is sound, and so is none', () => {
  expect(walDamage(written(20))).toBeNull();
  expect(walDamage(new Uint8Array())).toBeNull();
});

test('what an older log left behind its end is no damage', () => {
  const log = written(3, (db) => {
    for (let i = 0; i < 30; i += 1) db.run('INSERT INTO entry (body) VALUES (?)', ['old']);
    db.exec('PRAGMA wal_checkpoint(RESTART)');
  });
  expect(log.length).toBeGreaterThan(32 + 20 * FRAME);
  expect(walDamage(log)).toBeNull();
});

test('a damaged header loses everything, and is said', () => {
  const log = written(20);
  expect(walDamage(spoiled(log, 0))).toMatch(/no header/);
  expect(walDamage(spoiled(log, 20))).toMatch(/header .* damaged/);
});

test.each([
  ['the page of a frame', 32 + 2 * FRAME + 500],
  ['its checksum', 32 + 2 * FRAME + 17],
  ['its salt', 32 + 2 * FRAME + 9],
])('damage in %s loses all later changes, and says how many', (_what, at) => {
  const lost = Number(/^(\d+) changes/.exec(walDamage(spoiled(written(20), at)) ?? '')?.[1]);
  // This build of SQLite repeats a frame to fill a sector.
  expect(lost).toBeGreaterThanOrEqual(18);
});

test('the last change torn by a power cut is no damage: nobody was told that it was saved', () => {
  const log = written(20);
  expect(walDamage(spoiled(log, log.length - 100))).toBeNull();
  expect(walDamage(log.slice(0, -100))).toBeNull();
});
