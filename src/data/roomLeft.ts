import { Paths } from 'expo-file-system';

/** Bytes that are left for our games, or null where nobody says. */
export function roomLeft(): Promise<number | null> {
  return Promise.resolve(Paths.availableDiskSpace);
}
