import { createServer, type Server } from 'node:http';
import { connect, createServer as createDoor, type AddressInfo, type Socket } from 'node:net';
import { openHub } from '@/hub/main';

export interface ClubHub {
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  /** What it wrote into its journal, and whatever else it said. */
  readonly said: readonly string[];
  /** As SIGTERM does. */
  end(): Promise<void>;
}

/** A hub as `npm start` runs it, in this process. */
export async function startClubHub(env: Readonly<Record<string, string>>): Promise<ClubHub> {
  const said: string[] = [];
  const hub = await openHub(env, (words) => void said.push(words));
  if (typeof hub === 'string') throw new Error(hub);
  const server = createServer((request, response) => {
    if (!hub.answer(request, response)) response.writeHead(404).end();
  });
  server.on('upgrade', hub.upgrade);
  const port = await listen(server);
  let ending: Promise<void> | null = null;
  return {
    env,
    port,
    said,
    end: () => (ending ??= Promise.all([closed(server), hub.close()]).then(() => undefined)),
  };
}

function listen(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export interface Balancer {
  readonly port: number;
  end(): Promise<void>;
}

/** In front of several hubs: each new wire goes to the next one that answers. */
export async function balance(ports: () => readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;
  const door = createDoor((phone) => {
    const all = ports();
    turn += 1;
    const hub = connect(all[turn % Math.max(1, all.length)] ?? 1, '127.0.0.1');
    for (const [one, other] of [
      [phone, hub],
      [hub, phone],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await new Promise<number>((resolve) =>
    door.listen(0, '127.0.0.1', () => resolve((door.address() as AddressInfo).port)),
  );
  return {
    port,
    end: () =>
      new Promise((resolve) => {
        door.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
