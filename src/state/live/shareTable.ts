import type { Result, Refusal } from '@/engine';
import { EMPTY_OUTBOX } from '@/data/shares';
import { openSessionOf, type SessionStore } from '../sessionStore';
import type { Services } from '../services';
import { joinTable, knock, sitDown } from './joinTable';
import type { LiveStore } from './liveStore';

interface Stores {
  readonly services: Services;
  readonly session: SessionStore;
  readonly live: LiveStore;
}

/** Makes the game on the table one that others can join. `seat`: who holds this phone; null is nobody in particular. */
export async function shareTable(
  { services, session }: Stores,
  hub: string,
  seat: string | null,
): Promise<void> {
  const open = openSessionOf(session.getState());
  if (!open || open.broken) return;
  const { data, makeId, writer } = services;
  await writer.flush(open.id);
  const name = open.seats.find(({ id }) => id === seat)?.name ?? '';
  await data.shares.put({
    sessionId: open.id,
    tableId: makeId(),
    hub,
    link: makeId(),
    me: { id: makeId(), token: makeId(), name, seat, watch: false },
    phones: [],
    outbox: EMPTY_OUTBOX,
  });
  await session.getState().attach();
}

/** Another seat for this phone, or none: then it only watches. */
export async function changeSeat({ services, session }: Stores, seat: string | null): Promise<void> {
  const open = openSessionOf(session.getState());
  if (!open) return;
  const name = open.seats.find(({ id }) => id === seat)?.name ?? '';
  await services.writer.flush(open.id);
  await sitDown(services.data, open.id, { name, seat, watch: seat === null });
  await session.getState().attach();
}

/** The game goes on alone on this phone, with everything that was done on it. */
export async function leaveTable({ services, session, live }: Stores): Promise<void> {
  const open = openSessionOf(session.getState());
  if (!open) return;
  live.getState().detach();
  await services.writer.flush(open.id);
  await services.data.shares.leave(open.id);
}

/**
 * The table went on differently elsewhere: what this phone has becomes a game of its own, and the table another one.
 * Returns the id of that, or why it cannot be had now.
 */
export async function partWays(stores: Stores): Promise<Result<string, Refusal>> {
  const { view } = stores.live.getState();
  if (!view) throw new Error('no table is shared');
  const { hub, tableId, secret, me } = view;
  const found = await knock(stores.services, hub, { table: tableId, secret });
  if (!found.ok) return found;
  await leaveTable(stores);
  return { ok: true, value: await joinTable(stores.services, found.value, me.watch ? null : me.seat) };
}
