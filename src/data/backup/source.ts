/** A file that can be read more than once, in pieces: it is checked from end to end before anything is changed. */
export interface BackupSource {
  /** In bytes. */
  readonly size: number;
  /** From the beginning, each time. */
  pieces(): AsyncIterable<Uint8Array>;
}

const PIECE = 1024 * 1024;

/** What is in memory already: a hand-over, or a file in a test. */
export function bytesSource(bytes: Uint8Array): BackupSource {
  return {
    size: bytes.length,
    pieces: async function* () {
      for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
    },
  };
}

/** A file chosen in the browser, or a kept one; the system's own `File` has the same interface. */
export function blobSource(blob: Pick<Blob, 'size' | 'slice'>): BackupSource {
  return {
    size: blob.size,
    pieces: async function* () {
      for (let at = 0; at < blob.size; at += PIECE)
        yield new Uint8Array(await blob.slice(at, Math.min(at + PIECE, blob.size)).arrayBuffer());
    },
  };
}
