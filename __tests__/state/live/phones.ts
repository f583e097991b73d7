import { WebSocket } from 'ws';
import { sameJson, unwrap } from '@/engine';
import * as liveParts from '@/state/live/liveParts';
import type { LiveServices } from '@/state/live/liveServices';
import { openSessionOf } from '@/state/sessionStore';
import type { Stores } from '@/state/stores';
import { noHub } from '../../support/noHub';
import { createRestartable, type Restartable } from '../../support/restartable';

/** A whole app without its screens, on a real disk and a real wire. */
export interface AppPhone {
  stores(): Stores;
  readonly disk: Restartable;
  /** Killed and started again. */
  restart(): Promise<void>;
  /** Out of reach, until it comes back. */
  goAway(): void;
  comeBack(): void;
  /** A message of its own making on its wire. */
  say(message: unknown): void;
  /** Everything that crossed its wire, both ways. */
  readonly frames: readonly string[];
}

/** Where nobody listens. */
const NOWHERE = 1;

export async function startPhone(name: string, port: () => number): Promise<AppPhone> {
  const sockets = new Set<WebSocket>();
  const frames: string[] = [];
  let isAway = false;
  const live: LiveServices = {
    ...noHub,
    WebSocket: class extends WebSocket {
      constructor(url: string) {
        // The hub may have come back on another port.
        super(url.replace(/:\d+\//, `:${isAway ? NOWHERE : port()}/`));
        sockets.add(this);
        this.on('error', () => undefined);
        this.on('message', (data: Buffer) => void frames.push(String(data)));
      }

      override send(data: string): void {
        frames.push(data);
        super.send(data);
      }
    },
  };
  const cut = () => {
    for (const socket of sockets) socket.terminate();
    sockets.clear();
  };
  const disk = createRestartable(() => Date.now(), undefined, { live, name });
  let stores = await disk.start();
  return {
    frames,
    say: (message) => [...sockets].at(-1)?.send(JSON.stringify(message)),
    disk,
    stores: () => stores,
    restart: async () => {
      cut();
      stores = await disk.start();
    },
    goAway: () => {
      isAway = true;
      cut();
    },
    comeBack: () => {
      isAway = false;
      stores.live.getState().table?.retry();
    },
  };
}

/** Changes of the score as this phone shows them. */
export function totals({ session }: Stores): unknown {
  return (openSessionOf(session.getState())?.session.state as { totals: unknown }).totals;
}

export function shows(stores: Stores, figures: Readonly<Record<string, number>>): boolean {
  return sameJson(totals(stores), figures);
}

/** Waits until it is so, as the stores say; a test that hangs ends by jest's own limit. */
export async function until(stores: Stores, isSo: () => boolean): Promise<void> {
  if (isSo()) return;
  await new Promise<void>((resolve) => {
    const stop: (() => void)[] = [];
    const look = () => {
      if (!isSo()) return;
      for (const end of stop) end();
      resolve();
    };
    stop.push(
      stores.live.subscribe(look),
      stores.session.subscribe(look),
      stores.wizard.subscribe(look),
      stores.services.writer.subscribe(look),
    );
  });
}

export const isLive = ({ live }: Stores) => live.getState().view?.link.kind === 'live';
export const isQuiet = (stores: Stores) => isLive(stores) && stores.live.getState().view?.waiting === 0;

/** Joins by the link of a table that another phone shares. */
export async function join(
  { services, session }: Stores,
  host: Stores,
  seat: string | null,
): Promise<string> {
  const { hub, tableId, secret } = host.live.getState().view!;
  const found = unwrap(await liveParts.knock(services, hub, { table: tableId, secret }));
  const id = await liveParts.joinTable(services, found, seat);
  await session.getState().open(id);
  return id;
}
