import type { AnyGame } from '@/engine';
import { batches } from './batches';
import { openHubTable, type HubTable } from './hubTable';
import type { FromHub, Phone, ToHub } from './protocol';
import type { KnownPhone, TableStore } from './tableStore';

/** One phone's wire. */
export interface Wire {
  /** Where it comes from: wrong codes are counted by it. */
  readonly address: string;
  send(message: FromHub): void;
  /** More waits to be sent than is good: the log goes on when its `drained` is called. */
  isFull(): boolean;
  close(): void;
}

export interface HubNeeds {
  readonly store: TableStore;
  /** The rules of a game by its id; null for one that this hub does not know. */
  game(id: string): Promise<AnyGame | null>;
  now(): number;
  /** Six letters that nobody has at the moment. */
  makeCode(): string;
  /** Whether this address may guess once more; it counts until it was right. */
  mayGuess(address: string): boolean;
  guessedRight(address: string): void;
}

export interface Guest {
  readonly wire: Wire;
  readonly phone: KnownPhone;
  /** How far it has the log. */
  sent: number;
}

export interface Room {
  readonly table: HubTable;
  readonly guests: Set<Guest>;
  phones: Map<string, KnownPhone>;
  code: string | null;
  link: string;
  wizard: Extract<ToHub, { say: 'wizard' }> | null;
  /** One thing after the other: what is asked of a table is never mixed. */
  tail: Promise<unknown>;
}

export interface Rooms {
  /** Null where there is no such table. Everybody gets the same one. */
  of(id: string): Promise<Room | null>;
  opened(): Promise<readonly Room[]>;
  /** Its store failed, or is no longer what it was: everybody comes back to a table that is read again. */
  forget(room: Room): void;
}

export function createRooms({ store, game }: Pick<HubNeeds, 'store' | 'game'>): Rooms {
  const rooms = new Map<string, Promise<Room | null>>();

  async function load(id: string): Promise<Room | null> {
    const record = await store.table(id);
    const rules = record && (await game(record.about.gameId));
    if (!record || !rules) return null;
    const table = await openHubTable(store, rules, record.about);
    const phones = new Map(record.phones.map((phone) => [phone.id, phone]));
    const { code, link } = record;
    return { table, guests: new Set(), phones, code, link, wizard: null, tail: Promise.resolve() };
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
    forget: (room) => {
      rooms.delete(room.table.about.id);
      for (const { wire } of [...room.guests]) wire.close();
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

export function tellWhoIsHere(room: Room): void {
  const here = new Set([...room.guests].map(({ phone }) => phone.id));
  const phones = [...room.phones.values()].map((phone) => asSeen(phone, here.has(phone.id)));
  for (const { wire } of room.guests) wire.send({ say: 'here', phones, code: room.code });
}

export function asSeen({ id, name, seat, role }: KnownPhone, here: boolean): Phone {
  return { id, name, seat, role, here };
}
