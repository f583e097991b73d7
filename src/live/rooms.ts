import type { AnyGame } from '@/engine';
import { batches } from './batches';
import { openHubTable, type HubTable } from './hubTable';
import type { FromHub, HubRefusal } from './protocol';
import type { Beside, KnownPhone, TableStore } from './tableStore';

/** One phone's wire. */
export interface Wire {
  /** Where it comes from: wrong codes are counted by it. */
  readonly address: string;
  send(message: FromHub): void;
  /** More waits to be sent than is good: the log goes on when its `drained` is called. */
  isFull(): boolean;
  close(): void;
}

/** What happened at a hub, for who runs it: never a name, never what somebody did. */
export type Noted =
  | { readonly what: 'appended'; readonly lines: number; readonly ms: number }
  | { readonly what: 'refused'; readonly code: HubRefusal }
  | { readonly what: 'made' | 'reopened'; readonly table: string }
  | { readonly what: 'lost' | 'back' };

export interface HubNeeds {
  /** Of the hubs over one store, this one. */
  readonly hub: string;
  readonly store: TableStore;
  /** The rules of a game by its id; null for one that this hub does not know. */
  game(id: string): Promise<AnyGame | null>;
  now(): number;
  /** Six letters that nobody has at the moment. */
  makeCode(): string;
  /** Whether this address may guess once more; it counts until it was right. */
  mayGuess(address: string): Promise<boolean>;
  guessedRight(address: string): Promise<void>;
  /** Whether this address may lay one more table. Left out: always. */
  mayLay?(address: string): Promise<boolean>;
  readonly limits?: Limits;
  noted?(what: Noted): void;
}

/** What one table may become. */
export interface Limits {
  readonly lines: number;
  readonly phones: number;
  /** A player may change only their own row; hosts may do everything. */
  readonly ownRow: boolean;
}

export interface Guest {
  readonly wire: Wire;
  phone: KnownPhone;
  /** How far it has the log. */
  sent: number;
  /** It gets up, and hears why. */
  dismiss(code: HubRefusal): void;
}

export interface Room {
  readonly table: HubTable;
  readonly link: string;
  readonly guests: Set<Guest>;
  beside: Beside;
  /** What its guests have heard of secret choices, and of who is here: said again only if it changes. */
  saidOfSeals: string;
  saidOfHere: string;
  /** Since when nobody is here. */
  emptySince: number;
  /** One thing after the other: what is asked of a table is never mixed. */
  tail: Promise<unknown>;
}

export interface Rooms {
  /** Null where there is no such table. Everybody gets the same one. */
  of(id: string): Promise<Room | null>;
  opened(): Promise<readonly Room[]>;
  /** Its store failed, or is no longer what it was: nobody stays, and the table is read again for who comes back. */
  forget(room: Room, code: HubRefusal): void;
}

export function createRooms({ store, game, now }: Pick<HubNeeds, 'store' | 'game' | 'now'>): Rooms {
  const rooms = new Map<string, Promise<Room | null>>();

  async function load(id: string): Promise<Room | null> {
    const record = await store.table(id);
    const rules = record && (await game(record.about.gameId));
    if (!record || !rules) return null;
    const table = await openHubTable(store, rules, record.about);
    return {
      table,
      guests: new Set(),
      link: record.link,
      beside: record,
      saidOfSeals: '[]',
      saidOfHere: '',
      emptySince: now(),
      tail: Promise.resolve(),
    };
  }

  return {
    of: (id) => {
      const known = rooms.get(id);
      if (known) return known;
      const loading = load(id);
      rooms.set(id, loading);
      // What could not be opened may be there the next time.
      const forget = () => void (rooms.get(id) === loading && rooms.delete(id));
      loading.then((room) => room ?? forget(), forget);
      return loading;
    },
    opened: async () => {
      const settled = await Promise.allSettled(rooms.values());
      return settled.flatMap((room) => (room.status === 'fulfilled' && room.value ? [room.value] : []));
    },
    forget: (room, code) => {
      rooms.delete(room.table.about.id);
      for (const guest of [...room.guests]) guest.dismiss(code);
    },
  };
}

/** In its turn. */
export function within<T>(room: Room, work: () => Promise<T>): Promise<T> {
  const mine = room.tail.then(work);
  room.tail = mine.catch(() => undefined);
  return mine;
}

/** Everybody gets what they lack, each line once and in order; a slow phone as fast as it can. */
export async function spread(room: Room): Promise<void> {
  for (const guest of room.guests) {
    while (guest.sent < room.table.head() && !guest.wire.isFull()) {
      const lines = await room.table.lines(guest.sent);
      if (lines.length === 0) break;
      for (const piece of batches(lines)) {
        guest.wire.send({ say: 'lines', from: piece[0]?.seq ?? 0, lines: piece });
        guest.sent += piece.length;
      }
    }
  }
}
