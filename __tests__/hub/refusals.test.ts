import { EMPTY_DRAFT } from '@/engine';
import { chain, ORIGIN } from '@/live/line';
import { LONGEST_MESSAGE, PROTOCOL } from '@/live/protocol';
import { everyGame } from '../support/everyGame';
import { readStoredLog, storedVersions } from '../support/storedLog';
import { startHubHere, type HubHere } from './support/hubHere';
import { caller, plusOne } from './support/pad';
import { agree, takePhone, type Phone } from './support/phone';
import { comeIn, hello, turnedAway, type Stranger } from './support/stranger';

let hub: HubHere;
let ana: Phone;
let bo: Phone;
const strangers: Stranger[] = [];

beforeEach(async () => {
  hub = await startHubHere(undefined, { names: ['club.example'] });
  [ana, bo] = [takePhone(hub.port, 'ana'), takePhone(hub.port, 'bo')];
  ana.copy.do(plusOne());
  await agree([ana, bo], 1);
});

/** Whatever a stranger did: the two at the table play on, on the same wires. */
afterEach(async () => {
  try {
    bo.copy.do(plusOne('bo'));
    const lines = (await hub.store.table('table-1'))?.head ?? 0;
    await bo.until('is heard', () => bo.copy.state().waiting.length === 0);
    await agree([ana, bo], lines + 1);
    for (const { heard } of [ana, bo]) {
      expect(heard.filter(({ say }) => say === 'no')).toEqual([]);
      expect(heard.filter(({ say }) => say === 'welcome').length).toBeLessThanOrEqual(2);
    }
  } finally {
    for (const { socket } of strangers.splice(0)) socket.terminate();
    for (const { connection } of [ana, bo]) connection.close();
    await hub.end();
  }
});

async function stranger(): Promise<Stranger> {
  const one = await comeIn(hub.port);
  strangers.push(one);
  return one;
}

async function seated(id = 'eve'): Promise<Stranger> {
  const eve = await stranger();
  const log = await hub.store.lines('table-1', 0, 100);
  eve.say(hello(id, { head: log.length, last: log.at(-1)?.hash }));
  await eve.hears('welcome');
  return eve;
}

/** As it was written at a table of Episode 1. */
function firstActOfPerseverance(): unknown {
  const game = everyGame.find(({ id }) => id === 'perseverance-1');
  if (!game) throw new Error('nobody knows Episode 1');
  return readStoredLog(game, storedVersions(game.id).at(-1) ?? 1).entries.find(({ kind }) => kind === 'act');
}

/** A good line as Ana's phone wrote it, and then these. */
async function lines(by: string, ...odd: readonly unknown[]) {
  const log = await hub.store.lines('table-1', 0, 100);
  const entries = [log[0]?.entry, ...odd];
  const prev = log.at(-1)?.hash ?? ORIGIN;
  const sayings = entries.map((entry, i) => ({ id: `${by}-odd-${i}`, by, entry }));
  return { say: 'append', n: 7, seq: log.length, prev, lines: chain(log.length, prev, sayings) };
}

test('a wrong code gets ten answers a minute, then the right one waits, too', async () => {
  ana.connection.send({ say: 'door', open: true });
  await ana.until('has a code', () => ana.heard.some((one) => one.say === 'here' && one.code !== null));
  const here = ana.heard.findLast((one) => one.say === 'here');
  const code = here?.say === 'here' ? (here.code ?? '') : '';
  expect(code).toMatch(/^[ACDEFGHJKLMNPQRTUWXY234679]{6}$/);
  // A right one does not count.
  const friend = await stranger();
  friend.say(hello('friend', { code: code.toLowerCase(), table: undefined, link: undefined }));
  expect(await friend.hears('joined')).toMatchObject({ about: { id: 'table-1' } });
  const eve = await stranger();
  for (let i = 0; i < 10; i += 1) eve.say(hello('eve', { code: `WRONG${i}` }));
  eve.say(hello('eve', { code }));
  await eve.hears('no', (no) => no.code === 'code');
  await eve.hears('no', (no) => no.code === 'too-many');
  // Who has the link needs no code.
  eve.say(hello('eve', {}));
  await eve.hears('welcome');
});

