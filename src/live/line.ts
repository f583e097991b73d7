import type { Entry } from '@/engine';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** One line of a shared table's log: an entry with a name of its own, who wrote it, and the seal over all before it. */
export interface Line {
  readonly seq: number;
  readonly id: string;
  /** The phone that wrote it. */
  readonly by: string;
  /** As JSON. Only its game knows what it must look like. */
  readonly entry: unknown;
  readonly hash: string;
}

/** What a line says, before it has a place. */
export type Saying = Pick<Line, 'id' | 'by' | 'entry'>;

/** As it goes over the wire: name and writer beside it, and nothing that JSON leaves out. */
export function sayingOf(entry: Entry<unknown>, id: string, by: string): Saying {
  const bare: unknown = JSON.parse(JSON.stringify({ ...entry, id: undefined, by: undefined }));
  return { id, by, entry: bare };
}

/** Before the first line. */
export const ORIGIN = 'origin';

/** 128 bits: two histories that differ anywhere never have the same end. */
const HEX = 32;

function hashOf(prev: string, { id, by, entry }: Saying): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([prev, id, by, entry])))).slice(0, HEX);
}

/** These, one after the other, behind a line with this hash. */
export function chain(seq: number, prev: string, sayings: readonly Saying[]): readonly Line[] {
  let last = prev;
  return sayings.map(({ id, by, entry }, i) => {
    last = hashOf(last, { id, by, entry });
    return { seq: seq + i, id, by, entry, hash: last };
  });
}

/** Whether they follow, each of them: a log that was rewritten or mixed up does not. */
export function follows(seq: number, prev: string, lines: readonly Line[]): boolean {
  let last = prev;
  return lines.every((line, i) => {
    last = hashOf(last, line);
    return line.seq === seq + i && line.hash === last;
  });
}
