const HEADER = 32;
const FRAME_HEADER = 24;
/** With its last bit, checksums are read with the most significant byte first. */
const MAGIC = 0x377f0682;

interface Sum {
  readonly first: number;
  readonly second: number;
}

/**
 * What is wrong with the log beside the database (`-wal`), or null. SQLite reads it up to the first frame that does not
 * fit and drops the rest without a word; this says when that is more than the one change that a power cut may tear.
 */
export function walDamage(bytes: Uint8Array): string | null {
  if (bytes.length <= HEADER) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = view.getUint32(0);
  const little = magic === MAGIC;
  if (!little && magic !== MAGIC + 1) return 'the log beside the database has no header';
  const header = sum(view, 0, 24, little, { first: 0, second: 0 });
  if (!fits(view, 24, header)) return 'the header of the log beside the database is damaged';

  const frame = FRAME_HEADER + pageSize(view.getUint32(8));
  let running = header;
  let sound = true;
  let lost = 0;
  for (let at = HEADER; at + frame <= bytes.length; at += frame) {
    // Another salt: it is left over from a log that was written back long ago.
    const ours =
      view.getUint32(at + 8) === view.getUint32(16) && view.getUint32(at + 12) === view.getUint32(20);
    if (sound && ours) {
      const next = sum(view, at, 8, little, running);
      running = sum(view, at + FRAME_HEADER, frame - FRAME_HEADER, little, next);
    }
    sound &&= ours && fits(view, at + 16, running);
    const commits = view.getUint32(at + 4) !== 0;
    if (!sound && ours && commits) lost += 1;
  }
  return lost > 1 ? `${lost} changes in the log beside the database cannot be read` : null;
}

function pageSize(stored: number): number {
  return stored === 1 ? 65536 : stored;
}

function fits(view: DataView, at: number, { first, second }: Sum): boolean {
  return view.getUint32(at) === first && view.getUint32(at + 4) === second;
}

/** SQLite's own checksum, of pairs of 32-bit words. */
function sum(view: DataView, from: number, length: number, little: boolean, before: Sum): Sum {
  let { first, second } = before;
  for (let at = from; at < from + length; at += 8) {
    first = (first + view.getUint32(at, little) + second) >>> 0;
    second = (second + view.getUint32(at + 4, little) + first) >>> 0;
  }
  return { first, second };
}
