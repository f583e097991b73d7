import { AppState } from 'react-native';
import type { LiveServices } from '@/state/live/liveServices';

/** An app comes from no hub: a link or the person names one. */
export const live: Pick<LiveServices, 'hub' | 'onReturn'> = {
  hub: null,
  onReturn: (listener) => {
    const watching = AppState.addEventListener('change', (state) => {
      if (state === 'active') listener();
    });
    return () => watching.remove();
  },
};
