import type { IncomingMessage } from 'node:http';
import { readProxies, type Proxies } from '@/hub/proxies';
import { startHubHere, type HubHere } from './support/hubHere';
import { comeIn, turnedAway } from './support/stranger';

function proxies(trusted?: string): Proxies {
  const found = readProxies(trusted);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

function request(remoteAddress: string, said?: string, proto?: string): IncomingMessage {
  const headers = { 'x-forwarded-for': said, 'x-forwarded-proto': proto };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

test.each([
  ['nobody is trusted unless it is said', undefined, '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ['a proxy on this computer', 'loopback', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [
    'what a phone says of itself before a proxy',
    'loopback',
    '127.0.0.1',
    '10.9.9.9, 203.0.113.9',
    '203.0.113.9',
  ],
  ['two proxies in a row', 'loopback 10.0.0.0/8', '::1', '6.6.6.6, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['a phone that is no proxy', '10.0.0.0/8', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['a phone inside the network of the proxies', '10.0.0.0/8', '10.0.0.1', '10.5.5.5', '10.5.5.5'],
  ['nothing said', 'loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['nonsense said', 'loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['with a port', 'loopback', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['IPv6', '2001:db8::/32', '2001:db8::1', '2001:DB9::7', '2001:db9::7'],
  ['IPv6 with a port', 'loopback', '127.0.0.1', '[2001:db9::7]:4711', '2001:db9::7'],
])('%s', (_what, trusted, remote, said, address) => {
  expect(proxies(trusted).addressOf(request(remote, said))).toBe(address);
});

test.each([
  ['a trusted proxy says https', 'loopback', '127.0.0.1', 'https', true],
  ['it says http', 'loopback', '127.0.0.1', 'http', false],
  ['the nearest one counts', 'loopback', '127.0.0.1', 'https, http', false],
  ['anybody else says https', 'loopback', '203.0.113.9', 'https', false],
  ['nobody is trusted', '', '127.0.0.1', 'https', false],
])('the way is TLS: %s', (_what, trusted, remote, proto, isSafe) => {
  expect(proxies(trusted).isSafe(request(remote, undefined, proto))).toBe(isSafe);
});

test.each(['true', '1', '10.0.0.0/33', '10.0.0/8', '::1/129', 'proxy.example'])(
  'TRUST_PROXY=%s is no list',
  (trusted) => {
    expect(readProxies(trusted)).toBe(
      `TRUST_PROXY has "${trusted}" in it. It lists the proxies that may say whom they speak for, ` +
        'for example: TRUST_PROXY=loopback,10.0.0.0/8',
    );
  },
);

describe('behind a proxy that is trusted', () => {
  let hub: HubHere;
  const caps = { perAddress: 1, inAll: 10 };
  const by = (address: string, more: Readonly<Record<string, string>> = {}) => ({
    headers: { 'X-Forwarded-For': address, ...more },
  });
  beforeEach(
    async () => (hub = await startHubHere(undefined, { caps, trusted: 'loopback', names: ['club.example'] })),
  );
  afterEach(() => hub.end());

  test('each phone counts by its own address, and by no other that it claims', async () => {
    const { socket } = await comeIn(hub.port, by('203.0.113.9'));
    expect(await turnedAway(hub.port, by('203.0.113.9'))).toMatch(/^503/);
    expect(await turnedAway(hub.port, by('198.51.100.1, 203.0.113.9'))).toMatch(/^503/);
    expect(await turnedAway(hub.port, by('203.0.113.10'))).toBe('came in');
    socket.terminate();
  });

  test('a page that came by http may not come to a table by https', async () => {
    const page = (origin: string) =>
      by('203.0.113.9', { Host: 'club.example', Origin: origin, 'X-Forwarded-Proto': 'https' });
    expect(await turnedAway(hub.port, page('http://club.example'))).toMatch(/^403: A page from elsewhere/);
    expect(await turnedAway(hub.port, page('https://club.example'))).toBe('came in');
  });
});

test('nobody is believed where no proxy is trusted', async () => {
  const hub = await startHubHere(undefined, { caps: { perAddress: 1, inAll: 10 } });
  const { socket } = await comeIn(hub.port, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  expect(await turnedAway(hub.port, { headers: { 'X-Forwarded-For': '203.0.113.10' } })).toMatch(/^503/);
  socket.terminate();
  await hub.end();
});
