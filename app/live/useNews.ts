import { useEffect, useState } from 'react';
import type { Colour, Entry } from '@/engine';
import { useSay } from '@/i18n';
import type { LiveView } from '@/state/live/liveView';
import type { OpenSession } from '@/state/openSession';
import { useStores } from '@/state/useStores';
import { useGameText } from '../text/useGameText';
import { personAt } from './people';
import { sayAct } from './sayAct';

export interface News {
  readonly words: string;
  readonly colour: Colour | null;
}

interface Seen {
  /** The newest act of the others that this phone has shown. */
  readonly id: string | undefined;
  readonly fresh: Entry<unknown> | null;
}

/** Long enough to look up from the board. */
const SHOWN_FOR = 6000;

/** What somebody else did just now; what was caught up with is in the timeline and no news. */
export function useNews(open: OpenSession, view: LiveView): News | null {
  const say = useSay();
  const { delay } = useStores().services;
  const text = useGameText(open.game.id, open.seats);
  const last = lastOfOthers(open, view.me.id);
  const isLive = view.link.kind === 'live';
  const [seen, setSeen] = useState<Seen>({ id: last?.id, fresh: null });
  if (seen.id !== last?.id) setSeen({ id: last?.id, fresh: isLive ? last : null });
  const { fresh } = seen;
  useEffect(() => {
    if (!fresh) return undefined;
    return delay(() => setSeen((now) => (now.fresh === fresh ? { ...now, fresh: null } : now)), SHOWN_FOR);
  }, [fresh, delay]);
  const who = fresh && personAt(view, open.seats, fresh.by, say);
  if (!fresh || !who) return null;
  const words =
    fresh.kind === 'act'
      ? say('live.did.act', { who: who.name, what: sayAct(open, fresh.events, text) })
      : say(`live.did.${fresh.kind}`, { who: who.name });
  return { words, colour: who.colour };
}

/** What waits on this phone comes after it. */
function lastOfOthers({ log }: OpenSession, me: string): Entry<unknown> | null {
  for (let link = log; link; link = link.before) if (link.entry.by !== me) return link.entry;
  return null;
}
