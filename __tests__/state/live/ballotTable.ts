import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { unwrap, type Seat } from '@/engine';
import { findGame, isPlayable } from '@/games';
import type { TableStore } from '@/live/tableStore';
import { followedIn, type Followed } from '@/state/live/followed';
import * as liveParts from '@/state/live/liveParts';
import type { LiveView } from '@/state/live/liveView';
import { newSession } from '@/state/newSession';
import { openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { startHubHere, type HubHere } from '../../hub/support/hubHere';
import { ANA, BO } from '../../support/restartable';
import './ballot';
import { isLive, isQuiet, join, startPhone, until, type AppPhone } from './phones';

/** Whole apps at one table with a vote, around a hub that can be killed. */
export interface BallotTable {
  readonly phones: readonly AppPhone[];
  /** Where the hub keeps its tables. */
  readonly file: string;
  /** The hub dies; its disk stays. */
  killHub(): Promise<void>;
  startHub(): Promise<void>;
  /** One more, in nobody's seat or in this one. */
  joinLate(name: string, seat: string | null): Promise<AppPhone>;
  end(): Promise<void>;
}

/** A phone for each seat, the first one is the host's; `around` may wrap the hub's store. */
export async function sitDown(
  seats: readonly string[],
  around?: (store: TableStore) => TableStore,
): Promise<BallotTable> {
  const folder = mkdtempSync(path(tmpdir(), 'ballot-'));
  const start = () => startHubHere(around, { folder });
  let hub: HubHere | null = await start();
  let port = hub.port;
  const phones: AppPhone[] = [];
  const take = async (name: string) => {
    const phone = await startPhone(name, () => port);
    phones.push(phone);
    return phone;
  };
  const host = await take(seats[0] ?? '');
  await openBallot(host.stores());
  await liveParts.shareTable(host.stores(), `ws://127.0.0.1:${port}/live`, seats[0] ?? null);
  await until(host.stores(), () => isLive(host.stores()));
  const joinLate = async (name: string, seat: string | null) => {
    const phone = await take(name);
    await join(phone.stores(), host.stores(), seat);
    await until(phone.stores(), () => isQuiet(phone.stores()) && viewOf(phone).isCurrent);
    return phone;
  };
  for (const seat of seats.slice(1)) await joinLate(seat, seat);
  return {
    phones,
    file: path(folder, 'tables.db'),
    joinLate,
    killHub: async () => {
      await hub?.end();
      hub = null;
      for (const { stores } of phones) await until(stores(), () => !isLive(stores()));
    },
    startHub: async () => {
      hub = await start();
      ({ port } = hub);
      for (const { stores } of phones) {
        stores().live.getState().table?.retry();
        await until(stores(), () => isLive(stores()));
      }
    },
    end: async () => {
      for (const { stores, disk } of phones) {
        await stores().session.getState().close();
        await disk.end();
      }
      await hub?.end();
      rmSync(folder, { recursive: true, force: true });
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
