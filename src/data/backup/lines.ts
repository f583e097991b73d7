import { phrase } from '@/engine';
import { refuseLine } from './badBackup';

const NEWLINE = 10;

export interface Line {
  /** Without its end. */
  readonly bytes: Uint8Array;
  /** From 1. */
  readonly number: number;
  /** False for a last line without a line end: the file may be cut off there. */
  readonly ended: boolean;
}

/** The lines of a file, as many at a time as a piece of it holds. */
export async function* linesOf(
  pieces: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<readonly Line[], void, undefined> {
  let number = 0;
  let open: Uint8Array[] = [];
  let openLength = 0;

  const hold = (bytes: Uint8Array) => {
    openLength += bytes.length;
    if (openLength > longest) refuseLine('line-too-long', number + 1, phrase('backup.lineTooLong'));
    if (bytes.length > 0) open.push(bytes);
  };
  const close = (ended: boolean): Line => {
    const line = { bytes: concat(open, openLength), number: (number += 1), ended };
    open = [];
    openLength = 0;
    return line;
  };

  for await (const piece of pieces) {
    const lines: Line[] = [];
    let from = 0;
    for (let end = piece.indexOf(NEWLINE); end !== -1; end = piece.indexOf(NEWLINE, from)) {
      hold(piece.subarray(from, end));
      lines.push(close(true));
      from = end + 1;
    }
    hold(piece.subarray(from));
    yield lines;
  }
  if (openLength > 0) yield [close(false)];
}

function concat(parts: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
