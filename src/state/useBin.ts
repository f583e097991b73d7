import { useCallback, useState } from 'react';
import { listed, type ListedSession } from './listedSession';
import { useStores } from './useStores';

export interface Bin {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly games: readonly ListedSession[];
  refresh(): Promise<void>;
  restore(id: string): Promise<void>;
  /** For good. */
  purge(ids: readonly string[]): Promise<void>;
}

/** Deleted games, for the days they can still be brought back. */
export function useBin(): Bin {
  const { data } = useStores().services;
  const [view, setView] = useState<Pick<Bin, 'status' | 'games'>>({ status: 'loading', games: [] });
  const refresh = useCallback(async () => {
    try {
      setView({ status: 'ready', games: (await data.sessions.deleted()).sessions.map(listed) });
    } catch {
      setView({ status: 'failed', games: [] });
    }
  }, [data]);
  return {
    ...view,
    refresh,
    restore: async (id) => {
      await data.sessions.restore(id);
      await refresh();
    },
    purge: async (ids) => {
      for (const id of ids) await data.sessions.purge(id);
      await refresh();
    },
  };
}
