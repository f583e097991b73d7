import type { BackupStore, KeptBackup, Slot } from '@/data/backup/backupStore';
import { bytesSource } from '@/data/backup/source';

export interface MemoryBackups extends BackupStore {
  /** The file in a slot, to be looked at or spoilt. */
  readonly files: Map<Slot, { readonly kept: KeptBackup; readonly text: string }>;
}

/** A place for backups that outlives the app of a test and ends with the test. */
export function createMemoryBackups(): MemoryBackups {
  const files: MemoryBackups['files'] = new Map();
  return {
    files,
    list: async () => [...files.values()].map(({ kept }) => kept),
    put: async (kept, pieces) => {
      let text = '';
      for await (const piece of pieces) text += piece;
      files.set(kept.slot, { kept: { ...kept, size: text.length }, text });
    },
    open: async (slot) => {
      const file = files.get(slot);
      return file ? bytesSource(new TextEncoder().encode(file.text)) : null;
    },
    move: async (from, to) => {
      const file = files.get(from);
      if (!file) return;
      files.delete(from);
      files.set(to, { ...file, kept: { ...file.kept, slot: to } });
    },
  };
}
