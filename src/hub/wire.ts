import { createBucket } from '@/live/bucket';
import type { Ear, Hub } from '@/live/hub';
import type { Wire } from '@/live/rooms';
import { WebSocket, type RawData } from 'ws';

const PER_SECOND = 30;
const AT_ONCE = 60;
/** The log waits here for a slow phone… */
const FULL = 256_000;
/** …and one that takes nothing any more is left behind. */
const MOST_UNSENT = 1_000_000;

/** As close codes: try again later, and what we do not put up with. */
const AGAIN = 1013;
const FORBIDDEN = 1008;

/** Between a socket and the hub. */
export function joinWire(hub: Hub, socket: WebSocket, address: string, now: () => number): void {
  const bucket = createBucket(PER_SECOND, AT_ONCE, now);
  let waits = false;
  let isOver = false;

  const wire: Wire = {
    address,
    send: (message) => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify(message), drained);
      if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
    },
    isFull: () => (waits = socket.bufferedAmount > FULL),
    close: () => socket.close(AGAIN),
  };
  const ear: Ear = hub.open(wire);

  function drained(): void {
    if (!waits || isOver || socket.bufferedAmount > FULL / 2) return;
    waits = false;
    ear.drained();
  }

  socket.on('message', (data, isBinary) => {
    // What still comes after the last word.
    if (isOver || socket.readyState !== WebSocket.OPEN) return;
    if (!bucket.take()) {
      wire.send({ say: 'no', code: 'too-many' });
      socket.close(FORBIDDEN, 'too-many');
      return;
    }
    void ear.receive(isBinary ? '' : textOf(data));
  });
  // What is wrong with a frame has been said in the close that follows.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isOver = true;
    ear.closed();
  });
}

function textOf(data: RawData): string {
  return (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString('utf8');
}
