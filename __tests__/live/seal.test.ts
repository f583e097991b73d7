import * as fc from 'fast-check';
import { createHub } from '@/live/hub';
import { createMemoryStore } from '@/live/memoryStore';
import { ORIGIN } from '@/live/line';
import { PROTOCOL, type FromHub, type ToHub } from '@/live/protocol';
import { seal, unseal } from '@/live/seal';
import { TABLES } from '../games/support/tables';

const PLACE = { wizard: 'assembly@12', seat: 'ana' };
const SECRET = 'the secret of the table';
const SALT = '00ff10';

test('a choice comes out as it went in, and only with the secret of the table', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (raw) => {
      const choice: unknown = JSON.parse(JSON.stringify(raw));
      const sealed = seal(PLACE, choice, SECRET, SALT);
      expect(unseal(PLACE, sealed, SECRET)).toEqual({ choice });
      expect(unseal(PLACE, sealed, 'another')).toBeNull();
      expect(unseal({ ...PLACE, seat: 'bo' }, sealed, SECRET)).toBeNull();
    }),
  );
});

test('a box that was exchanged afterwards is noticed', () => {
  const first = seal(PLACE, { zone: 'votes' }, SECRET, SALT);
  const other = seal(PLACE, { zone: 'production' }, SECRET, '0a0b0c');
  expect(unseal(PLACE, { hash: first.hash, box: other.box }, SECRET)).toBeNull();
  expect(unseal(PLACE, { ...first, box: 'nonsense' }, SECRET)).toBeNull();
});

test('what is chosen can be read neither in the box nor in its hash', () => {
  const { box, hash } = seal(PLACE, { military: 'votes', protection: 'production' }, SECRET, SALT);
  expect(`${box} ${hash}`).not.toMatch(/votes|production|military/);
});

/** A hub with phones that say what they are told to. */
async function hubOf(names: readonly string[]) {
  const store = createMemoryStore();
  const [, table] = TABLES.at(-1) ?? [];
  if (!table) throw new Error('there is a game');
  const { game, start } = table;
  const needs = {
    store,
    game: async () => ({ ...game, initial: () => start }),
    now: () => 0,
    makeCode: () => 'CODE',
    mayGuess: async () => true,
    guessedRight: async () => undefined,
  };
  const about = { id: 't', gameId: game.id, gameVersion: 1, title: '', createdAt: 0, config: {} };
  let hubs = 0;
  const open = async () => {
    hubs += 1;
    const hub = createHub({ ...needs, hub: `hub-${hubs}` });
    // The one before it was killed.
    store.bury(`hub-${hubs - 1}`);
    const phones = new Map<string, { heard: FromHub[]; say: (message: ToHub) => Promise<void> }>();
    for (const name of names) {
      const heard: FromHub[] = [];
      const ear = hub.open({
        address: name,
        send: (message) => heard.push(message),
        isFull: () => false,
        close: () => undefined,
      });
      const say = (message: ToHub) => ear.receive(JSON.stringify(message));
      const me = { id: name, token: `token of ${name}`, name, seat: name, watch: false };
      await say({ say: 'seed', v: PROTOCOL, about, link: 'link', me, seq: 0, prev: ORIGIN, lines: [] });
      phones.set(name, { heard, say });
    }
    const phone = (name: string) => {
      const found = phones.get(name);
      if (!found) throw new Error(`nobody is ${name}`);
      return found;
    };
    return { phone };
  };
  return { open, store };
}

const SEATS = ['ana', 'bo', 'cleo', 'dan'];
const sealOf = (seat: string, choice: string): ToHub => {
  const sealed = seal({ wizard: PLACE.wizard, seat }, choice, SECRET, '0123');
  return { say: 'seal', wizard: PLACE.wizard, seat, seats: SEATS, ...sealed };
};
const opened = (heard: readonly FromHub[]) => heard.filter(({ say }) => say === 'opened');

test('boxes are opened in one moment, when the last one is in, also by a hub that died before it', async () => {
  const { open } = await hubOf(SEATS);
  const first = await open();
  for (const seat of ['ana', 'bo', 'cleo']) await first.phone(seat).say(sealOf(seat, `choice of ${seat}`));
  for (const seat of SEATS) expect(opened(first.phone(seat).heard)).toEqual([]);
  // It is killed and started again.
  const second = await open();
  await second.phone('dan').say(sealOf('dan', 'choice of dan'));
  for (const seat of SEATS) {
    const [reveal] = opened(second.phone(seat).heard);
    const boxes = reveal?.say === 'opened' ? reveal.boxes : [];
    const known = second.phone(seat).heard.findLast(({ say }) => say === 'sealed');
    const hashes = known?.say === 'sealed' ? known.hashes : [];
    const choices = boxes.map(({ seat: whose, box }) => {
      const hash = hashes.find((one) => one.seat === whose)?.hash ?? '';
      return unseal({ wizard: PLACE.wizard, seat: whose }, { hash, box }, SECRET)?.choice;
    });
    expect(choices.sort()).toEqual(SEATS.map((whose) => `choice of ${whose}`));
  }
});

test('a choice that is sealed stays: a second one of the same seat is not taken', async () => {
  const { open, store } = await hubOf(SEATS);
  const hub = await open();
  await hub.phone('ana').say(sealOf('ana', 'first'));
  await hub.phone('ana').say(sealOf('ana', 'second'));
  const [kept] = await store.seals('t');
  expect(kept && unseal({ wizard: PLACE.wizard, seat: 'ana' }, kept, SECRET)).toEqual({ choice: 'first' });
});
