import { advance, entryOf, read, startSession, type AnyGame, type Session } from '@/engine';
import { createCopy } from '@/live/copy';
import type { Copy, Unconfirmed } from '@/live/copyParts';
import { createHub, type Ear, type Hub } from '@/live/hub';
import type { Line, Saying } from '@/live/line';
import { createMemoryStore } from '@/live/memoryStore';
import { readFromHub, type AboutTable, type ToHub } from '@/live/protocol';
import type { TableStore } from '@/live/tableStore';
import type { TestTable } from '../../games/support/tables';
import { drawFrom, type Draw } from '../../support/model/chance';
import { drawWanted } from './drawWanted';

/** What somebody breaks on purpose, to see that the simulation notices. */
export interface Mutant {
  readonly copy?: typeof createCopy;
  readonly hub?: typeof createHub;
  readonly store?: (store: TableStore) => TableStore;
}

export const TABLE = 'table-1';
/** Messages on the way to a slow phone. */
const FULL_WIRE = 3;
const LINK = 'a link nobody guesses';

/** What a phone has on its disk, and what it has asked the disk to keep since. */
interface Disk {
  sayings: readonly Saying[];
  unconfirmed: Unconfirmed;
}

interface Wire {
  readonly hub: number;
  readonly ear: Ear;
  readonly up: string[];
  readonly down: string[];
}

export interface SimPhone {
  readonly id: string;
  copy: Copy;
  disk: Disk;
  readonly pending: ((disk: Disk) => Disk)[];
  wire: Wire | null;
}

export interface World {
  readonly draw: Draw;
  readonly game: AnyGame;
  readonly phones: readonly SimPhone[];
  readonly hubs: readonly (Hub | null)[];
  readonly store: ReturnType<typeof createMemoryStore>;
  /** Names of taps that were on a phone's disk at some time: none of them may vanish. */
  readonly kept: ReadonlySet<string>;
  tap(phone: SimPhone): void;
  connect(phone: SimPhone, hub: number): void;
  cut(phone: SimPhone): void;
  kill(phone: SimPhone): void;
  crash(hub: number): void;
  wipe(): void;
  flush(phone: SimPhone): void;
  /** One thing that is on its way arrives; false where nothing is. */
  arrive(): Promise<boolean>;
  log(): Promise<readonly Line[]>;
}

