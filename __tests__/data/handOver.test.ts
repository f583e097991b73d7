import * as fc from 'fast-check';
import { deflateSync } from 'fflate';
import { readBackup } from '@/data/backup/readBackup';
import { restoreByMerging } from '@/data/backup/restore';
import { bytesSource } from '@/data/backup/source';
import { writeHandOver } from '@/data/backup/writeBackup';
import {
  assemble,
  collect,
  missing,
  readCollector,
  writeCollector,
  type Collector,
} from '@/data/handOver/collector';
import { frameLink, readFrame, toFrames, writeFrame, type Frame } from '@/data/handOver/frames';
import { pack, unpack } from '@/data/handOver/pack';
import { qrCode } from '@/data/handOver/qrCode';
import { fromBase64Url, toBase64Url } from '@/data/handOver/base64Url';
import { read, unwrap } from '@/engine';
import { ABOUT, APART, fill, game, newDatabase, person, textOf, worldOf } from './backupSupport';

const WEB = 'https://foothold.example/';
/** Does not pack well, so that there are many frames. */
const noise = (seed: number, length: number) =>
  Uint8Array.from({ length }, (_, i) => ((i + 1) * 7919 * (seed + 3)) % 251);
const framesOf = (bytes: Uint8Array) => unwrap(toFrames(bytes));

function collectAll(scans: readonly string[]): Collector {
  const collector = scans.reduce<Collector | null>(
    (seen, scan) => unwrap(collect(seen, scan)).collector,
    null,
  );
  if (!collector) throw new Error('nothing was scanned');
  return collector;
}

test('base64url gives any bytes back and stays safe in a link', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
    }),
  );
  expect(fromBase64Url('a')).toBe(null);
  expect(fromBase64Url('ab+/')).toBe(null);
});

test('codes may be scanned in any order, more than once, as links or as plain text', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 6000, size: 'max' }),
      fc.infiniteStream(fc.nat()),
      fc.infiniteStream(fc.constantFrom('', 'foothold://', WEB)),
      (bytes, luck, bases) => {
        const frames = framesOf(bytes);
        const order = [...frames, ...frames]
          .map((frame) => [luck.next().value ?? 0, frame] as const)
          .sort(([a], [b]) => a - b)
          .map(([, frame]) => frame);
        const scans = order.map((frame) => {
          const base = bases.next().value ?? '';
          return base === '' ? `  ${writeFrame(frame)}\n` : frameLink(frame, base);
        });
        expect(scans.every((scan) => scan.length < 720)).toBe(true);
        const collector = collectAll(scans);
        expect(missing(collector)).toEqual([]);
        expect(unwrap(assemble(collector))).toEqual(bytes);
      },
    ),
    { numRuns: 25 },
  );
});

test('missing codes are listed by number, and scanning one again changes nothing', () => {
  const frames = framesOf(noise(1, 3000));
  expect(frames.length).toBe(7);
  const some = collectAll([frames[4], frames[1]].map((frame) => writeFrame(frame as Frame)));
  expect(missing(some)).toEqual([1, 3, 4, 6, 7]);
  expect(assemble(some)).toMatchObject({ ok: false, error: { code: 'missing-frames' } });
  const again = unwrap(collect(some, writeFrame(frames[1] as Frame)));
  expect(again).toEqual({ collector: some, isNew: false });
});

test('a code of another hand-over is refused, and the first one goes on', () => {
  const [ours, theirs] = [framesOf(noise(1, 3000)), framesOf(noise(2, 3000))];
  const collector = collectAll([writeFrame(ours[0] as Frame)]);
  expect(collect(collector, writeFrame(theirs[1] as Frame))).toMatchObject({
    ok: false,
    error: { code: 'other-hand-over' },
  });
  expect(missing(unwrap(collect(collector, writeFrame(ours[1] as Frame))).collector).length).toBe(5);
});

test('a code with any character changed is refused', () => {
  const text = writeFrame(framesOf(noise(3, 1500))[1] as Frame);
  for (let at = 0; at < text.length; at += 1) {
    const other = text[at] === 'x' ? 'y' : 'x';
    expect(readFrame(text.slice(0, at) + other + text.slice(at + 1)).ok).toBe(false);
  }
  for (const strange of ['', 'hello', 'foothold://handover#', '9'.repeat(5000), `${text}.more`])
    expect(readFrame(strange)).toMatchObject({ ok: false, error: { code: 'not-a-frame' } });
});

