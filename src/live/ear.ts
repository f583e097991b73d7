import { admit, known, reasonAgainst } from './admit';
import { asSeen, tellPassed } from './beside';
import { keep, seal, setDoor, share } from './besideActs';
import { passedTo } from './hubSeals';
import type { Desk } from './desk';
import { isPlayable, letIn } from './letIn';
import { ORIGIN } from './line';
import { PROTOCOL, readToHub, type HubRefusal, type ToHub } from './protocol';
import { spread, within, type Guest, type Room, type Wire } from './rooms';
import type { KnownPhone } from './tableStore';

/** What a wire hears from its phone. */
export interface Ear {
  receive(raw: string): Promise<void>;
  /** A wire that was full has room again. */
  drained(): void;
  closed(): void;
}

type Say<S extends ToHub['say']> = Extract<ToHub, { say: S }>;

export function openEar(desk: Desk, wire: Wire): Ear {
  const { needs, rooms, beside, shut, sayHere, suspect } = desk;
  const { store } = needs;
  let room: Room | null = null;
  let guest: Guest | null = null;
  let tail: Promise<void> = Promise.resolve();
  let isGone = false;

  function no(code: HubRefusal): void {
    needs.noted?.({ what: 'refused', code });
    wire.send({ say: 'no', code });
  }

  /** Nothing can be done at the moment, or at this table: this wire waits until it can. */
  function wait(code: HubRefusal, table: string | null): void {
    if (!isGone) shut.set(wire, table);
    no(code);
  }

  async function hello(message: Say<'hello'>): Promise<void> {
    if (message.v !== PROTOCOL) return no('version');
    const { code, table, head, last } = message;
    if (code !== undefined && !(await needs.mayGuess(wire.address))) return no('too-many');
    const id = code === undefined ? table : await store.tableOfCode(code.toUpperCase());
    if (code !== undefined && id === null) return no('code');
    if (code !== undefined) await needs.guessedRight(wire.address);
    const found = id == null ? null : await rooms.of(id);
    if (!found) {
      if (id != null && (await store.wasDeleted(id))) return no('deleted');
      return wire.send({ say: 'unknown', have: 0 });
    }
    await within(found, async () => {
      const phone = await enter(found, message);
      if (!phone) return;
      // A newcomer knows nothing of the table yet.
      if (code !== undefined || head === 0)
        wire.send({ say: 'joined', about: found.table.about, link: found.link });
      await sit(found, phone, head, last);
    });
  }

  /** Null where this phone was turned away with a word. */
  async function enter(found: Room, { me, code, link }: Say<'hello'>): Promise<KnownPhone | null> {
    const { id } = found.table.about;
    const open = await letIn(desk.needs, found, me);
    if (open === 'gone') {
      rooms.forget(found, 'deleted');
      no('deleted');
      return null;
    }
    beside.takeOver(found, open);
    if (open.closed) {
      rooms.forget(found, 'closed');
      wait('closed', id);
      return null;
    }
    const phone = await admit(needs, found, me, code !== undefined, link);
    if (typeof phone !== 'string') return phone;
    no(phone);
    return null;
  }

  async function sit(found: Room, phone: KnownPhone, head: number, last: string): Promise<void> {
    stand();
    await found.table.catchUp();
    const upTo = Math.min(head, found.table.head());
    if (head <= found.table.head() && (await found.table.hashBefore(head)) !== last)
      return wire.send({ say: 'fork', head: found.table.head() });
    // Closed meanwhile: nobody would ever get up from this seat.
    if (isGone) return;
    room = found;
    guest = { wire, phone, sent: upTo, dismiss: (code) => dismiss(found, code) };
    found.guests.add(guest);
    wire.send({
      say: 'welcome',
      head: found.table.head(),
      last: found.table.last(),
      now: needs.now(),
      you: asSeen(phone, true),
      ownRow: needs.limits?.ownRow ?? false,
    });
    await spread(found);
    const { moment } = found.beside;
    if (moment?.wizard) wire.send(moment.wizard);
    await beside.tellSeals(found, guest);
    const passed = passedTo(moment, phone);
    if (passed) tellPassed(guest, passed);
    beside.tellWhoIsHere(found, guest);
    void sayHere(found.table.about.id);
  }

  function stand(): void {
    const left = room;
    if (!left || !guest) return;
    left.guests.delete(guest);
    left.emptySince = needs.now();
    room = null;
    guest = null;
    beside.tellWhoIsHere(left);
    void sayHere(left.table.about.id);
  }

  function dismiss(from: Room, code: HubRefusal): void {
    stand();
    // One that was deleted never comes back.
    if (code === 'deleted') no(code);
    else wait(code, code === 'no-store' ? null : from.table.about.id);
  }

  async function seed(message: Say<'seed'>): Promise<void> {
    const { v, about, link, me, seq, prev, lines } = message;
    if (v !== PROTOCOL) return no('version');
    if (!(await isPlayable(needs, about))) return no('unreadable');
    if (!(await rooms.of(about.id)) && needs.mayLay && !(await needs.mayLay(wire.address)))
      return no('too-many');
    if (await store.create({ about, link, host: known(me, 'host') }))
      needs.noted?.({ what: 'made', table: about.id });
    // A look that began before the table was there found nothing, and is forgotten with its answer.
    const found = (await rooms.of(about.id)) ?? (await rooms.of(about.id));
    if (!found) return no((await store.wasDeleted(about.id)) ? 'deleted' : 'unreadable');
    await within(found, async () => {
      const phone = await enter(found, { ...message, say: 'hello', head: 0, last: ORIGIN });
      if (!phone) return;
      if (seq + lines.length > (needs.limits?.lines ?? Infinity)) return no('full');
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

  async function append({ n, seq, prev, lines }: Say<'append'>): Promise<void> {
    if (!room || !guest) return no(shut.has(wire) ? 'no-store' : 'token');
    const [here, me] = [room, guest];
    const begun = needs.now();
    await within(here, async () => {
      const { lines: most = Infinity, ownRow = false } = needs.limits ?? {};
      const tooLong = seq + lines.length > most ? ({ at: 0, code: 'full' } as const) : null;
      const refused = reasonAgainst(me.phone, lines) ?? tooLong;
      if (refused) return refuse(n, refused);
      const only = ownRow && me.phone.role !== 'host' ? (me.phone.seat ?? '') : null;
      const appended = await here.table.append(seq, prev, lines, only);
      if (appended.kind === 'refused') refuse(n, appended);
      else if (appended.kind === 'stale') wire.send({ say: 'stale', n, head: here.table.head() });
      else {
        me.sent = Math.max(me.sent, seq + lines.length);
        wire.send({ say: 'taken', n, count: lines.length });
        needs.noted?.({ what: 'appended', lines: lines.length, ms: needs.now() - begun });
      }
      // It fits and was not taken: there is no such table any more.
      if (appended.kind === 'stale' && here.table.head() === seq && here.table.last() === prev)
        await beside.reread(here);
      await spread(here);
    });
  }

  function refuse(n: number, { at, code }: { readonly at: number; readonly code: HubRefusal }): void {
    needs.noted?.({ what: 'refused', code });
    wire.send({ say: 'refused', n, at, code });
  }

  /** For who sits at a table and does not only watch. */
  function act(work: (here: Room, me: Guest) => Promise<void>): Promise<void> | void {
    if (!room || !guest || guest.phone.role === 'watch') return no('watching');
    const [here, me] = [room, guest];
    return within(here, () => work(here, me));
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
        return act((here) => setDoor(desk, here, message.open));
      case 'wizard':
        if (message.pen !== guest?.phone.id) return no(guest ? 'not-yours' : 'watching');
        return act((here, me) => share(desk, here, me, message));
      case 'seal':
        return act((here, me) => seal(desk, here, me, message));
      case 'keep':
        if (message.seat !== guest?.phone.seat) return no(guest ? 'not-yours' : 'watching');
        return act((here, me) => keep(desk, here, me, message));
      case 'ping':
        return wire.send({ say: 'pong', n: message.n, head: room?.table.head() ?? 0 });
    }
  }

  return {
    receive: (raw) => {
      // In the order in which they came: a phone's second message waits for its first.
      tail = tail
        .then(async () => {
          const message = readToHub(raw);
          if (!message.ok) return no(message.error.code === 'too-long' ? 'too-long' : 'unreadable');
          await hear(message.value);
        })
        // A disk that refuses: the phone hears it, and comes back when it is well.
        .catch(() => {
          if (room) rooms.forget(room, 'no-store');
          else wait('no-store', null);
          suspect();
        });
      return tail;
    },
    drained: () => {
      const here = room;
      if (here) within(here, () => spread(here)).catch(() => rooms.forget(here, 'no-store'));
    },
    closed: () => {
      isGone = true;
      shut.delete(wire);
      stand();
    },
  };
}
