import { connect, type Connection } from '@/live/connection';
import { chain, ORIGIN, type Line } from '@/live/line';
import { PROTOCOL, type AboutTable, type FromHub } from '@/live/protocol';
import { WebSocket } from 'ws';
import { caller, LINK } from '../../__tests__/hub/support/pad';

/** A table of light phones: they speak with the app's own wire and keep the chain, but do not play the game. */
export interface LightTable {
  readonly about: AboutTable;
  readonly phones: readonly LightPhone[];
}

export interface LightPhone {
  /** Hands in one more line as soon as it may. */
  tap(): void;
  /** The hub has said that it is at the table, and it has the log to the end. */
  isLive(): boolean;
  close(): void;
}

export interface Notes {
  /** From the tap to the word that it is kept, and to each other phone that has it, in ms. */
  readonly acknowledged: number[];
  readonly spread: number[];
  /** Taps that came too late and were handed in once more. */
  stale: number;
  /** What a hub should not have to say here. */
  readonly complaints: string[];
  /** Somebody has come to a table. */
  live(): void;
}

interface Wishes {
  readonly port: number;
  readonly about: AboutTable;
  readonly name: string;
  readonly address: string;
  readonly entry: unknown;
  /** When each line of this table was tapped. */
  readonly tapped: Map<string, number>;
  readonly notes: Notes;
}

function takeLightPhone(wishes: Wishes): LightPhone {
  const { port, about, name, address, entry, tapped, notes } = wishes;
  const me = caller(name);
  const waiting: string[] = [];
  let [head, last, heard, n, ids] = [0, ORIGIN, 0, 0, 0];
  let flight: { readonly n: number; readonly line: Line } | null = null;
  let isLive = false;

  const wire: Connection = connect({
    url: `ws://127.0.0.1:${port}/live`,
    WebSocket: class extends WebSocket {
      constructor(url: string) {
        super(url, { headers: { 'X-Forwarded-For': address }, perMessageDeflate: false });
      }
    },
    now: () => Date.now(),
    delay: (callback, ms) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    jitter: () => Math.random(),
    up: hello,
    down: () => {
      isLive = false;
      flight = null;
    },
    hear,
  });

  function hello(): void {
    heard = 0;
    wire.send({ say: 'hello', v: PROTOCOL, table: about.id, link: LINK, me, head, last });
  }

  function pump(): void {
    const [id] = waiting;
    if (!isLive || flight || id === undefined || head < heard) return;
    const lines = chain(head, last, [{ id, by: name, entry }]);
    const [line] = lines;
    if (!line) return;
    n += 1;
    flight = { n, line };
    wire.send({ say: 'append', n, seq: head, prev: last, lines });
  }

  function take(line: Line): void {
    if (line.seq !== head) return;
    head += 1;
    last = line.hash;
    const at = tapped.get(line.id);
    if (line.id === waiting[0]) {
      waiting.shift();
      flight = null;
      if (at !== undefined) notes.acknowledged.push(performance.now() - at);
    } else if (at !== undefined) notes.spread.push(performance.now() - at);
  }

  function hear(message: FromHub): void {
    switch (message.say) {
      case 'unknown':
        wire.send({ say: 'seed', v: PROTOCOL, about, link: LINK, me, seq: 0, prev: ORIGIN, lines: [] });
        break;
      case 'welcome':
        heard = message.head;
        isLive = true;
        notes.live();
        break;
      case 'lines':
        heard = Math.max(heard, message.from + message.lines.length);
        for (const line of message.lines) take(line);
        break;
      case 'taken':
        if (flight?.n === message.n) take(flight.line);
        break;
      case 'stale':
        notes.stale += 1;
        flight = null;
        heard = Math.max(heard, message.head);
        break;
      case 'pong':
        if (isLive && message.head > Math.max(heard, head)) hello();
        break;
      case 'refused':
      case 'no':
      case 'fork':
        notes.complaints.push(JSON.stringify(message));
        break;
      case 'joined':
      case 'here':
      case 'wizard':
      case 'sealed':
      case 'opened':
      case 'passed':
        break;
    }
    pump();
  }

  return {
    tap: () => {
      const id = `${name}-${(ids += 1)}`;
      tapped.set(id, performance.now());
      waiting.push(id);
      pump();
    },
    isLive: () => isLive && head >= heard,
    close: () => wire.close(),
  };
}

/** `number`: its place among all tables, from which everybody's address follows. */
export function layTable(
  port: number,
  number: number,
  phones: number,
  about: AboutTable,
  entry: unknown,
  notes: Notes,
): LightTable {
  const tapped = new Map<string, number>();
  return {
    about,
    phones: Array.from({ length: phones }, (_, p) =>
      takeLightPhone({
        port,
        about,
        name: `t${number}p${p}`,
        address: `10.${Math.floor(number / 200)}.${number % 200}.${p}`,
        entry,
        tapped,
        notes,
      }),
    ),
  };
}
