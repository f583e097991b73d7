import type { LiveServices } from '@/state/live/liveServices';

/** What serves the app is the hub, too. */
export const live: Pick<LiveServices, 'hub' | 'onReturn'> = {
  hub: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`,
  onReturn: (listener) => {
    const whenSeen = () => document.visibilityState === 'visible' && listener();
    addEventListener('online', listener);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      removeEventListener('online', listener);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  },
};
