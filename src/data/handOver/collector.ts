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
  const frame = readFrame(scanned);
  if (!frame.ok) return frame;
  const { transfer, total, index } = frame.value;
  const open = collector ?? { transfer, total, frames: new Map<number, Frame>() };
  if (open.transfer !== transfer || open.total !== total)
    return err(refusal('other-hand-over', phrase('handOver.otherTransfer')));
  if (open.frames.has(index)) return ok({ collector: open, isNew: false });
  return ok({
    collector: { ...open, frames: new Map([...open.frames, [index, frame.value]]) },
    isNew: true,
  });
}

/** Numbers from 1, as they stand beside the codes. */
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

/** What is written down between two scans: each may open the app, or the page, anew. */
export function writeCollector({ frames }: Collector): Readonly<Record<string, string>> {
  return Object.fromEntries([...frames].map(([index, frame]) => [String(index), writeFrame(frame)]));
}

/** A frame that cannot be read any more is one that is missing. */
export function readCollector(at: At): Collector | null {
  return entries(at).reduce<Collector | null>((collector, [, frame]) => {
    const next = collect(collector, text(frame));
    return next.ok ? next.value.collector : collector;
  }, null);
}
