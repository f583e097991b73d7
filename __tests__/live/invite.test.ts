import { unwrap } from '@/engine';
import { isHere, readCode, readHub, readLink, writeAppLink, writeLink } from '@/live/invite';

const INVITE = { hub: 'ws://192.168.1.20:8080/live', table: 'k7-m2', secret: 's-1' };

test.each([
  ['k7m 2qd', 'K7M2QD'],
  ['K7-M2-QD', 'K7M2QD'],
  ['vz2acd', 'U22ACD'],
])('the letters %s are read as %s', (typed, code) =>
  expect(readCode(typed)).toEqual({ ok: true, value: code }),
);

test.each([
  ['K7M2Q', 'code-length'],
  ['', 'code-length'],
  ['K7M2QDX', 'code-length'],
  ['K7M2Q0', 'code-sign'],
  ['żółwie', 'code-sign'],
])('the letters %s are refused with %s', (typed, code) =>
  expect(readCode(typed)).toMatchObject({ ok: false, error: { code } }),
);

test.each([
  ['192.168.1.20', 'ws://192.168.1.20:8080/live'],
  [' 192.168.1.20:3000 ', 'ws://192.168.1.20:3000/live'],
  ['http://Laptop.local:8080/', 'ws://laptop.local:8080/live'],
  ['https://club.example', 'wss://club.example/live'],
  ['http://192.168.1.20:8080/t/abc#def', 'ws://192.168.1.20:8080/live'],
  ['[fe80::1]:8080', 'ws://[fe80::1]:8080/live'],
  ['ws://localhost:8080/live', 'ws://localhost:8080/live'],
])('the address %s is the hub %s', (typed, hub) => expect(unwrap(readHub(typed))).toBe(hub));

test.each([
  '',
  'my laptop',
  '192.168.1.20:99999',
  'ftp://192.168.1.20',
  'http://',
  '-a',
  'javascript:alert(1)',
])('the address %s is refused', (typed) =>
  expect(readHub(typed)).toMatchObject({ ok: false, error: { code: 'address' } }),
);

test('a link is read as it was written', () => {
  const link = writeLink(INVITE);
  expect(link).toBe('http://192.168.1.20:8080/t/k7-m2#s-1');
  expect(readLink(` ${link}\n`)).toEqual(INVITE);
  expect(readLink(link.replace('#', '/'))).toBeNull();
  expect(readLink('K7M2QD')).toBeNull();
});

test('a page on localhost writes the link with an address that others know', () => {
  const here = { ...INVITE, hub: 'ws://localhost:8080/live' };
  expect(isHere(here.hub)).toBe(true);
  expect(isHere('ws://127.0.0.1:8080/live')).toBe(true);
  expect(isHere('ws://localhost.example:8080/live')).toBe(false);
  expect(writeLink(here, '10.0.0.7')).toBe('http://10.0.0.7:8080/t/k7-m2#s-1');
});

test('the link for the app brings everything with it', () => {
  expect(writeAppLink(INVITE)).toBe(
    'foothold://join?hub=ws%3A%2F%2F192.168.1.20%3A8080%2Flive&table=k7-m2&secret=s-1',
  );
});
