import { done } from '../indexed';
import { TAKEN } from './guestMessages';
import type { KeptPages } from './guestSqlite';
import { inStore, type StoreName } from './guestStore';
import { PAGE, type KeptFile } from './pageBook';

interface AboutFile {
  readonly size: number;
  /** One more with every write, and with every connection: who still has an older one must not write. */
  readonly version: number;
  /** The connection that wrote it. */
  readonly owner: string;
}

type Stores = (name: StoreName) => IDBObjectStore;

/** A database in IndexedDB. `owner` is a name that no other connection has. */
export function indexedPages(file: string, owner: string): KeptPages {
  /** What the file in memory was read from, or written as. */
  let version = 0;

  const readAll = async (store: Stores): Promise<KeptFile & AboutFile> => {
    const about = await readAbout(store, file);
    return { ...about, pages: await readPages(store, file) };
  };

  return {
    load: async () => {
      // Reading it and making it ours are one step: what another tab still writes comes before it, or fails.
      const claim = inStore('readwrite', async (store) => {
        const kept = await readAll(store);
        store('files').put({ size: kept.size, version: kept.version + 1, owner } satisfies AboutFile, file);
        return { ...kept, version: kept.version + 1 };
      });
      // Without room to write even that, what is there can still be read. Who writes first has it then.
      const kept = await claim.catch(() => inStore('readonly', readAll));
      version = kept.version;
      return kept;
    },

    keep: async ({ size, pages, end }) => {
      await inStore('readwrite', async (store) => {
        if ((await readAbout(store, file)).version !== version) throw new Error(TAKEN);
        for (const [page, bytes] of pages) store('pages').put(bytes, [file, page]);
        store('pages').delete(IDBKeyRange.bound([file, end], [file, []], false, true));
        store('files').put({ size, version: version + 1, owner } satisfies AboutFile, file);
      });
      version += 1;
    },

    again: () =>
      inStore('readonly', async (store) => {
        const about = await readAbout(store, file);
        if (about.version === version) return null;
        if (about.owner !== owner) throw new Error(TAKEN);
        const kept = await readAll(store);
        version = kept.version;
        return kept;
      }),
  };
}

export async function removeFile(file: string): Promise<void> {
  await inStore('readwrite', async (store) => {
    store('pages').delete(pagesOf(file));
    await done(store('files').delete(file));
  });
}

/** Under another name, as it is. */
export async function renameFile(file: string, name: string): Promise<void> {
  await inStore('readwrite', async (store) => {
    const about = await readAbout(store, file);
    for (const [page, bytes] of await readPages(store, file)) store('pages').put(bytes, [name, page]);
    store('pages').delete(pagesOf(file));
    store('files').put(about, name);
    await done(store('files').delete(file));
  });
}

async function readAbout(store: Stores, file: string): Promise<AboutFile> {
  const value = await done<unknown>(store('files').get(file));
  const { size, version, owner } = (value ?? {}) as Partial<Record<keyof AboutFile, unknown>>;
  return {
    size: typeof size === 'number' ? size : 0,
    version: typeof version === 'number' ? version : 0,
    owner: typeof owner === 'string' ? owner : '',
  };
}

/** What is no page reads as zeros, which SQLite's own check notices. */
async function readPages(store: Stores, file: string): Promise<ReadonlyMap<number, Uint8Array>> {
  const [keys, values] = await Promise.all([
    done(store('pages').getAllKeys(pagesOf(file))),
    done<unknown[]>(store('pages').getAll(pagesOf(file))),
  ]);
  const pages = new Map<number, Uint8Array>();
  keys.forEach((key, i) => {
    const bytes = values[i];
    if (Array.isArray(key) && bytes instanceof Uint8Array && bytes.length === PAGE)
      pages.set(Number(key[1]), bytes);
  });
  return pages;
}

/** Lists come after numbers: everything that begins with this name. */
function pagesOf(file: string): IDBKeyRange {
  return IDBKeyRange.bound([file, 0], [file, []], false, true);
}
