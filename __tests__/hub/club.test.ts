import type { FromHub } from '@/live/protocol';
import { drawFrom } from '../support/model/chance';
import { balance, startClubHub, type Balancer, type ClubHub } from './support/clubHub';
import { caller, plusOne } from './support/pad';
import { agree, takePhone, type Phone } from './support/phone';
import { freshDatabase, ownPostgres, type OwnPostgres } from './support/postgres';
import { comeIn, hello, type Stranger } from './support/stranger';

const NAMES = ['ana', 'bo', 'cy', 'di'] as const;
let hubs: ClubHub[] = [];
let phones: Phone[] = [];
const strangers: Stranger[] = [];
let door: Balancer | null = null;
let server: OwnPostgres | null = null;

afterEach(async () => {
  for (const { connection } of phones) connection.close();
  for (const { socket } of strangers.splice(0)) socket.terminate();
  phones = [];
  await door?.end();
  await Promise.all(hubs.map(({ end }) => end()));
  hubs = [];
  server?.stop();
  door = server = null;
});

async function startHubs(url: string, count: number, env: Readonly<Record<string, string>> = {}) {
  hubs = await Promise.all(Array.from({ length: count }, () => startClubHub({ DATABASE_URL: url, ...env })));
  door = await balance(() => hubs.map(({ port }) => port));
  return door;
}

async function stranger(hub: ClubHub | undefined): Promise<Stranger> {
  const one = await comeIn(hub?.port ?? 0);
  strangers.push(one);
  return one;
}

/** Their own row each, so that everybody may. */
const everybodyTaps = () => phones.forEach(({ copy }, i) => copy.do(plusOne(i % 2 === 0 ? 'ana' : 'bo')));

test('random evenings over three hubs: phones on any of them, hubs that come and go, one log', async () => {
  const url = await freshDatabase();
  const { port } = await startHubs(url, 3);
  const draw = drawFrom(21);
  let lines = 0;
  phones = NAMES.map((name) => takePhone(port, name));
  for (let step = 0; step < 60; step += 1) {
    const phone = draw.pick(phones);
    const what = draw.number(20);
    if (what === 0) phone.cut();
    else if (what === 1) {
      // One goes, as when it is updated, and another one comes.
      const [old] = hubs.splice(draw.number(hubs.length), 1);
      hubs.push(await startClubHub({ DATABASE_URL: url }));
      await old?.end();
    } else if (what === 2) await agree(phones, lines);
    else {
      everybodyTaps();
      lines += phones.length;
    }
  }
  await agree(phones, lines);
  for (const { kept, copy } of phones) {
    expect(kept).toEqual(phones[0]?.kept);
    expect(copy.state().notTaken).toEqual([]);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(lines);
  }
});

test('PostgreSQL is killed in the middle: nothing acknowledged is lost, phones hear why, hubs stay', async () => {
  server = await ownPostgres();
  const { port } = await startHubs(server.url(), 2);
  phones = NAMES.map((name) => takePhone(port, name));
  await agree(phones, 0);
  let lines = 0;
  for (let kill = 1; kill <= 3; kill += 1) {
    const before = phones[0]?.kept.length ?? 0;
    for (let i = 0; i < 30; i += 1) everybodyTaps();
    lines += 30 * phones.length;
    await phones[0]?.until('has something acknowledged', () => (phones[0]?.kept.length ?? 0) > before);
    const heardBefore = phones.map(({ heard }) => heard.length);
    server.kill();
    const isTold = (one: FromHub) => one.say === 'no' && one.code === 'no-store';
    for (const [i, { until, heard }] of phones.entries())
      await until(`hears of kill ${kill}`, () => heard.slice(heardBefore[i]).some(isTold));
    // They play on.
    everybodyTaps();
    lines += phones.length;
    const acknowledged = phones.map(({ kept }) => [...kept]);
    await server.restart();
    await agree(phones, lines);
    phones.forEach(({ kept }, i) => expect(kept.slice(0, acknowledged[i]?.length)).toEqual(acknowledged[i]));
  }
  for (const { kept } of phones) expect(kept).toEqual(phones[0]?.kept);
  expect(new Set(phones[0]?.kept.map(({ id }) => id)).size).toBe(lines);
  // The same two hubs, with the same journal: lost and back again.
  const events = hubs.map(({ said }) =>
    said.flatMap((line) => /"event":"(lost|back)"/.exec(line)?.[1] ?? []),
  );
  expect(events.flat()).toContain('lost');
  for (const one of events) expect(one.filter((what) => what === 'lost')).toHaveLength(one.length / 2);
});

