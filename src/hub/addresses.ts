import { networkInterfaces } from 'node:os';

/** IPv4 in IPv6 clothes is the same address; a zone or a bracket is no part of it. */
export function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
}

/** All that this machine has at the moment: Wi-Fi comes and goes. */
export function ownAddresses(): readonly string[] {
  return every().map(({ address }) => plainAddress(address));
}

/** Where phones on the same network find it, the likeliest first. */
export function networkAddresses(): readonly string[] {
  return every()
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .sort((a, b) => likelihood(b) - likelihood(a))
    .map(({ address }) => address);
}

/** Bridges of containers and machines inside this one reach no phone. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tailscale)/i;

function likelihood({ name, address }: { readonly name: string; readonly address: string }): number {
  if (INSIDE.test(name)) return 0;
  return /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address) ? 2 : 1;
}

function every() {
  return Object.entries(networkInterfaces()).flatMap(([name, all = []]) =>
    all.map((one) => ({ name, ...one })),
  );
}
