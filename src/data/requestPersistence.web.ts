import { isGuest } from './isGuest';
import type { StoragePersistence } from './requestPersistence';

/** A browser may clear storage that it did not promise to keep: ask, and show the person the answer. */
export async function requestPersistence(): Promise<StoragePersistence> {
  if (isGuest) return 'guest';
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (!storage?.persist) return 'unsupported';
  return (await storage.persist()) ? 'granted' : 'denied';
}
