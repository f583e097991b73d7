import { connect, type Connection } from '@/live/connection';
import { createCopy } from '@/live/copy';
import type { Copy } from '@/live/copyParts';
import type { Line, Saying } from '@/live/line';
import type { AboutTable, Caller, FromHub } from '@/live/protocol';
import { WebSocket, type ClientOptions } from 'ws';
import { aboutPad, caller, LINK, pad } from './pad';
import { createWaiting } from './waiting';

/** A phone as the app would be, on a real socket. */
export interface Phone {
  readonly copy: Copy;
  readonly connection: Connection;
  /** What the hub has acknowledged to it, in order. */
  readonly kept: readonly Line[];
  readonly heard: readonly FromHub[];
  /** Its wire breaks. */
  cut(): void;
  until(what: string, isSo: () => boolean): Promise<unknown>;
  hears(say: FromHub['say']): Promise<FromHub>;
}

/** Another way to a hub than a port of this computer. */
export interface Way {
  readonly url: string;
  readonly options: ClientOptions;
  /** Left out: the one table of most tests. */
  readonly about?: AboutTable;
  /** What came into the log of the phone just now. */
  readonly keep?: (lines: readonly Line[]) => void;
}

/** `sayings`: what it has of the table already. */
export function takePhone(
  to: number | Way,
  id: string,
  sayings: readonly Saying[] = [],
  as: Partial<Caller> = {},
): Phone {
  const way: Way = typeof to === 'number' ? { url: `ws://127.0.0.1:${to}/live`, options: {} } : to;
  const kept: Line[] = [];
  let socket: WebSocket | null = null;
  const heard: FromHub[] = [];
  let ids = 0;
  const waiting = createWaiting(() => {
    const { link, confirmed, waiting: taps } = copy.state();
    return `${id} is ${JSON.stringify(link)} with ${confirmed.length} lines, ${taps.length} taps wait`;
  });
  const copy = createCopy(
    {
      game: pad,
      about: way.about ?? aboutPad(),
      link: LINK,
      me: { ...caller(id), ...as },
      chance: { pick: () => 0 },
      now: () => Date.now(),
      makeId: () => `${id}-${(ids += 1)}`,
      send: (message) => connection.send(message),
      keep: (lines) => {
        kept.push(...lines);
        way.keep?.(lines);
      },
      keepUnconfirmed: () => undefined,
      changed: waiting.changed,
    },
    { sayings, waiting: [], notTaken: [] },
  );
  const connection = connect({
    url: way.url,
    WebSocket: class extends WebSocket {
      constructor(url: string) {
        super(url, way.options);
        socket = this;
      }
    },
    now: () => Date.now(),
    delay: (callback, ms) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    jitter: () => Math.random(),
    up: () => copy.connected(),
    down: () => copy.disconnected(),
    hear: (message) => {
      heard.push(message);
      copy.receive(message);
      waiting.changed();
    },
  });
  return {
    copy,
    connection,
    kept,
    heard,
    cut: () => socket?.terminate(),
    until: (what, isSo) => waiting.until(`${id}: ${what}`, isSo),
    hears: (say) => waiting.until(`${id} hears ${say}`, () => heard.find((message) => message.say === say)),
  };
}

/** Everybody has this many lines, and nothing waits. */
export async function agree(phones: readonly Phone[], lines: number): Promise<void> {
  for (const { copy, until } of phones)
    await until(`has ${lines} lines`, () => {
      const { link, confirmed, waiting } = copy.state();
      return link.kind === 'live' && confirmed.length === lines && waiting.length === 0;
    });
}
