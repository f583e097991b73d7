import { deflateSync, Inflate } from 'fflate';
import { err, ok, phrase, refusal, type Refusal, type Result } from '@/engine';

/** No game is longer than this, but a few packed bytes may unpack to more. */
const LONGEST = 32 * 1024 * 1024;
const PIECE = 1024;

export function pack(text: string): Uint8Array {
  return deflateSync(new TextEncoder().encode(text), { level: 9 });
}

/** In small pieces: what unpacks to more than any game is dropped before it fills the memory. */
export function unpack(packed: Uint8Array): Result<Uint8Array, Refusal> {
  const parts: Uint8Array[] = [];
  const seen = { size: 0, ended: false };
  const inflate = new Inflate((part, final) => {
    parts.push(part);
    seen.size += part.length;
    seen.ended = final;
  });
  try {
    for (let at = 0; at < packed.length && seen.size <= LONGEST; at += PIECE)
      inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch {
    return damaged;
  }
  if (seen.size > LONGEST || !seen.ended) return damaged;
  const whole = new Uint8Array(seen.size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return ok(whole);
}

const damaged = err(refusal('damaged', phrase('handOver.damaged')));
