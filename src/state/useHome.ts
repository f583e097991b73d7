import { useCallback, useState } from 'react';
import { addGameStrings } from '@/i18n';
import { findGame } from '@/games';
import { loadSession } from './loadSession';
import { recordResult } from './recordResult';
import type { Services } from './services';
import { summarise } from './summary';
import { listed, type ListedSession } from './useLibrary';
import { useStores } from './useStores';

export interface HomeView {
  readonly status: 'loading' | 'ready';
  /** The game to continue in one tap. */
  readonly running: ListedSession | null;
  readonly games: number;
  readonly lastPlayedAt: number | null;
  refresh(): Promise<void>;
}

const NOTHING = { status: 'loading', running: null, games: 0, lastPlayedAt: null } as const;

export function useHome(): HomeView {
  const { services, session } = useStores();
  const [view, setView] = useState<Omit<HomeView, 'refresh'>>(NOTHING);

  const refresh = useCallback(async () => {
    await session.getState().close();
    const { sessions } = services.data;
    const [found, newest, games] = await Promise.all([
      sessions.latestUnfinished(),
      sessions.page({ limit: 1 }),
      sessions.count(),
    ]);
    const running = found.kind === 'ok' ? await upToDate(services, listed(found.value)) : null;
    if (running) await bringStrings(running.gameId);
    setView({ status: 'ready', running, games, lastPlayedAt: newest.sessions[0]?.updatedAt ?? null });
  }, [services, session]);

  return { ...view, refresh };
}

/** After a kill the log may be ahead of what lists show: the figures are then made from the log. */
async function upToDate({ data }: Services, item: ListedSession): Promise<ListedSession> {
  if (item.summary?.length === (await data.log.count(item.id))) return item;
  const loaded = await loadSession(data, item.id);
  if (loaded.kind !== 'open') return item;
  await recordResult(data, loaded.open);
  return { ...item, summary: summarise(loaded.open) };
}

async function bringStrings(gameId: string): Promise<void> {
  const entry = findGame(gameId);
  if (entry) await addGameStrings(gameId, entry.strings);
}
