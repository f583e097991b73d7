import { unwrap, type Seat } from '@/engine';
import { findGame, isPlayable } from '@/games';
import type { TableStore } from '@/live/tableStore';
import { followedIn, type Followed } from '@/state/live/followed';
import type { LiveView } from '@/state/live/liveView';
import { newSession } from '@/state/newSession';
import { openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { ANA, BO } from '../../support/restartable';
import './ballot';
import { startParty, type Party } from './party';
import { isLive, isQuiet, join, until, type AppPhone } from './phones';

/** Whole apps at one table with a vote, around a hub that can be killed. */
export interface BallotTable extends Pick<Party, 'phones' | 'file' | 'end'> {
  /** The hub dies; its disk stays. */
  killHub(): Promise<void>;
  startHub(): Promise<void>;
  /** One more, in nobody's seat or in this one. */
  joinLate(name: string, seat: string | null): Promise<AppPhone>;
}

/** A phone for each seat, the first one is the host's; `around` may wrap the hub's store. */
export async function sitDown(
  seats: readonly string[],
  around?: (store: TableStore) => TableStore,
): Promise<BallotTable> {
  const party = await startParty(around);
  const { phones, file, end } = party;
  const host = await party.take(seats[0] ?? '');
  await openBallot(host.stores());
  await party.share(host.stores(), seats[0] ?? null);
  const joinLate = async (name: string, seat: string | null) => {
    const phone = await party.take(name);
    await join(phone.stores(), host.stores(), seat);
    await until(phone.stores(), () => isQuiet(phone.stores()) && viewOf(phone).isCurrent);
    return phone;
  };
  for (const seat of seats.slice(1)) await joinLate(seat, seat);
  return {
    phones,
    file,
    end,
    joinLate,
    killHub: async () => {
      await party.killHub();
      for (const { stores } of phones) await until(stores(), () => !isLive(stores()));
    },
    startHub: async () => {
      await party.startHub();
      for (const phone of phones) {
        phone.comeBack();
        await until(phone.stores(), () => isLive(phone.stores()));
      }
    },
  };
}

const CY: Seat = { id: 'cy', name: 'Cy', colour: 'leaf' };
const DI: Seat = { id: 'di', name: 'Di', colour: 'kite' };

async function openBallot({ services, session }: Stores): Promise<string> {
  const entry = findGame('scorepad');
  if (!entry || !isPlayable(entry)) throw new Error('there is no score pad');
  const settings = { name: 'Harbour', counting: 'free' };
  const id = unwrap(await newSession(services, await entry.load(), [ANA, BO, CY, DI], settings));
  await session.getState().open(id);
  return id;
}

export function viewOf({ stores }: AppPhone): LiveView {
  const { view } = stores().live.getState();
  if (!view) throw new Error('it is at no table');
  return view;
}

export function followed(phone: AppPhone): Followed | null {
  const open = openSessionOf(phone.stores().session.getState());
  return open && followedIn(open, viewOf(phone));
}

/** As its screen does it. */
export async function openWizard({ stores }: AppPhone): Promise<void> {
  const { session, wizard } = stores();
  await wizard.getState().open(openSessionOf(session.getState())?.id ?? '', 'ballot');
}

export const wizardOf = ({ stores }: AppPhone) => stores().wizard.getState();
export const penOf = ({ stores }: AppPhone) => {
  const { pen } = stores().live.getState();
  if (!pen) throw new Error('it is at no table');
  return pen;
};

export function eventually(phone: AppPhone, isSo: (stores: Stores) => boolean): Promise<void> {
  return until(phone.stores(), () => isSo(phone.stores()));
}
