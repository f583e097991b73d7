import { useCallback, useEffect, useState } from 'react';
import { useSay } from '@/i18n';
import { gotOver } from '@/data/diagnostics';
import type { LeftTable } from '@/data/shares';
import { readPhones } from '@/state/live/liveView';
import type { OpenSession } from '@/state/openSession';
import { useLive, useStores } from '@/state/useStores';
import { personAt, type Person } from './people';

/** Whose phone wrote an entry: at the table as it is now, or at the one that this game has left. */
export function useWriters(open: OpenSession): (by: string | undefined) => Person | null {
  const say = useSay();
  const { data } = useStores().services;
  const view = useLive((live) => (live.view?.sessionId === open.id ? live.view : null));
  const [left, setLeft] = useState<LeftTable | null>(null);
  const { id, seats } = open;
  useEffect(() => {
    let isGone = false;
    void data.shares
      .left(id)
      .then((found) => !isGone && setLeft(found.kind === 'ok' ? found.value : null))
      .catch(gotOver('share', undefined));
    return () => {
      isGone = true;
    };
  }, [data, id]);
  return useCallback(
    (by) => {
      if (by === undefined) return null;
      const now = view && personAt(view, seats, by, say);
      if (now || !left) return now;
      const phones = readPhones(left.phones);
      const seat = phones.find((phone) => phone.id === left.me)?.seat ?? null;
      return personAt({ me: { id: left.me, name: '', seat }, phones }, seats, by, say);
    },
    [view, left, seats, say],
  );
}
