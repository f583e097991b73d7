import { createCopy } from '@/live/copy';
import type { CopyNeeds } from '@/live/copyParts';
import { createHub } from '@/live/hub';
import type { FromHub } from '@/live/protocol';
import { TABLES } from '../games/support/tables';
import { playLive, type Weather } from './support/evening';
import type { Mutant } from './support/world';

const STORM: Weather = { phones: 4, hubs: 1, steps: 250, storms: true, wipes: false };
const CLUB: Weather = { ...STORM, hubs: 3 };
/** The rarest of them needs a kill between two writes. */
const EVENINGS = 200;

const deaf = (say: FromHub['say']): Mutant => ({
  copy: (needs, kept) => {
    const copy = createCopy(needs, kept);
    return { ...copy, receive: (message) => message.say !== say && copy.receive(message) };
  },
});
const phone = (change: (needs: CopyNeeds) => Partial<CopyNeeds>): Mutant => ({
  copy: (needs, kept) => createCopy({ ...needs, ...change(needs) }, kept),
});

/** What a careless change might do to the protocol. */
const MUTANTS: readonly (readonly [string, Mutant, Weather])[] = [
  [
    'the store appends without comparing',
    {
      store: (store) => ({
        ...store,
        append: async (id, _seq, _prev, lines) => {
          const table = await store.table(id);
          return store.append(id, table?.head ?? 0, table?.last ?? '', lines);
        },
      }),
    },
    CLUB,
  ],
  [
    'the store says yes and keeps nothing',
    { store: (store) => ({ ...store, append: async () => true }) },
    STORM,
  ],
  [
    'the store leaves out a line',
    {
      store: (store) => ({
        ...store,
        lines: async (id, from, most) => (await store.lines(id, from, most)).slice(from === 3 ? 1 : 0),
      }),
    },
    STORM,
  ],
  [
    'every phone that comes back is called a fork',
    { store: (store) => ({ ...store, hashBefore: async () => null }) },
    STORM,
  ],
  [
    'a hub never looks at what the others wrote',
    { hub: (needs) => ({ ...createHub(needs), look: async () => undefined }) },
    CLUB,
  ],
  ['a phone does not keep what waits', phone(() => ({ keepUnconfirmed: () => undefined })), STORM],
  [
    'a phone keeps the line, and later that the tap no longer waits',
    phone((needs) => {
      let before: Parameters<CopyNeeds['keep']>[1] = { waiting: [], notTaken: [] };
      return {
        keepUnconfirmed: (unconfirmed) => needs.keepUnconfirmed((before = unconfirmed)),
        keep: (lines, unconfirmed) => {
          needs.keep(lines, before);
          needs.keepUnconfirmed((before = unconfirmed));
        },
      };
    }),
    STORM,
  ],
  ['a phone does not hear that it was late', deaf('stale'), STORM],
  ['a phone does not hear that the hub lacks its table', deaf('unknown'), STORM],
  ['a phone does not hear how far the hub is', deaf('welcome'), STORM],
  ['the store forgets its tables', { store: (store) => ({ ...store, table: async () => null }) }, STORM],
  ['a phone does not hear what the others did', deaf('lines'), STORM],
];

test.each(MUTANTS)('noticed: %s', async (_what, mutant, weather) => {
  const [, table] = TABLES.find(([name]) => name.startsWith('scorepad')) ?? [];
  if (!table) throw new Error('there is no score pad');
  const play = async () => {
    for (let seed = 0; seed < EVENINGS; seed += 1) await playLive(table, seed, weather, mutant);
  };
  await expect(play()).rejects.toThrow();
});
