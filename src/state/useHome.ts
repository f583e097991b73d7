import { useCallback, useState } from 'react';
import { addGameStrings } from '@/i18n';
import { findGame } from '@/games';
import { gotOver } from '@/data/diagnostics';
import { loadSession } from './loadSession';
import { recordResult } from './recordResult';
import type { Services } from './services';
import { summarise } from './summary';
import { listed, listedInHistory, type HistoryGame, type ListedSession } from './listedSession';
import { gamesAside, gamesLeftAlone, tryGame } from './trials';
import { useStores } from './useStores';

export interface HomeView {
  readonly status: 'loading' | 'ready';
  /** The game to continue in one tap. */
  readonly running: ListedSession | null;
  readonly games: number;
  readonly lastPlayedAt: number | null;
  /** The last one that ended. */
  readonly finished: HistoryGame | null;
  refresh(): Promise<void>;
}

const NOTHING = { status: 'loading', running: null, games: 0, lastPlayedAt: null, finished: null } as const;

export function useHome(): HomeView {
  const { services, session } = useStores();
  const [view, setView] = useState<Omit<HomeView, 'refresh'>>(NOTHING);

  const refresh = useCallback(async () => {
    await session.getState().close();
    const { sessions } = services.data;
    const [found, newest, ended, games] = await Promise.all([
      sessions.latestUnfinished(await gamesAside(services.data)),
      sessions.page({ limit: 1 }),
      sessions.page({ limit: 1, filter: { state: 'finished' } }),
      sessions.count(),
    ]);
    const known = found.kind === 'ok' ? listed(found.value) : null;
    const running = known && (await upToDate(services, known).catch(gotOver('home', known)));
    if (running) await bringStrings(running.gameId);
    const finished = ended.sessions.map(listedInHistory)[0] ?? null;
    const lastPlayedAt = newest.sessions[0]?.updatedAt ?? null;
    setView({ status: 'ready', running, games, lastPlayedAt, finished });
  }, [services, session]);

  return { ...view, refresh };
}

/** After a kill the log may be ahead of what lists show: the figures are then made from the log, if it can be read. */
async function upToDate({ data }: Services, item: ListedSession): Promise<ListedSession> {
  if (item.summary?.length === (await data.log.count(item.id))) return item;
  if ((await gamesLeftAlone(data)).includes(item.id)) return item;
  return tryGame(data, 'itself', item.id, async () => {
    const loaded = await loadSession(data, item.id);
    if (loaded.kind !== 'open') return item;
    await recordResult(data, loaded.open);
    return { ...item, summary: summarise(loaded.open) };
  });
}

async function bringStrings(gameId: string): Promise<void> {
  const entry = findGame(gameId);
  if (entry) await addGameStrings(gameId, entry.strings);
}
