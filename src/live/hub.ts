import { createBeside } from './beside';
import type { Desk } from './desk';
import { openEar, type Ear } from './ear';
import { createRooms, spread, within, type HubNeeds, type Room, type Wire } from './rooms';

export type { Ear } from './ear';

export interface Hub {
  open(wire: Wire): Ear;
  /** Other hubs may have written: looks, and tells the phones. `hinted`: only at these tables. */
  look(hinted?: readonly string[]): Promise<void>;
  /** Has answered everything that it was asked. */
  settled(): Promise<void>;
  counts(): Promise<{ readonly tables: number; readonly phones: number }>;
}

/** An empty table is put away after a while, and read again for the next one who comes. */
const REST = 5 * 60_000;

export function createHub(needs: HubNeeds): Hub {
  const { store, hub, now } = needs;
  const rooms = createRooms(needs);
  const beside = createBeside(needs, rooms);
  /** Tables whose presence at this hub others have not heard of. */
  const unsaid = new Set<string>();
  /** Wires without a table, and the table that they wait for; null waits for the store itself. */
  const shut = new Map<Wire, string | null>();
  const busy = new Set<Promise<unknown>>();
  let isLost = false;
  let isProbing = false;

  const desk: Desk = { needs, rooms, beside, shut, sayHere: (id) => track(sayHere(id)), suspect };

  function track(work: Promise<void>): Promise<void> {
    busy.add(work);
    void work.then(() => busy.delete(work));
    return work;
  }

  async function sayHere(id: string): Promise<void> {
    unsaid.add(id);
    const room = (await rooms.opened()).find(({ table }) => table.about.id === id);
    unsaid.delete(id);
    try {
      await store.setHere(id, hub, [...new Set([...(room?.guests ?? [])].map(({ phone }) => phone.id))]);
    } catch {
      unsaid.add(id);
    }
  }

  /** Something could not be kept: whether nothing can be is found out at once. */
  function suspect(): void {
    if (isProbing) return;
    isProbing = true;
    void track(look()).then(() => (isProbing = false));
  }

  /** The store does not answer: the phones hear it, and come back when it does. */
  async function lost(): Promise<void> {
    if (!isLost) needs.noted?.({ what: 'lost' });
    isLost = true;
    for (const room of await rooms.opened()) rooms.forget(room, 'no-store');
  }

  async function look(hinted?: readonly string[]): Promise<void> {
    const opened = await rooms.opened();
    const wanted = opened.filter(
      ({ guests, table }) => guests.size > 0 && (!hinted || hinted.includes(table.about.id)),
    );
    if (hinted && wanted.length === 0) return;
    try {
      if (!hinted && !(await store.beat(hub))) for (const { table } of wanted) unsaid.add(table.about.id);
      await lookAt(wanted);
      if (hinted) return;
      for (const id of [...unsaid]) await sayHere(id);
    } catch {
      return lost();
    }
    if (isLost) needs.noted?.({ what: 'back' });
    isLost = false;
    comeBack(null);
    for (const room of opened)
      if (room.guests.size === 0 && now() - room.emptySince > REST) rooms.forget(room, 'closed');
  }

  async function lookAt(wanted: readonly Room[]): Promise<void> {
    const waited = [...shut.values()].filter((id) => id !== null);
    const ids = [...new Set([...wanted.map(({ table }) => table.about.id), ...waited])];
    if (ids.length === 0) return;
    const marks = new Map((await store.marks(ids)).map((mark) => [mark.id, mark]));
    for (const id of waited) if (marks.get(id)?.isOpen) comeBack(id);
    const news = wanted.filter(({ table, beside: { rev } }) => {
      const mark = marks.get(table.about.id);
      return mark === undefined || mark.head > table.head() || mark.rev !== rev;
    });
    await Promise.all(news.map((room) => within(room, () => refresh(room)).catch(lost)));
  }

  async function refresh(room: Room): Promise<void> {
    if (room.guests.size === 0 || !(await beside.reread(room))) return;
    await room.table.catchUp();
    await spread(room);
  }

  function comeBack(to: string | null): void {
    for (const [wire, id] of shut) if (id === to) wire.close();
  }

  return {
    open: (wire) => {
      const ear = openEar(desk, wire);
      return {
        ...ear,
        receive: (raw) => track(ear.receive(raw)),
      };
    },
    look,
    settled: async () => void (await Promise.all(busy)),
    counts: async () => {
      const opened = (await rooms.opened()).filter(({ guests }) => guests.size > 0);
      return { tables: opened.length, phones: opened.reduce((sum, { guests }) => sum + guests.size, 0) };
    },
  };
}
