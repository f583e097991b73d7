import type { Socket } from '@/live/connection';
import type * as liveParts from './liveParts';

/** What a shared table needs of the device. */
export interface LiveServices {
  /** Fetched only when needed: most games are on one phone. */
  parts(): Promise<typeof liveParts>;
  readonly WebSocket: new (url: string) => Socket;
  /** The hub that this page came from; null in an app, which has to be given one. */
  readonly hub: string | null;
  /** From 0 to 1: phones that lost the same hub do not come back in the same moment. */
  jitter(): number;
  /** The network is back, or the app in front: worth a try now. */
  onReturn(listener: () => void): () => void;
}
