import { useEffect, useState } from 'react';
import { useLanguage, useSay } from '@/i18n';
import type { LiveView } from '@/state/live/liveView';
import { useStores } from '@/state/useStores';
import { linkWords, SOON } from './linkWords';

/** The connection in words; they change by themselves when the table stays away. */
export function useLinkWords(view: LiveView): string {
  const say = useSay();
  const language = useLanguage();
  const { clock, delay } = useStores().services;
  const [now, setNow] = useState(clock);
  const { since } = view;
  useEffect(() => {
    if (since === null) return undefined;
    return delay(() => setNow(clock()), Math.max(0, since + SOON - clock()));
  }, [since, clock, delay]);
  return linkWords(view, Math.max(now, since ?? 0), say, language);
}
