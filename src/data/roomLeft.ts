import { Paths } from 'expo-file-system';

/** Bytes left for our games, or null where nobody knows. */
export function roomLeft(): Promise<number | null> {
  return Promise.resolve(Paths.availableDiskSpace);
}
