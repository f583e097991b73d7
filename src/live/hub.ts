import { admit, known, reasonAgainst } from './admit';
import { mayShare } from './hubPen';
import { maySeal, sealsAsSeen } from './hubSeals';
import { ORIGIN } from './line';
import { PROTOCOL, readToHub, type AboutTable, type HubRefusal, type ToHub } from './protocol';
import {
  asSeen,
  createRooms,
  spread,
  tellWhoIsHere,
  within,
  type Guest,
  type HubNeeds,
  type Room,
  type Wire,
} from './rooms';
import type { KnownPhone } from './tableStore';

/** What a wire hears from its phone. */
export interface Ear {
  receive(raw: string): Promise<void>;
  /** A wire that was full has room again. */
  drained(): void;
  closed(): void;
}

export interface Hub {
  open(wire: Wire): Ear;
  /** Other hubs may have written: looks, and tells the phones. */
  look(): Promise<void>;
}

export function createHub(needs: HubNeeds): Hub {
  const { store } = needs;
  const rooms = createRooms(needs);

  async function look(): Promise<void> {
    for (const room of await rooms.opened())
      if (room.guests.size > 0) await within(room, () => refresh(room)).catch(() => rooms.forget(room));
  }

  async function refresh(room: Room): Promise<void> {
    await room.table.catchUp();
    await spread(room);
  }

  function open(wire: Wire): Ear {
    let room: Room | null = null;
    let guest: Guest | null = null;
    let tail: Promise<unknown> = Promise.resolve();
    let isGone = false;
    const no = (code: HubRefusal) => wire.send({ say: 'no', code });

    async function hello(message: Extract<ToHub, { say: 'hello' }>): Promise<void> {
      if (message.v !== PROTOCOL) return no('version');
      const { code, table, me, head, last } = message;
      if (code !== undefined && !needs.mayGuess(wire.address)) return no('too-many');
      const id = code === undefined ? table : await store.tableOfCode(code.toUpperCase());
      if (code !== undefined && id === null) return no('code');
      if (code !== undefined) needs.guessedRight(wire.address);
      const found = id == null ? null : await rooms.of(id);
      if (!found) return wire.send({ say: 'unknown', have: 0 });
      await within(found, async () => {
        const phone = await admit(store, found, me, code !== undefined, message.link);
        if (!phone) return no('token');
        // A newcomer knows nothing of the table yet.
        if (code !== undefined || head === 0)
          wire.send({ say: 'joined', about: found.table.about, link: found.link });
        await sit(found, phone, head, last);
      });
    }

    async function sit(found: Room, phone: KnownPhone, head: number, last: string): Promise<void> {
      stand();
      await found.table.catchUp();
      const known = Math.min(head, found.table.head());
      if (head <= found.table.head() && (await found.table.hashBefore(head)) !== last)
        return wire.send({ say: 'fork', head: found.table.head() });
      // Closed meanwhile: nobody would ever get up from this seat.
      if (isGone) return;
      room = found;
      guest = { wire, phone, sent: known };
      found.guests.add(guest);
      wire.send({
        say: 'welcome',
        head: found.table.head(),
        last: found.table.last(),
        now: needs.now(),
        you: asSeen(phone, true),
      });
      await spread(found);
      if (found.wizard) wire.send(found.wizard);
      for (const message of sealsAsSeen(await store.seals(found.table.about.id))) wire.send(message);
      tellWhoIsHere(found);
    }

    function stand(): void {
      if (room && guest) room.guests.delete(guest);
      room = null;
      guest = null;
    }

    async function seed(message: Extract<ToHub, { say: 'seed' }>): Promise<void> {
      const { v, about, link, me, seq, prev, lines } = message;
      if (v !== PROTOCOL) return no('version');
      if (!(await isPlayable(about))) return no('unreadable');
      await store.create({ about, link, host: known(me, 'host') });
      // A look that began before the table was there found nothing, and is forgotten with its answer.
      const found = (await rooms.of(about.id)) ?? (await rooms.of(about.id));
      if (!found) return no('unreadable');
      await within(found, async () => {
        const phone = await admit(store, found, me, false, link);
        if (!phone) return no('token');
        if (lines.length > 0) await found.table.append(seq, prev, lines);
        await spread(found);
        const have = found.table.head();
        const end = lines.at(-1);
        // The next piece, until this phone has nothing more; whether it was taken shows when it says hello again.
        const mine = end ? end.seq + 1 : 0;
        if (have === mine && lines.length > 0) return wire.send({ say: 'unknown', have });
        await sit(found, phone, mine, end?.hash ?? ORIGIN);
      });
    }

    async function isPlayable(about: AboutTable): Promise<boolean> {
      const game = await needs.game(about.gameId);
      try {
        return game !== null && game.initial(about.config) !== undefined;
      } catch {
        return false;
      }
    }

    async function append(message: Extract<ToHub, { say: 'append' }>): Promise<void> {
      const { n, seq, prev, lines } = message;
      if (!room || !guest) return no('token');
      const [here, me] = [room, guest];
      await within(here, async () => {
        const refused = reasonAgainst(me.phone, lines);
        if (refused) return wire.send({ say: 'refused', n, ...refused });
        const appended = await here.table.append(seq, prev, lines);
        if (appended.kind === 'refused')
          wire.send({ say: 'refused', n, at: appended.at, code: appended.code });
        else if (appended.kind === 'stale') wire.send({ say: 'stale', n, head: here.table.head() });
        else {
          me.sent = Math.max(me.sent, seq + lines.length);
          wire.send({ say: 'taken', n, count: lines.length });
        }
        await spread(here);
      });
    }

    async function door(isOpen: boolean): Promise<void> {
      if (!room || guest?.phone.role === 'watch') return no('watching');
      const here = room;
      await within(here, async () => {
        const code = isOpen ? (here.code ?? needs.makeCode()) : null;
        await store.setCode(here.table.about.id, code);
        here.code = code;
        tellWhoIsHere(here);
      });
    }

    function share(message: Extract<ToHub, { say: 'wizard' }>): void {
      if (!room || !guest || guest.phone.role === 'watch') return no('watching');
      if (message.pen !== guest.phone.id) return no('not-yours');
      if (!mayShare(room, message)) {
        // It hears what is there instead.
        if (room.wizard && room.wizard.pen !== message.pen) wire.send(room.wizard);
        return;
      }
      room.wizard = message;
      for (const other of room.guests) if (other !== guest) other.wire.send(message);
    }

    async function seal(message: Extract<ToHub, { say: 'seal' }>): Promise<void> {
      if (!room || !guest || guest.phone.role === 'watch') return no('watching');
      const { wizard, seat, seats, hash, box } = message;
      const [here, me] = [room, guest];
      await within(here, async () => {
        // Somebody who came back meanwhile chooses on their own phone.
        if (!maySeal(here, me, seat)) return;
        const all = await store.seal(here.table.about.id, { wizard, seat, seats, hash, box });
        for (const seen of sealsAsSeen(all)) for (const other of here.guests) other.wire.send(seen);
      });
    }

    async function hear(message: ToHub): Promise<void> {
      switch (message.say) {
        case 'hello':
          return hello(message);
        case 'seed':
          return seed(message);
        case 'append':
          return append(message);
        case 'door':
          return door(message.open);
        case 'wizard':
          return share(message);
        case 'seal':
          return seal(message);
        case 'ping':
          return wire.send({ say: 'pong', n: message.n, head: room?.table.head() ?? 0 });
      }
    }

    return {
      receive: (raw) => {
        // In the order in which they came: a phone's second message waits for its first.
        const mine = tail.then(async () => {
          const message = readToHub(raw);
          if (!message.ok) return no(message.error.code === 'too-long' ? 'too-long' : 'unreadable');
          await hear(message.value);
        });
        // A disk that refuses: the phone comes back and tries again.
        tail = mine.catch(() => {
          if (room) rooms.forget(room);
          wire.close();
        });
        return tail as Promise<void>;
      },
      drained: () => {
        const here = room;
        if (here) within(here, () => spread(here)).catch(() => rooms.forget(here));
      },
      closed: () => {
        isGone = true;
        const left = room;
        stand();
        if (left) tellWhoIsHere(left);
      },
    };
  }

  return { open, look };
}
