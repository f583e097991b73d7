import { err, ok, phrase, refusal, type Refusal, type Result } from '@/engine';
import { checksumOf } from '../backup/checksum';
import { fromBase64Url, toBase64Url } from './base64Url';

/** One part of a hand-over, small enough for a QR code that a phone reads off another phone's screen. */
export interface Frame {
  /** Says which hand-over it belongs to, and is the checksum of the whole. */
  readonly transfer: string;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  readonly data: string;
}

/** Characters of data in a frame. With its head and the link around it, it stays under 700. */
const FRAME_DATA = 620;
const MOST_FRAMES = 999;

/** Cuts packed bytes into frames. */
export function toFrames(packed: Uint8Array): Result<readonly Frame[], Refusal> {
  const text = toBase64Url(packed);
  const total = Math.ceil(text.length / FRAME_DATA);
  if (total > MOST_FRAMES)
    return err(refusal('too-many', phrase('handOver.tooLong', { frames: total, max: MOST_FRAMES })));
  const transfer = transferOf(packed);
  return ok(
    Array.from({ length: total }, (_, index) => ({
      transfer,
      index,
      total,
      data: text.slice(index * FRAME_DATA, (index + 1) * FRAME_DATA),
    })),
  );
}

/** As text: `transfer.number.total.check.data`, of characters that no link changes. */
export function writeFrame(frame: Frame): string {
  return `${head(frame)}.${checkOf(frame)}.${frame.data}`;
}

/** The frame in what was scanned, pasted or opened: alone or at the end of a link. */
export function readFrame(scanned: string): Result<Frame, Refusal> {
  const text = scanned.trim().replace(/^.*handover[/#?]+/is, '');
  const parts = /^([\w-]{16})\.(\d{1,3})\.(\d{1,3})\.([\w-]{8})\.([\w-]+)$/.exec(text);
  if (!parts) return err(refusal('not-a-frame', phrase('handOver.notAFrame')));
  const [, transfer = '', number, of, check, data = ''] = parts;
  const frame = { transfer, index: Number(number) - 1, total: Number(of), data };
  if (check !== checkOf(frame) || frame.index < 0 || frame.index >= frame.total)
    return err(refusal('damaged', phrase('handOver.damagedFrame')));
  return ok(frame);
}

/** What comes before a frame to make a link that a camera offers to open. The part after # never leaves the device. */
export function frameLink(frame: Frame, base: string): string {
  return `${base}handover#${writeFrame(frame)}`;
}

/** The packed bytes of all frames in their order; null if they are not what they say. */
export function fromFrames(frames: readonly Frame[]): Uint8Array | null {
  const packed = fromBase64Url(frames.map(({ data }) => data).join(''));
  return packed && transferOf(packed) === frames[0]?.transfer ? packed : null;
}

function head({ transfer, index, total }: Frame): string {
  return `${transfer}.${index + 1}.${total}`;
}

function transferOf(packed: Uint8Array): string {
  return checksumOf(packed).slice(0, 16);
}

function checkOf(frame: Frame): string {
  return checksumOf(new TextEncoder().encode(`${head(frame)}.${frame.data}`)).slice(0, 8);
}