test.each([
  ['a wrong link', { link: 'guessed' }, 'token'],
  ['the name of somebody else', { me: { ...caller('ana'), token: 'not hers' } }, 'token'],
  ['a newer protocol', { v: PROTOCOL + 1 }, 'version'],
  ['half a character in a name for the database', { me: caller('e\ud800ve') }, 'unreadable'],
  ['an end in the middle of one', { me: caller('e\u0000ve') }, 'unreadable'],
])('%s', async (_what, more, code) => {
  const eve = await stranger();
  eve.say(hello('eve', more));
  expect(await eve.hears('no')).toEqual({ say: 'no', code });
});

test.each([
  ['no JSON', '{"say":', 'unreadable'],
  ['no message', '{"say":"dance"}', 'unreadable'],
  ['something else', '[[[[]]]]', 'unreadable'],
  ['a message that is too long', JSON.stringify({ say: 'ping', n: 'x'.repeat(LONGEST_MESSAGE) }), 'too-long'],
  ['an append before a hello', { say: 'append', n: 1, seq: 0, prev: ORIGIN, lines: [] }, 'token'],
])('%s is answered, and the wire stays', async (_what, message, code) => {
  const eve = await stranger();
  eve.say(message);
  expect(await eve.hears('no')).toEqual({ say: 'no', code });
  eve.say({ say: 'ping', n: 3 });
  await eve.hears('pong', ({ n }) => n === 3);
});

test('bytes are no words', async () => {
  const eve = await stranger();
  eve.socket.send(Buffer.from([1, 2, 3]), { binary: true });
  expect(await eve.hears('no')).toEqual({ say: 'no', code: 'unreadable' });
});

test('a phone does not take on what is too long for the table, and says so', async () => {
  const counted = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`question ${i}`, i]));
  const done = ana.copy.do({ ...plusOne(), draft: { ...EMPTY_DRAFT, counted } });
  expect(done.ok ? null : done.error).toMatchObject({
    code: 'too-long',
    message: { key: 'live.refused.too-long' },
  });
  expect(ana.copy.state()).toMatchObject({ waiting: [], notTaken: [], link: { kind: 'live' } });
});

test('what no message can be is not even read to its end', async () => {
  const eve = await stranger();
  eve.say('x'.repeat(LONGEST_MESSAGE * 3 + 1));
  expect(await eve.closed).toBe(1009);
});

test('a flood is told so and ends', async () => {
  const eve = await seated();
  for (let i = 0; i < 500; i += 1) eve.say({ say: 'ping', n: i });
  expect(await eve.hears('no')).toEqual({ say: 'no', code: 'too-many' });
  expect(await eve.closed).toBe(1008);
});

test('nobody writes as somebody else', async () => {
  const eve = await seated();
  eve.say(await lines('bo'));
  expect(await eve.hears('refused')).toEqual({ say: 'refused', n: 7, at: 0, code: 'not-yours' });
});

test('who watches does not write', async () => {
  const eve = await stranger();
  const log = await hub.store.lines('table-1', 0, 100);
  eve.say(hello('eve', { me: { ...caller('eve'), watch: true }, head: log.length, last: log.at(-1)?.hash }));
  await eve.hears('welcome');
  eve.say(await lines('eve'));
  expect(await eve.hears('refused')).toMatchObject({ code: 'watching' });
});

