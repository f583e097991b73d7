import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line between phones and hubs that can break, and that leads each phone to any hub, as a load balancer does. */
export interface BadLine {
  readonly port: number;
  /** Every wire to this hub breaks, for both ends. */
  cut(hub: number): void;
  /** Nothing goes through to this hub or back, and nobody hears so; what was on its way arrives afterwards. */
  hole(hub: number, ms: number): void;
  end(): Promise<void>;
}

interface Wire {
  readonly phone: Socket;
  readonly hub: Socket;
  readonly port: number;
}

interface Wishes {
  /** Where hubs listen; one that does not answer is passed over. */
  readonly hubs: readonly number[];
  readonly delay: number;
  /** From 0 to 1. */
  luck(): number;
}

export async function startBadLine({ hubs, delay, luck }: Wishes): Promise<BadLine> {
  const wires = new Set<Wire>();
  const holes = new Map<number, Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      timers.add(timer);
    });
  }

  /** In order, each piece after the delay, and not while there is a hole. */
  function carry(from: Socket, to: Socket, port: number): void {
    let tail: Promise<unknown> = Promise.resolve();
    const then = (work: () => void) => {
      const due = Date.now() + delay;
      tail = tail.then(async () => {
        await holes.get(port);
        const left = due - Date.now();
        if (left > 0) await wait(left);
        work();
      });
    };
    from.on('data', (piece) => then(() => void (to.destroyed || to.write(piece))));
    // That the other end is gone is news as well.
    from.on('close', () => then(() => to.destroy()));
    from.on('error', () => from.destroy());
  }

  async function lead(phone: Socket): Promise<void> {
    const start = Math.floor(luck() * hubs.length);
    for (const [i] of hubs.entries()) {
      const port = hubs[(start + i) % hubs.length] ?? 0;
      const hub = await reach(port);
      if (!hub) continue;
      const wire = { phone, hub, port };
      wires.add(wire);
      hub.on('close', () => wires.delete(wire));
      carry(phone, hub, port);
      carry(hub, phone, port);
      phone.resume();
      return;
    }
    phone.destroy();
  }

  const server = createServer({ pauseOnConnect: true, noDelay: true }, (phone) => {
    phone.on('error', () => phone.destroy());
    void lead(phone);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const cut = (port: number | null) => {
    for (const wire of wires)
      if (port === null || wire.port === port) {
        wire.phone.destroy();
        wire.hub.destroy();
      }
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: (hub) => cut(hub),
    hole: (hub, ms) => {
      const hole = wait(ms).then(() => void (holes.get(hub) === hole && holes.delete(hub)));
      holes.set(hub, hole);
    },
    end: async () => {
      for (const timer of timers) clearTimeout(timer);
      cut(null);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function reach(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}
