import type { StoragePersistence } from './storagePersistence';

/** A browser may clear storage that it did not promise to keep: ask, and tell the person what it said. */
export async function requestPersistence(): Promise<StoragePersistence> {
  const storage = storageOf();
  if (!storage?.persist) return 'unsupported';
  return (await storage.persist()) ? 'granted' : 'denied';
}

/** What the browser would let us have; the disk itself may have less. */
export async function roomLeft(): Promise<number | null> {
  const { quota, usage } = (await storageOf()?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}

function storageOf(): Partial<StorageManager> | undefined {
  return navigator.storage as Partial<StorageManager> | undefined;
}
