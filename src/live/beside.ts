import { sameJson } from '@/engine';
import { passedTo, sealsAsSeen } from './hubSeals';
import type { Phone } from './protocol';
import type { Guest, HubNeeds, Room, Rooms } from './rooms';
import type { Beside, KnownPhone, Moment } from './tableStore';

/** What a table shares beside its log, whichever hub its phones came to. */
export interface BesideTheLog {
  /** Ids of the phones at this table, here and at other hubs. */
  here(room: Room): ReadonlySet<string>;
  phonesHere(room: Room): readonly KnownPhone[];
  /** To everybody, if it is new; to this one anyway. */
  tellWhoIsHere(room: Room, to?: Guest): void;
  tellSeals(room: Room, to?: Guest): Promise<void>;
  /** Takes over what other hubs did, and tells the phones; false where the table is no longer there for them. */
  reread(room: Room): Promise<boolean>;
  takeOver(room: Room, beside: Beside): void;
  /** Compare and set, until it fits; null where it is not to be changed after all. */
  change(room: Room, to: (moment: Moment) => Moment | null): Promise<Moment | null>;
}

const NOTHING: Moment = { wizard: null, passed: [] };
/** Somebody who always comes second has a reason to stop. */
const TRIES = 10;

export function createBeside({ hub, store }: HubNeeds, rooms: Rooms): BesideTheLog {
  function here({ guests, beside }: Room): ReadonlySet<string> {
    const elsewhere = beside.here.filter((one) => one.hub !== hub).map(({ phone }) => phone);
    return new Set([...[...guests].map(({ phone }) => phone.id), ...elsewhere]);
  }

  function tellWhoIsHere(room: Room, to?: Guest): void {
    const present = here(room);
    const phones = room.beside.phones.map((phone) => asSeen(phone, present.has(phone.id)));
    const message = { say: 'here', phones, code: room.beside.code } as const;
    const words = JSON.stringify(message);
    for (const guest of room.guests) if (guest === to || words !== room.saidOfHere) guest.wire.send(message);
    room.saidOfHere = words;
  }

  async function tellSeals(room: Room, to?: Guest): Promise<void> {
    const messages = sealsAsSeen(await store.seals(room.table.about.id));
    const words = JSON.stringify(messages);
    for (const guest of room.guests)
      if (guest === to || words !== room.saidOfSeals)
        for (const message of messages) guest.wire.send(message);
    room.saidOfSeals = words;
  }

  function takeOver(room: Room, beside: Beside): void {
    const before = room.beside.moment;
    const { moment } = beside;
    room.beside = beside;
    for (const guest of room.guests) {
      if (moment?.wizard && !sameJson(before?.wizard, moment.wizard)) guest.wire.send(moment.wizard);
      const passed = passedTo(moment, guest.phone);
      if (passed && !sameJson(passedTo(before, guest.phone), passed)) tellPassed(guest, passed);
    }
  }

  async function reread(room: Room): Promise<boolean> {
    const { id } = room.table.about;
    const record = await store.table(id);
    if (!record) {
      // One that was lost, and not deleted, is brought back by its phones.
      rooms.forget(room, (await store.wasDeleted(id)) ? 'deleted' : 'no-store');
      return false;
    }
    if (record.closed) {
      rooms.forget(room, 'closed');
      return false;
    }
    takeOver(room, record);
    await tellSeals(room);
    tellWhoIsHere(room);
    return true;
  }

  return {
    here,
    phonesHere: (room) => {
      const present = here(room);
      return room.beside.phones.filter(({ id }) => present.has(id));
    },
    tellWhoIsHere,
    tellSeals,
    takeOver,
    reread,
    async change(room, to) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const before = room.beside.moment;
        const next = to(before ?? NOTHING);
        if (!next) return null;
        if (await store.setMoment(room.table.about.id, before, next)) {
          room.beside = { ...room.beside, moment: next };
          return next;
        }
        if (!(await reread(room))) return null;
      }
      return null;
    },
  };
}

export function tellPassed({ wire }: Guest, { wizard, seat }: { wizard: string; seat: string }): void {
  wire.send({ say: 'passed', wizard, seat });
}

export function asSeen({ id, name, seat, role }: KnownPhone, here: boolean): Phone {
  return { id, name, seat, role, here };
}
