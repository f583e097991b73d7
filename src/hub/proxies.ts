import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { plainAddress } from './addresses';

/** Who a request is from, where proxies stand before this hub. */
export interface Proxies {
  /** The address of the phone itself, as far as somebody says it who may. */
  addressOf(request: IncomingMessage): string;
  /** Whether the phone's way is known to be TLS. */
  isSafe(request: IncomingMessage): boolean;
}

/** `trusted`: addresses and networks, such as `127.0.0.1, 10.0.0.0/8`, and `loopback`. Or, in a sentence, what is wrong. */
export function readProxies(trusted = ''): Proxies | string {
  const list = new BlockList();
  for (const one of trusted.split(/[\s,]+/).filter((word) => word !== ''))
    if (!add(list, one.toLowerCase())) return `TRUST_PROXY has "${one}" in it. ${WHAT_IT_IS}`;
  const isTrusted = (address: string) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const nearest = (request: IncomingMessage) => plainAddress(request.socket.remoteAddress ?? 'nowhere');

  return {
    addressOf: (request) => {
      let address = nearest(request);
      // Each proxy writes behind the others whom it heard; what the first untrusted one wrote before is its own tale.
      for (const said of words(request.headers['x-forwarded-for']).reverse()) {
        const before = withoutPort(said);
        if (!isTrusted(address) || isIP(before) === 0) break;
        address = before;
      }
      return address;
    },
    isSafe: (request) =>
      (request.socket as Partial<TLSSocket>).encrypted === true ||
      (isTrusted(nearest(request)) && words(request.headers['x-forwarded-proto']).at(-1) === 'https'),
  };
}

const WHAT_IT_IS =
  'It lists the proxies that may say whom they speak for, for example: TRUST_PROXY=loopback,10.0.0.0/8';

function add(list: BlockList, one: string): boolean {
  if (one === 'loopback') return add(list, '127.0.0.0/8') && add(list, '::1');
  const [, address = '', size] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(one) ?? [];
  const version = isIP(address);
  const [kind, most] = version === 6 ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
  if (version === 0 || Number(size ?? most) > most) return false;
  list.addSubnet(address, Number(size ?? most), kind);
  return true;
}

function words(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
}

/** Some write `192.0.2.1:4711`, and `[2001:db8::1]:4711`. */
function withoutPort(said: string): string {
  return plainAddress(said.replace(/^(\[[^\]]+\]|[^:]+):\d+$/, '$1'));
}