test('lines that do not follow: a broken chain, a redo of nothing, an old end', async () => {
  const eve = await seated();
  const good = await lines('eve');
  eve.say({ ...good, n: 1, lines: good.lines.map((line) => ({ ...line, hash: 'f'.repeat(32) })) });
  expect(await eve.hears('refused', ({ n }) => n === 1)).toMatchObject({ at: 0, code: 'does-not-follow' });
  eve.say({ ...(await lines('eve', { kind: 'redo', at: 1 })), n: 2 });
  expect(await eve.hears('refused', ({ n }) => n === 2)).toMatchObject({ at: 1, code: 'does-not-follow' });
  eve.say({ say: 'append', n: 3, seq: 0, prev: ORIGIN, lines: [] });
  expect(await eve.hears('stale', ({ n }) => n === 3)).toMatchObject({ head: 1 });
});

test.each([
  ['an entry of no kind', { kind: 'dance', at: 1 }],
  ['an event that the game does not know', { kind: 'act', version: 2, at: 1, events: [{ type: 'explode' }] }],
  ['an entry of another game', firstActOfPerseverance()],
  ['nothing', null],
  ['a list', [1, 2, 3]],
])('%s does not get into the log', async (_what, entry) => {
  const eve = await seated();
  eve.say(await lines('eve', entry));
  expect(await eve.hears('refused')).toEqual({ say: 'refused', n: 7, at: 1, code: 'unreadable' });
  expect((await hub.store.table('table-1'))?.head).toBe(1);
});

test.each([
  ['a page from elsewhere', { headers: { Origin: 'http://evil.example' } }, '/live', /^403: A page from/],
  ['a page from another port', { headers: { Origin: 'http://127.0.0.1:1' } }, '/live', /^403: A page from/],
  ['a page from nowhere', { headers: { Origin: 'null' } }, '/live', /^403: A page from/],
  [
    'a name of somebody else',
    { headers: { Host: 'evil.example' } },
    '/live',
    /^403: This hub is not called evil/,
  ],
  [
    'a name that was made to point here',
    { headers: { Host: 'evil.example:8080', Origin: 'http://evil.example:8080' } },
    '/live',
    /^403/,
  ],
  ['another address', {}, '/other', /^404: There is nothing/],
  [
    'a name it was given',
    { headers: { Host: 'club.example', Origin: 'https://club.example' } },
    '/live',
    /^came in/,
  ],
  ['its own name', { headers: { Host: 'localhost:80', Origin: 'http://localhost' } }, '/live', /^403/],
])('at the door: %s', async (_what, options, path, answer) => {
  expect(await turnedAway(hub.port, options, path)).toMatch(answer);
});

test('a page of its own comes in', async () => {
  const own = `127.0.0.1:${hub.port}`;
  expect(await turnedAway(hub.port, { headers: { Host: own, Origin: `http://${own}` } })).toBe('came in');
});

test('a full house says so, and has room again when somebody goes', async () => {
  const small = await startHubHere(undefined, { caps: { perAddress: 2, inAll: 10 } });
  const first = await comeIn(small.port);
  const second = await comeIn(small.port);
  expect(await turnedAway(small.port, {})).toBe('503: Too many phones are here already.');
  first.socket.close();
  await first.closed;
  second.say({ say: 'ping', n: 1 });
  await second.hears('pong');
  expect(await turnedAway(small.port, {})).toBe('came in');
  second.socket.terminate();
  await small.end();
});

test('a disk that refuses: the phone hears it, the hub stays, and nothing is said that is not kept', async () => {
  let isBroken = false;
  const sick = await startHubHere((store) => ({
    ...store,
    append: (...args) => (isBroken ? Promise.reject(new Error('disk full')) : store.append(...args)),
  }));
  const cy = takePhone(sick.port, 'cy');
  cy.copy.do(plusOne());
  await agree([cy], 1);
  isBroken = true;
  cy.copy.do(plusOne());
  await cy.until('hears it', () => cy.heard.some((one) => one.say === 'no' && one.code === 'no-store'));
  expect(cy.kept).toHaveLength(1);
  isBroken = false;
  await agree([cy], 2);
  cy.connection.close();
  await sick.end();
});
