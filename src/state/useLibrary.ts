import { useCallback, useEffect, useState } from 'react';
import { read } from '@/engine';
import type { SessionCursor, SessionRecord } from '@/data/sessions';
import { readSummary, type SessionSummary } from './summary';
import { useStores } from './useStores';

/** A game as a list shows it; a summary that cannot be read costs its figures, not the game. */
export interface ListedSession extends Omit<SessionRecord, 'summary' | 'config'> {
  readonly summary: SessionSummary | null;
}

const PAGE = 30;

export interface Library {
  readonly sessions: readonly ListedSession[];
  readonly status: 'loading' | 'ready';
  readonly hasMore: boolean;
  more(): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}

/** The history, a page at a time, newest first. */
export function useLibrary(): Library {
  const { services, session } = useStores();
  const [sessions, setSessions] = useState<readonly ListedSession[]>([]);
  const [next, setNext] = useState<SessionCursor | null>(null);
  const [status, setStatus] = useState<'loading' | 'ready'>('loading');

  const load = useCallback(
    async (before: SessionCursor | null) => {
      const page = await services.data.sessions.page({ before, limit: PAGE });
      const found = page.sessions.map(listed);
      setSessions((shown) => (before === null ? found : [...shown, ...found]));
      setNext(page.next);
      setStatus('ready');
    },
    [services],
  );

  useEffect(() => {
    // A game that is being played has its figures written before it is listed.
    void session
      .getState()
      .close()
      .then(() => load(null));
  }, [load, session]);

  return {
    sessions,
    status,
    hasMore: next !== null,
    more: () => (next ? load(next) : Promise.resolve()),
    remove: async (id) => {
      await services.data.sessions.softDelete(id, services.clock());
      setSessions((shown) => shown.filter((item) => item.id !== id));
    },
    restore: async (id) => {
      await services.data.sessions.restore(id);
      await load(null);
    },
  };
}

export function listed({ config: _config, summary, ...record }: SessionRecord): ListedSession {
  const result = read(summary, readSummary);
  return { ...record, summary: result.ok ? result.value : null };
}
