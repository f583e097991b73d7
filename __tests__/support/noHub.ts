import type { LiveServices } from '@/state/live/liveServices';
import * as liveParts from '@/state/live/liveParts';

/** A network in which nobody ever answers. */
export const noHub: LiveServices = {
  parts: () => Promise.resolve(liveParts),
  WebSocket: class {
    send() {}
    close() {}
    addEventListener() {}
  },
  hub: null,
  jitter: () => 0.5,
  onReturn: () => () => undefined,
};
