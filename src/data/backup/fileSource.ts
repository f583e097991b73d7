import { FileMode, type File } from 'expo-file-system';
import type { BackupSource } from './source';

const PIECE = 1024 * 1024;

/** A file of the device, read a piece at a time. */
export function fileSource(file: File): BackupSource {
  return {
    size: file.size,
    pieces: async function* () {
      const handle = file.open(FileMode.ReadOnly);
      try {
        for (;;) {
          const piece = handle.readBytes(PIECE);
          if (piece.length === 0) return;
          yield piece;
        }
      } finally {
        handle.close();
      }
    },
  };
}