/** Phones and hubs on wires that can be cut, disks that can lose what was not yet kept, and a store that takes its time. */
export function createWorld(
  table: TestTable,
  seed: number,
  size: { phones: number; hubs: number },
  mutant: Mutant = {},
): World {
  const draw = drawFrom(seed);
  const { store: broken = (store) => store, copy: makeCopy = createCopy, hub: makeHub = createHub } = mutant;
  const game: AnyGame = { ...table.game, initial: () => table.start };
  const about: AboutTable = {
    id: TABLE,
    gameId: game.id,
    gameVersion: 1,
    title: '',
    createdAt: 0,
    config: {},
  };
  const store = createMemoryStore();
  const gates: (() => void)[] = [];
  /** Every call waits for its turn: what others do in between is up to luck. */
  const slow = broken(slowly(store, gates));
  const kept = new Set<string>();
  const hubs: (Hub | null)[] = [];
  let clock = 1000;
  let ids = 0;
  let codes = 0;
  let started = 0;
  const names: string[] = [];

  const startHub = (place: number): Hub => {
    // The others notice that the one before it is gone.
    store.bury(names[place] ?? '');
    names[place] = `hub-${(started += 1)}`;
    return makeHub({
      hub: names[place],
      store: slow,
      game: async () => game,
      now: () => (clock += 1),
      makeCode: () => `CODE${(codes += 1)}`,
      mayGuess: async () => true,
      guessedRight: async () => undefined,
    });
  };
  for (let i = 0; i < size.hubs; i += 1) hubs.push(startHub(i));

  const phones = Array.from({ length: size.phones }, (_, i): SimPhone => {
    const disk: Disk = { sayings: [], unconfirmed: { waiting: [], notTaken: [] } };
    const phone = { id: `phone-${i}`, disk, pending: [], wire: null } as unknown as SimPhone;
    phone.copy = start(phone);
    return phone;
  });

  function start(phone: SimPhone): Copy {
    const send = (message: ToHub) => void phone.wire?.up.push(JSON.stringify(message));
    return makeCopy(
      {
        game,
        about,
        link: LINK,
        me: { id: phone.id, token: `token of ${phone.id}`, name: phone.id, seat: null, watch: false },
        chance: { pick: (below) => draw.number(below) },
        now: () => (clock += 1),
        makeId: () => `tap-${(ids += 1)}`,
        send,
        keep: (lines, unconfirmed) =>
          void phone.pending.push((disk) => ({
            sayings: [...disk.sayings, ...lines.map(({ id, by, entry }) => ({ id, by, entry }))],
            unconfirmed,
          })),
        keepUnconfirmed: (unconfirmed) => void phone.pending.push((disk) => ({ ...disk, unconfirmed })),
        changed: () => undefined,
      },
      { sayings: phone.disk.sayings, ...phone.disk.unconfirmed },
    );
  }

  function flush(phone: SimPhone): void {
    // From now on the screen says that all of it is saved.
    for (const { tap } of phone.copy.state().waiting) kept.add(tap.id);
    for (const write of phone.pending.splice(0)) {
      phone.disk = write(phone.disk);
      for (const { id } of phone.disk.unconfirmed.waiting) kept.add(id);
    }
  }

  function cut(phone: SimPhone): void {
    const { wire } = phone;
    if (!wire) return;
    phone.wire = null;
    wire.ear.closed();
    phone.copy.disconnected();
  }

  async function arrive(): Promise<boolean> {
    const ways: (() => void)[] = [];
    for (const phone of phones) {
      const { wire } = phone;
      if (wire && wire.up.length > 0) ways.push(() => void wire.ear.receive(wire.up.shift() ?? ''));
      if (wire && wire.down.length > 0) ways.push(() => deliver(phone, wire));
    }
    if (gates.length > 0) ways.push(() => gates.splice(draw.number(gates.length), 1)[0]?.());
    if (ways.length === 0) return false;
    draw.pick(ways)();
    await settle();
    return true;
  }

  function deliver(phone: SimPhone, { ear, down }: Wire): void {
    hear(phone, down.shift() ?? '');
    if (down.length === 0) ear.drained();
  }

  function hear(phone: SimPhone, raw: string): void {
    const message = readFromHub(raw);
    if (!message.ok)
      throw new Error(`a phone cannot read ${raw}: ${message.error.path ?? message.error.code}`);
    phone.copy.receive(message.value);
  }

  return {
    draw,
    game,
    phones,
    hubs,
    store,
    kept,
    flush,
    cut,
    arrive,
    tap: (phone) => {
      const wanted = drawWanted(table, phone.copy.state().shown, draw);
      if (wanted) phone.copy.do(wanted);
    },
    connect(phone, number) {
      cut(phone);
      const hub = hubs[number];
      if (!hub) return;
      const down: string[] = [];
      const ear = hub.open({
        address: phone.id,
        send: (message) => void down.push(JSON.stringify(message)),
        isFull: () => down.length >= FULL_WIRE,
        close: () => phone.wire?.ear === ear && cut(phone),
      });
      phone.wire = { hub: number, ear, up: [], down };
      phone.copy.connected();
    },
    kill(phone) {
      cut(phone);
      // The disk keeps what it was asked to, in order, up to some point.
      const left = draw.number(phone.pending.length + 1);
      for (const write of phone.pending.splice(0, left)) {
        phone.disk = write(phone.disk);
        for (const { id } of phone.disk.unconfirmed.waiting) kept.add(id);
      }
      phone.pending.splice(0);
      phone.copy = start(phone);
    },
    crash(number) {
      for (const phone of phones) if (phone.wire?.hub === number) cut(phone);
      hubs[number] = startHub(number);
    },
    wipe() {
      hubs.forEach((_, number) => {
        for (const phone of phones) if (phone.wire?.hub === number) cut(phone);
        hubs[number] = startHub(number);
      });
      store.wipe();
    },
    log: () => store.lines(TABLE, 0, 100_000),
  };
}

/** Promises that wait for nothing outside have run. */
async function settle(): Promise<void> {
  for (let i = 0; i < 12; i += 1) await Promise.resolve();
}

function slowly(store: TableStore, gates: (() => void)[]): TableStore {
  const turn = () => new Promise<void>((resolve) => void gates.push(resolve));
  const later =
    <A extends readonly unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      await turn();
      return work(...args);
    };
  return {
    table: later(store.table),
    tableOfCode: later(store.tableOfCode),
    create: later(store.create),
    wasDeleted: later(store.wasDeleted),
    setCode: later(store.setCode),
    putPhone: later(store.putPhone),
    append: later(store.append),
    lines: later(store.lines),
    hashBefore: later(store.hashBefore),
    seal: later(store.seal),
    seals: later(store.seals),
    setMoment: later(store.setMoment),
    setHere: later(store.setHere),
    beat: later(store.beat),
    marks: later(store.marks),
    list: later(store.list),
    setClosed: later(store.setClosed),
    closeResting: later(store.closeResting),
    remove: later(store.remove),
  };
}

/** What the log says, played from the start. */
export function foldLines(game: AnyGame, lines: readonly Line[]): Session<unknown, unknown> {
  const entry = entryOf((at) => game.event(at));
  return lines.reduce<Session<unknown, unknown>>(
    (session, line) => {
      const found = read(line.entry, entry);
      if (!found.ok) throw new Error(`line ${line.seq} cannot be read`);
      const next = advance(game, session, { ...found.value, id: line.id, by: line.by });
      if (!next.ok) throw new Error(`line ${line.seq} does not follow: ${next.error}`);
      return next.value;
    },
    startSession(game.initial({})),
  );
}