test('who is here, doors, the pen and secrets are one, whichever hub a phone came to', async () => {
  await startHubs(await freshDatabase(), 2);
  const [a, b] = hubs;
  const host = takePhone(a?.port ?? 0, 'ana');
  phones = [host];
  await agree(phones, 0);
  const bo = await stranger(b);
  bo.say(hello('bo', { me: { ...caller('bo'), seat: 'bo' } }));
  await bo.hears('here', ({ phones: all }) => all.filter(({ here }) => here).length === 2);
  await host.until('sees bo', () =>
    host.heard.some((one) => one.say === 'here' && one.phones.some(({ id, here }) => id === 'bo' && here)),
  );
  // A door that is opened at one hub lets in at the other.
  host.connection.send({ say: 'door', open: true });
  const { code } = await bo.hears('here', (one) => one.code !== null);
  const cy = await stranger(b);
  cy.say(hello('cy', { code, table: undefined, link: undefined }));
  await cy.hears('joined');
  await cy.hears('welcome');
  // The pen of a phone that is at the other hub is not taken by another wizard, and a late one hears of it.
  const pen = { say: 'wizard', wizard: 'assembly:1', version: 1, pen: 'ana', step: null, draft: {} } as const;
  host.connection.send(pen);
  await bo.hears('wizard', ({ wizard }) => wizard === 'assembly:1');
  bo.say({ ...pen, wizard: 'patrol:1', pen: 'bo' });
  const late = await stranger(a);
  late.say(hello('late'));
  expect(await late.hears('wizard')).toEqual(pen);
  // Boxes that come in at two hubs are opened at both.
  const box = (seat: string) => ({
    wizard: 'w',
    seat,
    seats: ['ana', 'bo'],
    hash: `h-${seat}`,
    box: `b-${seat}`,
  });
  host.connection.send({ say: 'seal', ...box('ana') });
  await bo.hears('sealed', ({ hashes }) => hashes.length === 1);
  bo.say({ say: 'seal', ...box('bo') });
  const { boxes } = await bo.hears('opened');
  expect(boxes.map(({ seat }) => seat).sort()).toEqual(['ana', 'bo']);
  await host.hears('opened');
  // Somebody who goes is gone everywhere.
  bo.socket.terminate();
  await host.until('sees bo go', () => {
    const last = host.heard.findLast((one) => one.say === 'here');
    return last?.say === 'here' && last.phones.some(({ id, here }) => id === 'bo' && !here);
  });
});

test('a phone that is known at one hub is not another one with its name at the next', async () => {
  await startHubs(await freshDatabase(), 2);
  const [a, b] = hubs;
  phones = [takePhone(a?.port ?? 0, 'ana')];
  await agree(phones, 0);
  const first = await stranger(b);
  first.say(hello('late'));
  await first.hears('welcome');
  const second = await stranger(a);
  second.say(hello('late', { me: { ...caller('late'), token: 'another one' } }));
  expect(await second.hears('no')).toEqual({ say: 'no', code: 'token' });
});

test('a hub that is told to go answers what it was asked, and its phones go on elsewhere', async () => {
  const url = await freshDatabase();
  const { port } = await startHubs(url, 2);
  phones = NAMES.map((name) => takePhone(port, name));
  await agree(phones, 0);
  let lines = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const old = hubs.shift();
    hubs.push(await startClubHub({ DATABASE_URL: url }));
    for (let i = 0; i < 20; i += 1) everybodyTaps();
    lines += 20 * phones.length;
    await old?.end();
    await agree(phones, lines);
    expect(old?.said.some((line) => line.includes('"event":"gone"'))).toBe(true);
  }
  for (const { kept } of phones) expect(new Set(kept.map(({ id }) => id)).size).toBe(lines);
});
