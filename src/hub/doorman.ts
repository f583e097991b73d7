import type { IncomingMessage } from 'node:http';
import { ownAddresses, plainAddress } from './addresses';

export interface Caps {
  readonly perAddress: number;
  readonly inAll: number;
}

/** Why somebody does not get in, as HTTP says it and in words. */
export interface TurnedAway {
  readonly status: number;
  readonly words: string;
}

/** Looks at who knocks before there is a wire at all. */
export interface Doorman {
  /** Whether it was asked for by a name of this computer, and by no page from elsewhere. */
  knows(request: IncomingMessage): boolean;
  /** Null: come in. */
  look(request: IncomingMessage): TurnedAway | null;
  entered(address: string): void;
  left(address: string): void;
}

/** `names`: what this hub is called beside its addresses, such as the name of a club's server. */
export function createDoorman(names: readonly string[], caps: Caps): Doorman {
  const inside = new Map<string, number>();
  const known = new Set(['localhost', ...names.map(bareName)]);
  let all = 0;

  /** A page elsewhere may call itself what it likes in the DNS, and so reach into this network. */
  function isOurs(host: string): boolean {
    const name = bareName(host);
    return known.has(name) || ownAddresses().includes(plainAddress(name));
  }

  const isFromElsewhere = ({ headers: { host, origin } }: IncomingMessage) =>
    // Apps send none; a browser says which page it was.
    origin !== undefined && hostOf(origin) !== host?.toLowerCase();

  return {
    knows: (request) =>
      request.headers.host !== undefined && isOurs(request.headers.host) && !isFromElsewhere(request),
    look: (request) => {
      const { host } = request.headers;
      if (request.url?.split('?', 1)[0] !== '/live') return away(404, 'There is nothing at this address.');
      if (host === undefined || !isOurs(host))
        return away(403, `This hub is not called ${host ?? 'nothing'}. FOOTHOLD_NAMES gives it more names.`);
      if (isFromElsewhere(request)) return away(403, 'A page from elsewhere may not come to a table.');
      if ((inside.get(addressOf(request)) ?? 0) >= caps.perAddress || all >= caps.inAll)
        return away(503, 'Too many phones are here already.');
      return null;
    },
    entered: (address) => {
      all += 1;
      inside.set(address, (inside.get(address) ?? 0) + 1);
    },
    left: (address) => {
      all -= 1;
      const others = (inside.get(address) ?? 1) - 1;
      if (others > 0) inside.set(address, others);
      else inside.delete(address);
    },
  };
}

export function addressOf(request: IncomingMessage): string {
  return plainAddress(request.socket.remoteAddress ?? 'nowhere');
}

function away(status: number, words: string): TurnedAway {
  return { status, words };
}

/** Without the port. */
function bareName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
