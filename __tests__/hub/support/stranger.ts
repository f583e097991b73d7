import { PROTOCOL, type FromHub } from '@/live/protocol';
import { WebSocket, type ClientOptions } from 'ws';
import { caller, LINK } from './pad';
import { createWaiting } from './waiting';

/** Somebody who says what they like. */
export interface Stranger {
  readonly socket: WebSocket;
  say(message: unknown): void;
  hears<S extends FromHub['say']>(
    say: S,
    isIt?: (message: Extract<FromHub, { say: S }>) => boolean,
  ): Promise<Extract<FromHub, { say: S }>>;
  /** The close code. */
  readonly closed: Promise<number>;
}

export async function comeIn(to: number | string, options: ClientOptions = {}): Promise<Stranger> {
  const socket = new WebSocket(urlOf(to), options);
  const heard: FromHub[] = [];
  const waiting = createWaiting(() => JSON.stringify(heard));
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)) as FromHub);
    waiting.changed();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return {
    socket,
    closed,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    hears: (say, isIt = () => true) =>
      waiting.until(`a stranger hears ${say}`, () =>
        heard.find((message): message is Extract<FromHub, { say: typeof say }> => {
          return message.say === say && isIt(message as Extract<FromHub, { say: typeof say }>);
        }),
      ),
  };
}

/** What the door says to somebody who does not even get a socket. */
export function turnedAway(to: number | string, options: ClientOptions, path = '/live'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(urlOf(to, path), options);
    socket.on('open', () => {
      socket.terminate();
      resolve('came in');
    });
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => {
      let words = `${response.statusCode}: `;
      response.on('data', (piece) => (words += String(piece)));
      response.on('end', () => resolve(words.trim()));
    });
  });
}

export function hello(id: string, more: Readonly<Record<string, unknown>> = {}) {
  return {
    say: 'hello',
    v: PROTOCOL,
    table: 'table-1',
    link: LINK,
    me: caller(id),
    head: 0,
    last: 'origin',
    ...more,
  };
}

function urlOf(to: number | string, path = '/live'): string {
  return typeof to === 'number' ? `ws://127.0.0.1:${to}${path}` : to;
}
