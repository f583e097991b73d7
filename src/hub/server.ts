import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hub } from '@/live/hub';
import { LONGEST_MESSAGE } from '@/live/protocol';
import { WebSocketServer, type WebSocket } from 'ws';
import { createDoorman, type Caps, type TurnedAway } from './doorman';
import type { Proxies } from './proxies';
import { joinWire } from './wire';

export interface ServerNeeds {
  readonly hub: Hub;
  isCalled(name: string): boolean;
  readonly proxies: Proxies;
  readonly caps?: Caps;
  now(): number;
}

/** The hub on the server of the app: what is no page comes here. */
export interface LiveServer {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Whether a request for something else than a wire may be answered. */
  knows(request: IncomingMessage): boolean;
  /** Nobody comes in any more, and who is here is sent elsewhere. */
  close(): Promise<void>;
}

/** A club of two hundred tables of four, and a family behind one router. */
const CAPS: Caps = { perAddress: 50, inAll: 1200 };
/** No character takes more bytes in UTF-8 for what it counts in JavaScript. */
const BYTES = 3;
const PING_EVERY = 15_000;
const GOING = 1001;

const GONE: TurnedAway = { status: 503, words: 'This hub is just going.' };
/** Nobody waits for a phone that does not answer. */
const PATIENCE = 500;

export function createLiveServer({ hub, isCalled, proxies, caps = CAPS, now }: ServerNeeds): LiveServer {
  const doorman = createDoorman(isCalled, caps, proxies);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE * BYTES,
    perMessageDeflate: false,
  });
  let isGoing = false;
  /** Those that were heard since the last ping. */
  const alive = new WeakSet<WebSocket>();

  const pings = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, PING_EVERY);
  pings.unref();

  function enter(socket: WebSocket, address: string): void {
    doorman.entered(address);
    alive.add(socket);
    for (const sign of ['pong', 'message']) socket.on(sign, () => void alive.add(socket));
    joinWire(hub, socket, address, now);
    socket.on('close', () => doorman.left(address));
  }

  return {
    knows: (request) => doorman.knows(request),
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      const reason = isGoing ? GONE : doorman.look(request);
      if (reason) return turnAway(socket, reason);
      server.handleUpgrade(request, socket, head, (opened) => enter(opened, proxies.addressOf(request)));
    },
    close: async () => {
      isGoing = true;
      clearInterval(pings);
      await Promise.all([...server.clients].map(sendAway));
      server.close();
    },
  };
}

function sendAway(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), PATIENCE);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.close(GOING);
  });
}

function turnAway(socket: Duplex, { status, words }: TurnedAway): void {
  const body = `${words}\n`;
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: text/plain; charset=utf-8',
      'X-Content-Type-Options: nosniff',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
