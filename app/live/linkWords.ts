import type { Language, SayText } from '@/i18n';
import type { LiveView } from '@/state/live/liveView';
import { formatTime } from '../text/format';

/** A short cut is no news: the wire mostly comes back at once. */
export const SOON = 4000;

/** This phone's connection to the table, in words. `now`: in this phone's time. */
export function linkWords(view: LiveView, now: number, say: SayText, language: Language): string {
  const { link, since, waiting, phones } = view;
  switch (link.kind) {
    case 'live':
      return say('live.strip.live', { count: Math.max(1, phones.filter(({ here }) => here).length) });
    case 'asking':
      return say('live.strip.connecting');
    case 'away': {
      if (since === null || now - since < SOON) return say('live.strip.reconnecting');
      const time = formatTime(since, language);
      return waiting === 0
        ? say('live.strip.alone', { time })
        : say('live.strip.aloneWaiting', { time, count: waiting });
    }
    case 'forked':
      return say('live.strip.forked');
    case 'broken':
      return say('live.strip.broken');
    case 'closed':
      if (link.code === 'no-store') return say('live.strip.noStore');
      return say('live.strip.closed', { reason: say(`live.refused.${link.code}`) });
  }
}
