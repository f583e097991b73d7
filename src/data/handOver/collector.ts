import { entries, err, ok, phrase, refusal, text, type At, type Refusal, type Result } from '@/engine';
import { fromFrames, readFrame, writeFrame, type Frame } from './frames';

/** The frames of one hand-over that were seen so far. A value: every frame makes a new one. */
export interface Collector {
  readonly transfer: string;
  readonly total: number;
  readonly frames: ReadonlyMap<number, Frame>;
}

export interface Collected {
  readonly collector: Collector;
  /** False for a frame that was there already. */
  readonly isNew: boolean;
}

/** Takes frames in any order and any number of times; one of another hand-over is refused. */
export function collect(collector: Collector | null, scanned: string): Result<Collected, Refusal> {
  const { collector: open, isNew, refused } = collectAll(collector, [scanned]);
  return refused || open === null ? err(refused ?? noFrame) : ok({ collector: open, isNew });
}

export interface CollectedAll {
  readonly collector: Collector | null;
  readonly isNew: boolean;
  /** Why the first refused one was refused: those after it were not looked at. */
  readonly refused: Refusal | null;
}

/** Many in one go: a thousand codes are pasted as fast as one. */
export function collectAll(collector: Collector | null, codes: readonly string[]): CollectedAll {
  const frames = new Map(collector?.frames);
  let open = collector;
  let isNew = false;
  for (const code of codes) {
    const frame = readFrame(code);
    if (!frame.ok) return { collector: open && { ...open, frames }, isNew, refused: frame.error };
    const { transfer, total, index } = frame.value;
    open ??= { transfer, total, frames };
    if (open.transfer !== transfer || open.total !== total)
      return { collector: { ...open, frames }, isNew, refused: otherTransfer };
    isNew ||= !frames.has(index);
    if (!frames.has(index)) frames.set(index, frame.value);
  }
  return { collector: open && { ...open, frames }, isNew, refused: null };
}

const noFrame = refusal('not-a-frame', phrase('handOver.notAFrame'));
const otherTransfer = refusal('other-hand-over', phrase('handOver.otherTransfer'));

/** Numbers from 1, as shown beside the codes. */
export function missing({ total, frames }: Collector): readonly number[] {
  return Array.from({ length: total }, (_, index) => index)
    .filter((index) => !frames.has(index))
    .map((index) => index + 1);
}

/** The packed bytes, once nothing is missing. */
export function assemble(collector: Collector): Result<Uint8Array, Refusal> {
  const count = missing(collector).length;
  if (count > 0) return err(refusal('missing-frames', phrase('handOver.missing', { count })));
  const inOrder = [...collector.frames.values()].sort((a, b) => a.index - b.index);
  const packed = fromFrames(inOrder);
  return packed ? ok(packed) : err(refusal('damaged', phrase('handOver.damaged')));
}

/** What is kept between two scans: each may start the app, or the page, again. */
export function writeCollector({ frames }: Collector): Readonly<Record<string, string>> {
  return Object.fromEntries([...frames].map(([index, frame]) => [String(index), writeFrame(frame)]));
}

/** A frame that can no longer be read counts as missing. */
export function readCollector(at: At): Collector | null {
  const codes = entries(at).map(([, frame]) => text(frame));
  const good = codes.filter((code) => readFrame(code).ok);
  return collectAll(null, good).collector;
}
