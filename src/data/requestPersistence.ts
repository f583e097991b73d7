/** `native`: the system keeps an app's files. `granted`, `denied`: the browser's answer. `unsupported`: it has none. */
export type StoragePersistence = 'native' | 'granted' | 'denied' | 'unsupported';

export function requestPersistence(): Promise<StoragePersistence> {
  return Promise.resolve('native');
}
