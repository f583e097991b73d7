import type { Line } from './line';
import type { Caller, HubRefusal } from './protocol';
import type { HubNeeds, Room } from './rooms';
import { sameSecret, secretHash } from './secret';
import type { KnownPhone } from './tableStore';

/** Lets a phone in that is known by its secret, or new with the table's link or its six letters; or why not. */
export async function admit(
  { store, limits }: Pick<HubNeeds, 'store' | 'limits'>,
  room: Room,
  me: Caller,
  byCode: boolean,
  link: string | undefined,
): Promise<KnownPhone | HubRefusal> {
  const before = room.beside.phones.find(({ id }) => id === me.id);
  if (before && !sameSecret(before.tokenHash, me.token)) return 'token';
  if (!before && !byCode && link !== room.link) return 'token';
  if (!before && room.beside.phones.length >= (limits?.phones ?? Infinity)) return 'full';
  const phone = known(me, before?.role === 'host' ? 'host' : me.watch ? 'watch' : 'player');
  if (!before || JSON.stringify(before) !== JSON.stringify(phone)) {
    // By way of another hub it may have come with another secret.
    if (!(await store.putPhone(room.table.about.id, phone))) return 'token';
    const { phones } = room.beside;
    const all = before ? phones.map((one) => (one.id === phone.id ? phone : one)) : [...phones, phone];
    room.beside = { ...room.beside, phones: all };
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
