import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { KeptBackup } from '@/data/backup/backupStore';
import { databaseSize } from '@/data/checkIntegrity';
import { requestPersistence, type StoragePersistence } from '@/data/requestPersistence';
import { roomLeft } from '@/data/roomLeft';
import { keptBackups } from '@/state/backup';
import { lastExport } from '@/state/lastExport';
import type { Services } from '@/state/services';
import { useStores } from '@/state/useStores';

export interface StorageFacts {
  readonly games: number;
  readonly size: number;
  readonly room: number | null;
  readonly persistence: StoragePersistence;
  readonly lastExport: number | null;
  readonly kept: readonly KeptBackup[];
}

interface Storage {
  /** Undefined until there is an answer, null where there is none. */
  readonly facts: StorageFacts | null | undefined;
  readonly refresh: () => void;
}

/** What the storage reports, asked again whenever the screen is shown. */
export function useStorage(): Storage {
  const { services } = useStores();
  const [facts, setFacts] = useState<StorageFacts | null>();
  const refresh = useCallback(() => {
    // A storage that does not answer has other troubles, which are shown elsewhere.
    void askStorage(services).then(setFacts, () => setFacts((before) => before ?? null));
  }, [services]);
  useFocusEffect(refresh);
  return { facts, refresh };
}

async function askStorage(services: Services): Promise<StorageFacts> {
  const { data } = services;
  return {
    games: await data.sessions.count(),
    size: await databaseSize(data.sql),
    room: await roomLeft().catch(() => null),
    persistence: await requestPersistence().catch(() => 'unsupported' as const),
    lastExport: await lastExport(services),
    // A backup store that does not answer has none to offer; the games are still shown.
    kept: await keptBackups(services).catch(() => []),
  };
}
