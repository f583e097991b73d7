import { useCallback, useRef, useState } from 'react';
import type { SessionFilter } from '@/data/sessionFilter';
import type { SessionCursor } from '@/data/sessions';
import { listedInHistory, type HistoryGame } from './listedSession';
import { useStores } from './useStores';

const PAGE = 40;

interface View {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly games: readonly HistoryGame[];
  /** How many there are in total, shown or not. */
  readonly count: number;
  /** Rows among those shown that could not be read. */
  readonly unreadable: number;
  readonly next: SessionCursor | null;
}

export interface History extends Omit<View, 'next'> {
  /** Reads again what is shown, after something may have changed elsewhere. */
  refresh(): Promise<void>;
  more(): Promise<void>;
}

const NOTHING: View = { status: 'loading', games: [], count: 0, unreadable: 0, next: null };

/** The history, newest first, a page at a time. Pages neither repeat nor shift while games are added. */
export function useHistory(filter: SessionFilter): History {
  const { services, session } = useStores();
  const [view, setView] = useState(NOTHING);
  const shown = useRef({ filter, length: 0 });
  /** The last request counts: what an earlier one finds is not shown. */
  const wish = useRef(0);
  const reading = useRef(false);

  const refresh = useCallback(async () => {
    const mine = (wish.current += 1);
    const { sessions } = services.data;
    // Somebody far down a list stays there; another filter begins at the top.
    const limit = shown.current.filter === filter ? Math.max(PAGE, shown.current.length) : PAGE;
    try {
      // A game that is being played has its figures written before it is listed.
      await session.getState().close();
      const page = await sessions.page({ limit, filter });
      const count = await sessions.count(filter);
      if (mine !== wish.current) return;
      const games = page.sessions.map(listedInHistory);
      shown.current = { filter, length: games.length };
      setView({ status: 'ready', games, count, unreadable: page.bad.length, next: page.next });
    } catch {
      if (mine === wish.current) setView((before) => ({ ...before, status: 'failed' }));
    }
  }, [services, session, filter]);

  const { next } = view;
  const more = useCallback(async () => {
    if (next === null || reading.current) return;
    const mine = wish.current;
    reading.current = true;
    try {
      const page = await services.data.sessions.page({ before: next, limit: PAGE, filter });
      if (mine !== wish.current) return;
      const found = page.sessions.map(listedInHistory);
      shown.current = { filter, length: shown.current.length + found.length };
      setView((before) => ({
        ...before,
        games: [...before.games, ...found],
        unreadable: before.unreadable + page.bad.length,
        next: page.next,
      }));
    } catch {
      if (mine === wish.current) setView((before) => ({ ...before, status: 'failed' }));
    } finally {
      reading.current = false;
    }
  }, [services, filter, next]);

  return { ...view, refresh, more };
}
