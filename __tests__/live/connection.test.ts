import { connect, type Connection, type Socket } from '@/live/connection';
import type { FromHub } from '@/live/protocol';

/** A platform whose clock is turned by hand. */
function createPlatform() {
  let time = 1_000_000;
  let timers: { readonly at: number; readonly callback: () => void }[] = [];
  const sockets: FakeSocket[] = [];
  const log: string[] = [];
  const heard: FromHub[] = [];

  class FakeSocket implements Socket {
    readonly sent: string[] = [];
    isClosed = false;
    private readonly listeners: Record<string, ((event: { data: unknown }) => void)[]> = {};
    constructor(readonly url: string) {
      sockets.push(this);
      log.push(`${time - 1_000_000} opens`);
    }
    addEventListener(type: string, listener: (event: { readonly data: unknown }) => void): void {
      (this.listeners[type] ??= []).push(listener);
    }
    send(data: string): void {
      this.sent.push(data);
    }
    close(): void {
      this.isClosed = true;
    }
    tell(type: string, data?: unknown): void {
      for (const listener of this.listeners[type] ?? []) listener({ data });
    }
  }

  /** Time passes, and what is due happens in its order. */
  function pass(ms: number): void {
    const until = time + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      time = next.at;
      next.callback();
    }
    time = until;
  }

  const start = (jitter = 0.5): Connection =>
    connect({
      url: 'ws://hub/live',
      WebSocket: FakeSocket,
      now: () => time,
      delay: (callback, ms) => {
        const timer = { at: time + ms, callback };
        timers.push(timer);
        return () => (timers = timers.filter((one) => one !== timer));
      },
      jitter: () => jitter,
      up: () => log.push('up'),
      down: () => log.push('down'),
      hear: (message) => heard.push(message),
    });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('there is no socket');
    return socket;
  };
  return { start, pass, last, log, heard, sockets, timers: () => timers.length };
}

const PONG = JSON.stringify({ say: 'pong', n: 1, head: 0 });

test('it comes back after 0.5, 1, 2, 5 and 5 seconds', () => {
  const { start, pass, last, log } = createPlatform();
  start();
  for (const wait of [500, 1000, 2000, 5000, 5000]) {
    last().tell('close');
    pass(wait - 1);
    const before = log.length;
    pass(1);
    expect(log).toHaveLength(before + 1);
  }
  expect(log).toEqual(['0', '500', '1500', '3500', '8500', '13500'].map((at) => `${at} opens`));
});

test.each([
  [0, 375],
  [1, 625],
])('luck of %p makes the first wait %p', (jitter, wait) => {
  const { start, pass, last, sockets } = createPlatform();
  start(jitter);
  last().tell('error');
  last().tell('close');
  pass(wait - 1);
  expect(sockets).toHaveLength(1);
  pass(1);
  expect(sockets).toHaveLength(2);
});

test('a hub that answers is worth a quick return; one that only turns away is not', () => {
  const { start, pass, last, log } = createPlatform();
  start();
  for (const answer of [{ say: 'no', code: 'too-many' }, { say: 'no', code: 'too-many' }, JSON.parse(PONG)]) {
    last().tell('open');
    last().tell('message', JSON.stringify(answer));
    last().tell('close');
    pass(10_000);
  }
  const opened = log.filter((line) => line.endsWith('opens'));
  expect(opened.slice(0, 2)).toEqual(['0 opens', '500 opens']);
  expect(log.filter((line) => line === 'up')).toHaveLength(3);
  expect(log.filter((line) => line === 'down')).toHaveLength(3);
});

test('a black hole is noticed: no answer to a ping for ten seconds', () => {
  const { start, pass, last, log, sockets } = createPlatform();
  start();
  last().tell('open');
  pass(5000);
  expect(last().sent).toEqual(['{"say":"ping","n":1}']);
  last().tell('message', PONG);
  pass(5000 + 9999);
  expect(log).toEqual(['0 opens', 'up']);
  pass(1);
  expect(log).toEqual(['0 opens', 'up', 'down']);
  expect(last().isClosed).toBe(true);
  pass(500);
  expect(sockets).toHaveLength(2);
  // What the dead one says now is nobody's business.
  sockets[0]?.tell('message', PONG);
  sockets[0]?.tell('close');
  expect(log.filter((line) => line === 'down')).toHaveLength(1);
});

test('so is one that never opens', () => {
  const { start, pass, sockets, log } = createPlatform();
  start();
  pass(10_500);
  expect(sockets).toHaveLength(2);
  expect(log).not.toContain('down');
});

test('a long log goes out in order and never looks like a flood', () => {
  const { start, pass, last } = createPlatform();
  const connection = start();
  last().tell('open');
  for (let n = 1; n <= 100; n += 1) connection.send({ say: 'ping', n: 1000 + n });
  expect(last().sent).toHaveLength(50);
  pass(1000);
  expect(last().sent).toHaveLength(75);
  pass(1000);
  const numbers = last().sent.map((text) => (JSON.parse(text) as { n: number }).n);
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, i) => 1001 + i));
});

test('what cannot be read is passed over, and what is said to nobody is lost', () => {
  const { start, last, heard } = createPlatform();
  const connection = start();
  connection.send({ say: 'ping', n: 1 });
  last().tell('open');
  last().tell('message', 'dance');
  last().tell('message', new Uint8Array(3));
  last().tell('message', PONG);
  expect(last().sent).toEqual([]);
  expect(heard).toEqual([JSON.parse(PONG)]);
});

test('closed is closed, and a retry does not wait', () => {
  const { start, pass, last, sockets, timers } = createPlatform();
  const connection = start();
  last().tell('close');
  connection.retry();
  expect(sockets).toHaveLength(2);
  connection.retry();
  expect(sockets).toHaveLength(2);
  connection.close();
  expect(last().isClosed).toBe(true);
  connection.retry();
  pass(60_000);
  expect([sockets.length, timers()]).toEqual([2, 0]);
});
