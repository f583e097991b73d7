import type { IncomingMessage } from 'node:http';
import { ownAddresses, plainAddress } from './addresses';
import type { Proxies } from './proxies';

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

/** `isCalled`: whether this hub has a name beside its addresses, such as the one of a club's server. */
export function createDoorman(
  isCalled: (name: string) => boolean,
  caps: Caps,
  { addressOf, isSafe }: Proxies,
): Doorman {
  const inside = new Map<string, number>();
  let all = 0;

  /** A page elsewhere may call itself what it likes in the DNS, and so reach into this network. */
  function isOurs(host: string): boolean {
    const name = bareName(host);
    return name === 'localhost' || isCalled(name) || ownAddresses().includes(plainAddress(name));
  }

  function isFromElsewhere(request: IncomingMessage): boolean {
    const { host = '', origin } = request.headers;
    // Apps send none; a browser says which page it was.
    if (origin === undefined) return false;
    // Anybody on the way may have written a page that came without TLS.
    return origin.startsWith('http:') && isSafe(request) ? true : hostOf(origin) !== host.toLowerCase();
  }

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

function away(status: number, words: string): TurnedAway {
  return { status, words };
}

/** Without the port. */
export function bareName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
