import { createBucket } from './bucket';
import { readFromHub, type FromHub, type ToHub } from './protocol';

/** As much of the platform's WebSocket as is needed. */
export interface Socket {
  send(data: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface ConnectionNeeds {
  readonly url: string;
  readonly WebSocket: new (url: string) => Socket;
  now(): number;
  /** Calls back later, unless it is cancelled. */
  delay(callback: () => void, ms: number): () => void;
  /** From 0 to 1: phones that lost the same hub do not come back in the same moment. */
  jitter(): number;
  up(): void;
  down(): void;
  hear(message: FromHub): void;
}

/** A wire to the hub that comes back by itself, until it is closed. */
export interface Connection {
  /** Only while it is up: what is said to nobody is lost, and asked again when it is up. */
  send(message: ToHub): void;
  /** Now, without waiting: the network is back, or the app in front. */
  retry(): void;
  close(): void;
}

const BACK_OFF = [500, 1000, 2000, 5000] as const;
const PING_EVERY = 5000;
/** Nothing closes a wire into a black hole but ourselves. */
const DEAD_AFTER = 10_000;
/** Below what a hub takes: a long log must not look like a flood. */
const PER_SECOND = 25;
const AT_ONCE = 50;

export function connect(needs: ConnectionNeeds): Connection {
  const { now, delay } = needs;
  let isOver = false;
  let failures = 0;
  /** Ends the present attempt without a word. */
  let leave: (() => void) | null = null;
  let cancelRetry: (() => void) | null = null;
  let say: ((message: ToHub) => void) | null = null;

  function open(): void {
    cancelRetry?.();
    cancelRetry = null;
    const socket = new needs.WebSocket(needs.url);
    const bucket = createBucket(PER_SECOND, AT_ONCE, now);
    const queue: ToHub[] = [];
    let isMine = true;
    let isUp = false;
    let pings = 0;
    /** The oldest ping without any answer. */
    let unanswered: number | null = null;
    let cancelPing = delay(end, DEAD_AFTER);
    let cancelFlush: (() => void) | null = null;

    function flush(): void {
      cancelFlush = null;
      while (queue.length > 0 && bucket.take()) socket.send(JSON.stringify(queue.shift()));
      if (queue.length > 0) cancelFlush = delay(flush, bucket.wait());
    }

    function put(message: ToHub): void {
      queue.push(message);
      if (!cancelFlush) flush();
    }

    function beat(): void {
      if (unanswered !== null && now() - unanswered >= DEAD_AFTER) return end();
      unanswered ??= now();
      pings += 1;
      put({ say: 'ping', n: pings });
      cancelPing = delay(beat, PING_EVERY);
    }

    function drop(): void {
      isMine = false;
      leave = null;
      say = null;
      cancelPing();
      cancelFlush?.();
      // Only after that: some close at once and say so.
      socket.close();
    }

    function end(): void {
      if (!isMine) return;
      drop();
      const wait = BACK_OFF[Math.min(failures, BACK_OFF.length - 1)] ?? 0;
      failures += 1;
      cancelRetry = delay(open, wait * (0.75 + needs.jitter() / 2));
      if (isUp) needs.down();
    }

    leave = drop;
    socket.addEventListener('open', () => {
      if (!isMine) return;
      isUp = true;
      say = put;
      cancelPing();
      cancelPing = delay(beat, PING_EVERY);
      needs.up();
    });
    socket.addEventListener('message', ({ data }) => {
      if (!isMine) return;
      unanswered = null;
      const message = typeof data === 'string' ? readFromHub(data) : null;
      // A newer hub may say what this phone does not know yet.
      if (!message?.ok) return;
      // One that only turns phones away is not asked twice a second for ever.
      if (message.value.say !== 'no') failures = 0;
      needs.hear(message.value);
    });
    socket.addEventListener('close', end);
    socket.addEventListener('error', end);
  }

  open();
  return {
    send: (message) => say?.(message),
    retry: () => {
      if (isOver || !cancelRetry) return;
      failures = 0;
      open();
    },
    close: () => {
      isOver = true;
      cancelRetry?.();
      cancelRetry = null;
      leave?.();
    },
  };
}
