import type { Colour, Seat } from '@/engine';
import type { SayText } from '@/i18n';
import type { LiveView } from '@/state/live/liveView';

type Phone = LiveView['phones'][number];

/** Who taps on a phone, as the others know them. */
export interface Person {
  readonly name: string;
  /** Null for a phone without a seat. */
  readonly colour: Colour | null;
  readonly isMe: boolean;
}

/** The person at the phone that wrote something; null where nobody knows it. */
export function personAt(
  {
    me,
    phones,
  }: { readonly me: Pick<LiveView['me'], 'id' | 'name' | 'seat'>; readonly phones: readonly Phone[] },
  seats: readonly Seat[],
  by: string | undefined,
  say: SayText,
): Person | null {
  const phone = by === me.id ? me : phones.find(({ id }) => id === by);
  if (!phone) return null;
  const seat = seats.find(({ id }) => id === phone.seat);
  return {
    name: seat?.name ?? (phone.name || say('live.aPhone')),
    colour: seat?.colour ?? null,
    isMe: by === me.id,
  };
}

/** Those worth a row: who only looked in and left is none, nor is the old phone of somebody who is back with another. */
export function worthARow({ me, phones }: Pick<LiveView, 'me' | 'phones'>): readonly Phone[] {
  const back = new Set(phones.flatMap(({ here, seat }) => (here && seat !== null ? [seat] : [])));
  const known = phones.some(({ id }) => id === me.id);
  return (known ? phones : [asPhone(me), ...phones]).filter(
    ({ id, here, role, seat }) =>
      id === me.id || here || (role !== 'watch' && (seat === null || !back.has(seat))),
  );
}

/** This phone, before the table has said who is here. */
function asPhone({ id, name, seat, watch }: LiveView['me']): Phone {
  return { id, name, seat, role: watch ? 'watch' : 'player', here: false };
}
