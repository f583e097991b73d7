import { read } from '@/engine';
import { keptBackup, type BackupStore, type KeptBackup, type Slot } from './backup/backupStore';
import { blobSource } from './backup/source';
import { complete, done } from './indexed';

const DATABASE = 'foothold-backups';
const ABOUT = 'about';
const FILES = 'files';

/** From this size on, pieces go to the browser: it may keep them on the disk, so the page need not hold them. */
const PART = 4 * 1024 * 1024;

/** IndexedDB: the games themselves are in OPFS, so one may be lost without the other. */
export const rollingBackup: BackupStore = {
  list: () =>
    transact('readonly', async (stores) => {
      const rows = await done<unknown[]>(stores(ABOUT).getAll());
      return rows.flatMap((row): KeptBackup[] => {
        const kept = read(row, keptBackup);
        return kept.ok ? [kept.value] : [];
      });
    }),

  put: async (kept, pieces) => {
    const file = await toBlob(pieces);
    await transact('readwrite', async (stores) => {
      stores(FILES).put(file, kept.slot);
      await done(stores(ABOUT).put({ ...kept, size: file.size }, kept.slot));
    });
  },

  open: (slot) =>
    transact('readonly', async (stores) => {
      const file = await done<unknown>(stores(FILES).get(slot));
      return file instanceof Blob ? blobSource(file) : null;
    }),

  move: (from, to) =>
    transact('readwrite', async (stores) => {
      const file = await done<unknown>(stores(FILES).get(from));
      const about = await done<unknown>(stores(ABOUT).get(from));
      const kept = read(about, keptBackup);
      if (!(file instanceof Blob) || !kept.ok) return;
      stores(FILES).put(file, to);
      stores(ABOUT).put({ ...kept.value, slot: to }, to);
      stores(FILES).delete(from satisfies Slot);
      await done(stores(ABOUT).delete(from));
    }),
};

async function toBlob(pieces: AsyncIterable<string>): Promise<Blob> {
  const parts: Blob[] = [];
  let open: string[] = [];
  let size = 0;
  for await (const piece of pieces) {
    open.push(piece);
    size += piece.length;
    if (size < PART) continue;
    parts.push(new Blob(open));
    [open, size] = [[], 0];
  }
  return new Blob([...parts, ...open]);
}

/** One transaction: both stores change, or neither. */
async function transact<T>(
  mode: IDBTransactionMode,
  work: (stores: (name: typeof ABOUT | typeof FILES) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const db = await openStore();
  try {
    const transaction = db.transaction([ABOUT, FILES], mode);
    const [value] = await Promise.all([work((name) => transaction.objectStore(name)), complete(transaction)]);
    return value;
  } finally {
    db.close();
  }
}

function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ABOUT);
    request.result.createObjectStore(FILES);
  };
  return done(request);
}
