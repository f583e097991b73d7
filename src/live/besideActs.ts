import { tellPassed } from './beside';
import type { Desk } from './desk';
import { mayShare } from './hubPen';
import { maySeal, passedTo, passOn, sealsAsSeen, taken } from './hubSeals';
import type { ToHub } from './protocol';
import type { Guest, Room } from './rooms';

type Seal = Extract<ToHub, { say: 'seal' }>;

/** The six letters, or none: strangers come in by them. */
export async function setDoor({ needs, beside }: Desk, here: Room, isOpen: boolean): Promise<void> {
  // At another hub it may be open already.
  if (!(await beside.reread(here))) return;
  const code = isOpen ? (here.beside.code ?? needs.makeCode()) : null;
  await needs.store.setCode(here.table.about.id, code);
  here.beside = { ...here.beside, code };
  beside.tellWhoIsHere(here);
}

/** The wizard of who holds the pen. */
export async function share(
  { beside }: Desk,
  here: Room,
  me: Guest,
  message: Extract<ToHub, { say: 'wizard' }>,
): Promise<void> {
  const shared = await beside.change(here, (moment) =>
    mayShare(moment.wizard, beside.here(here), message) ? { ...moment, wizard: message } : null,
  );
  const there = here.beside.moment?.wizard;
  if (shared) {
    for (const other of here.guests) if (other !== me) other.wire.send(message);
  }
  // It hears what is there instead.
  else if (there && there.pen !== message.pen) me.wire.send(there);
}

export async function seal(desk: Desk, here: Room, me: Guest, message: Seal): Promise<void> {
  const { beside } = desk;
  // Somebody who came back meanwhile has the say on their own phone.
  if (maySeal(beside.phonesHere(here), me.phone, message.seat)) return putIn(desk, here, message);
  await beside.change(here, (moment) => passOn(moment, message));
  for (const other of here.guests) if (other.phone.seat === message.seat) tellPassed(other, message);
}

/** What was chosen elsewhere for this phone is its choice. */
export async function keep(
  desk: Desk,
  here: Room,
  { phone }: Guest,
  { wizard }: Extract<ToHub, { say: 'keep' }>,
): Promise<void> {
  const passed = passedTo(here.beside.moment, phone);
  if (passed?.wizard === wizard) await putIn(desk, here, passed);
}

async function putIn({ needs, beside }: Desk, here: Room, choice: Seal): Promise<void> {
  const { wizard, seat, seats, hash, box } = choice;
  const messages = sealsAsSeen(
    await needs.store.seal(here.table.about.id, { wizard, seat, seats, hash, box }),
  );
  here.saidOfSeals = JSON.stringify(messages);
  for (const seen of messages) for (const other of here.guests) other.wire.send(seen);
  await beside.change(here, (moment) =>
    moment.passed.some((one) => one.seat === seat) ? taken(moment, seat) : null,
  );
}
