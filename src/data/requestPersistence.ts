/**
 * `native`: the system keeps an app's files. `granted`, `denied`: the browser's answer. `unsupported`: it has none.
 * `guest`: it gives this page no files at all.
 */
export type StoragePersistence = 'native' | 'guest' | 'granted' | 'denied' | 'unsupported';

export function requestPersistence(): Promise<StoragePersistence> {
  return Promise.resolve('native');
}
