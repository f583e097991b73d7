import type { Line } from './line';
import type { Caller, HubRefusal } from './protocol';
import type { Room } from './rooms';
import { sameSecret, secretHash } from './secret';
import type { KnownPhone, TableStore } from './tableStore';

/** Lets a phone in that is known by its secret, or new with the table's link or its six letters. */
export async function admit(
  store: TableStore,
  room: Room,
  me: Caller,
  byCode: boolean,
  link: string | undefined,
): Promise<KnownPhone | null> {
  const before = room.phones.get(me.id);
  if (before && !sameSecret(before.tokenHash, me.token)) return null;
  if (!before && !byCode && link !== room.link) return null;
  const phone = known(me, before?.role === 'host' ? 'host' : me.watch ? 'watch' : 'player');
  if (!before || JSON.stringify(before) !== JSON.stringify(phone)) {
    await store.putPhone(room.table.about.id, phone);
    room.phones.set(phone.id, phone);
  }
  return phone;
}

export function known({ id, name, seat, token }: Caller, role: KnownPhone['role']): KnownPhone {
  return { id, name, seat: role === 'watch' ? null : seat, role, tokenHash: secretHash(token) };
}

export function reasonAgainst(
  phone: KnownPhone,
  lines: readonly Line[],
): { at: number; code: HubRefusal } | null {
  if (phone.role === 'watch') return { at: 0, code: 'watching' };
  const at = lines.findIndex(({ by }) => by !== phone.id);
  return at === -1 ? null : { at, code: 'not-yours' };
}