test('frames that are fine one by one but do not belong together are refused', () => {
  const frames = framesOf(noise(1, 3000));
  const swapped = frames.map((frame, i) => ({ ...frame, data: (frames[i ^ 1] ?? frame).data }));
  const collector = collectAll(swapped.map(writeFrame));
  expect(assemble(collector)).toMatchObject({ ok: false, error: { code: 'damaged' } });
});

test('scanned codes are there after a restart', () => {
  const frames = framesOf(noise(4, 3000));
  const some = collectAll(frames.slice(2, 5).map(writeFrame));
  const stored: unknown = JSON.parse(JSON.stringify(writeCollector(some)));
  expect(unwrap(read(stored, readCollector))).toEqual(some);
  expect(unwrap(read({ 0: 'nonsense' }, readCollector))).toBe(null);
});

test('a packed text unpacks; one that is cut off or unpacks to more than any game does not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(new TextDecoder().decode(unwrap(unpack(pack(text))))).toBe(text);
    }),
  );
  const packed = pack('a long evening '.repeat(500));
  for (let end = 0; end < packed.length; end += 1) expect(unpack(packed.subarray(0, end)).ok).toBe(false);
  expect(unpack(noise(5, 900)).ok).toBe(false);
  const bomb = deflateSync(new Uint8Array(40 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(100_000);
  expect(unpack(bomb).ok).toBe(false);
});

test('a code has a quiet margin and as many dark modules as its path draws', () => {
  const { size, path } = qrCode(frameLink(framesOf(noise(6, 3000))[0] as Frame, WEB));
  expect(size).toBeLessThan(110);
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, width]) =>
    [x, y, width].map(Number),
  );
  expect(runs.map(([x = 0, y = 0, w = 0]) => `M${x} ${y}h${w}v1h-${w}z`).join('')).toBe(path);
  for (const [x = 0, y = 0, width = 0] of runs) {
    expect(Math.min(x, y, size - x - width, size - 1 - y)).toBeGreaterThanOrEqual(4);
  }
  // The finder in the upper left corner begins with seven dark modules.
  expect(runs[0]).toEqual([4, 4, 7]);
});

test('a running game goes to another phone by codes and comes back longer, with its whole log', async () => {
  const [mine, yours] = [await newDatabase(), await newDatabase()];
  await fill(
    mine,
    worldOf({ player: [person('a', 'Ada'), person('x', 'Xaver')] }, game('s', ['a', 'b']), game('t', ['z'])),
  );
  await fill(yours, worldOf({ player: [person('q', 'Ada')] }));
  const pass = async (from: typeof mine, to: typeof mine) => {
    const text = await textOf(writeHandOver(from, ABOUT, { session: 's', players: ['a', 'guest'] }));
    const scans = framesOf(pack(text)).map((frame) => frameLink(frame, 'foothold://'));
    const bytes = unwrap(unpack(unwrap(assemble(collectAll(scans.reverse())))));
    const backup = unwrap(await readBackup(bytesSource(bytes)));
    expect(backup.header.kind).toBe('handover');
    return unwrap(await restoreByMerging(to, backup, { ...APART, sameName: 'link' }));
  };
  expect(await pass(mine, yours)).toMatchObject({ games: { new: 1 }, players: { linked: ['Ada'] } });
  const log = (sql: typeof mine) =>
    sql.all("SELECT seq, body FROM entry WHERE session_id = 's' ORDER BY seq");
  expect(await log(yours)).toEqual(await log(mine));
  await yours.run(`INSERT INTO entry (session_id, seq, body) VALUES ('s', 2, '{"kind":"undo","at":99}')`);
  expect((await pass(yours, mine)).updated).toMatchObject([{ id: 's', entries: 1 }]);
  expect(await log(mine)).toEqual(await log(yours));
  expect(await mine.all('SELECT id FROM session ORDER BY id')).toEqual([{ id: 's' }, { id: 't' }]);
  expect(await mine.all('SELECT name FROM player ORDER BY id')).toEqual([{ name: 'Ada' }, { name: 'Xaver' }]);
});
