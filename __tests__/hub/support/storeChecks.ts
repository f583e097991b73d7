import { chain, ORIGIN } from '@/live/line';
import type { KnownPhone, SealedChoice, TableStore } from '@/live/tableStore';
import { aboutPad } from './pad';

const HOST: KnownPhone = { id: 'ana', name: 'Ana', seat: null, role: 'host', tokenHash: 'h' };
/** Characters that a database may lose: an end in the middle, half a pair, a whole pair, quotes. */
const ODD = 'a\u0000b\ud800c😀"\'\n';
const SAYINGS = [
  { id: '1', by: 'ana', entry: { kind: 'act', words: ODD, deep: [{ 2: 'two', 1: 'one', __proto: null }] } },
  { id: '2', by: 'bo', entry: { kind: 'undo', at: 1.5e300 } },
  { id: '3', by: 'ana', entry: null },
];
const LINES = chain(0, ORIGIN, SAYINGS);
const END = LINES.at(-1)?.hash ?? '';

function choice(wizard: string, seat: string, box: string): SealedChoice {
  return { wizard, seat, seats: ['ana', 'bo'], hash: `hash of ${box}`, box };
}

async function laid(store: TableStore): Promise<TableStore> {
  await store.create({ about: aboutPad(), link: 'link', host: HOST });
  return store;
}

/** What every store of tables must do; each check gets an empty one. */
export const STORE_CHECKS: readonly (readonly [string, (store: TableStore) => Promise<void>])[] = [
  [
    'a table that nobody made is not there',
    async (store) => {
      expect(await store.table('table-1')).toBeNull();
      expect(await store.tableOfCode('AAAAAA')).toBeNull();
      expect(await store.lines('table-1', 0, 10)).toEqual([]);
      expect(await store.hashBefore('table-1', 1)).toBeNull();
      expect(await store.append('table-1', 0, ORIGIN, LINES)).toBe(false);
      expect(await store.seals('table-1')).toEqual([]);
      expect(await store.seal('table-1', choice('w', 'ana', 'x'))).toEqual([]);
      expect(await store.putPhone('table-1', HOST)).toBe(false);
      await store.setCode('table-1', 'AAAAAA');
      expect(await store.table('table-1')).toBeNull();
    },
  ],
  [
    'a table is made once, with its host',
    async (store) => {
      const about = { ...aboutPad(), title: ODD };
      expect(await store.create({ about, link: 'link', host: HOST })).toBe(true);
      const other = { about: aboutPad(), link: 'other', host: { ...HOST, id: 'eve' } };
      expect(await store.create(other)).toBe(false);
      const record = { about, head: 0, last: ORIGIN, code: null, closed: null, link: 'link', phones: [HOST] };
      const beside = { rev: expect.any(Number) as number, here: [], moment: null };
      expect(await store.table(about.id)).toEqual({ ...record, ...beside });
    },
  ],
  [
    'phones are added in order and replaced in place',
    async (store) => {
      await laid(store);
      const bo: KnownPhone = { ...HOST, id: 'bo', name: ODD, role: 'player' };
      await store.putPhone('table-1', bo);
      await store.putPhone('table-1', { ...HOST, seat: 'ana' });
      expect((await store.table('table-1'))?.phones).toEqual([{ ...HOST, seat: 'ana' }, bo]);
    },
  ],
  [
    'a code leads to its table while the door is open, and to no other one',
    async (store) => {
      await laid(store);
      await store.create({ about: aboutPad('table-2'), link: 'link', host: HOST });
      await store.setCode('table-1', 'AAAAAA');
      expect(await store.tableOfCode('AAAAAA')).toBe('table-1');
      await expect(store.setCode('table-2', 'AAAAAA')).rejects.toThrow();
      expect(await store.tableOfCode('AAAAAA')).toBe('table-1');
      await store.setCode('table-1', null);
      expect(await store.tableOfCode('AAAAAA')).toBeNull();
      await store.setCode('table-2', 'AAAAAA');
      expect((await store.table('table-2'))?.code).toBe('AAAAAA');
    },
  ],
  [
    'lines come back as they were hashed',
    async (store) => {
      await laid(store);
      expect(await store.append('table-1', 0, ORIGIN, LINES)).toBe(true);
      const kept = await store.lines('table-1', 0, 10);
      expect(kept).toEqual(LINES);
      expect(chain(0, ORIGIN, kept)).toEqual(LINES);
      expect(kept.map(({ entry }) => JSON.stringify(entry))).toEqual(
        SAYINGS.map(({ entry }) => JSON.stringify(entry)),
      );
    },
  ],
  [
    'a piece of the log, and what stands before it',
    async (store) => {
      await laid(store);
      await store.append('table-1', 0, ORIGIN, LINES);
      expect(await store.lines('table-1', 1, 1)).toEqual(LINES.slice(1, 2));
      expect(await store.lines('table-1', 3, 5)).toEqual([]);
      const before = await Promise.all([0, 1, 3, 4].map((seq) => store.hashBefore('table-1', seq)));
      expect(before).toEqual([ORIGIN, LINES[0]?.hash, END, null]);
    },
  ],
  [
    'only what follows the end is taken, whole',
    async (store) => {
      await laid(store);
      await store.append('table-1', 0, ORIGIN, LINES.slice(0, 2));
      expect(await store.append('table-1', 0, ORIGIN, LINES)).toBe(false);
      expect(await store.append('table-1', 2, 'another end', LINES.slice(2))).toBe(false);
      expect(await store.append('table-1', 3, END, LINES.slice(2))).toBe(false);
      expect(await store.table('table-1')).toMatchObject({ head: 2, last: LINES[1]?.hash });
      expect(await store.append('table-1', 2, LINES[1]?.hash ?? '', LINES.slice(2))).toBe(true);
      expect(await store.table('table-1')).toMatchObject({ head: 3, last: END });
    },
  ],
  [
    'of many that append at once, one is taken',
    async (store) => {
      await laid(store);
      const all = await Promise.all(
        Array.from({ length: 20 }, () => store.append('table-1', 0, ORIGIN, LINES)),
      );
      expect(all.filter((taken) => taken)).toHaveLength(1);
      expect(await store.lines('table-1', 0, 100)).toEqual(LINES);
    },
  ],
  [
    'tables do not mix',
    async (store) => {
      await laid(store);
      await store.create({ about: aboutPad('table-2'), link: 'link', host: HOST });
      await store.append('table-1', 0, ORIGIN, LINES);
      expect(await store.lines('table-2', 0, 10)).toEqual([]);
      expect(await store.append('table-2', 0, ORIGIN, LINES)).toBe(true);
    },
  ],
  [
    'a secret choice is made once; the newest wizard is the one that is asked about',
    async (store) => {
      await laid(store);
      const first = choice('patrol', 'ana', ODD);
      expect(await store.seal('table-1', first)).toEqual([first]);
      expect(await store.seal('table-1', choice('patrol', 'ana', 'changed'))).toEqual([first]);
      const second = choice('patrol', 'bo', 'y');
      expect(await store.seal('table-1', second)).toEqual([first, second]);
      const next = choice('assembly', 'bo', 'z');
      expect(await store.seal('table-1', next)).toEqual([next]);
      expect(await store.seals('table-1')).toEqual([next]);
    },
  ],
  [
    'a phone with another secret replaces nobody',
    async (store) => {
      await laid(store);
      expect(await store.putPhone('table-1', { ...HOST, name: 'Eve', tokenHash: 'other' })).toBe(false);
      expect((await store.table('table-1'))?.phones).toEqual([HOST]);
    },
  ],
  [
    'what is of the moment is compared and set; every change beside the log shows in its number',
    async (store) => {
      await laid(store);
      const wizard = {
        say: 'wizard',
        wizard: 'w:1',
        version: 1,
        pen: 'ana',
        step: null,
        draft: { a: ODD },
      } as const;
      const first = { wizard, passed: [] };
      const revs = [await revOf(store)];
      const changes: readonly (() => Promise<unknown>)[] = [
        () => store.setMoment('table-1', null, first),
        () => store.setHere('table-1', 'hub-1', ['ana', 'bo']),
        () => store.setCode('table-1', 'AAAAAA'),
        () => store.putPhone('table-1', { ...HOST, seat: 'ana' }),
        () => store.seal('table-1', choice('w', 'ana', 'x')),
        () => store.setClosed('table-1', 'organiser'),
      ];
      for (const change of changes) {
        await change();
        revs.push(await revOf(store));
      }
      expect(revs).toEqual([...new Set(revs)].sort((a, b) => a - b));
      expect(await store.setMoment('table-1', null, { wizard: null, passed: [] })).toBe(false);
      expect((await store.table('table-1'))?.moment).toEqual(first);
      expect(await store.setMoment('table-1', first, { wizard: null, passed: [] })).toBe(true);
      // The log has its own.
      const before = await revOf(store);
      await store.append('table-1', 0, ORIGIN, LINES);
      expect(await store.marks(['table-1', 'nobody'])).toEqual([
        { id: 'table-1', head: 3, rev: before, isOpen: false },
      ]);
    },
  ],
  [
    'who is here is kept by hub',
    async (store) => {
      await laid(store);
      await store.setHere('table-1', 'hub-1', ['ana', 'bo']);
      await store.setHere('table-1', 'hub-2', ['ana']);
      await store.setHere('table-1', 'hub-1', ['bo']);
      expect((await store.table('table-1'))?.here).toEqual([
        { hub: 'hub-1', phone: 'bo' },
        { hub: 'hub-2', phone: 'ana' },
      ]);
      await store.setHere('nobody', 'hub-1', ['ana']);
      expect((await store.list()).map(({ here, phones }) => [here, phones])).toEqual([[2, 1]]);
    },
  ],
  [
    'a table is closed and opened again with all its lines, and its letters are void',
    async (store) => {
      await laid(store);
      await store.append('table-1', 0, ORIGIN, LINES);
      await store.setCode('table-1', 'AAAAAA');
      expect(await store.setClosed('table-1', 'organiser')).toBe(true);
      expect(await store.table('table-1')).toMatchObject({ closed: 'organiser', code: null, head: 3 });
      expect(await store.setClosed('table-1', null)).toBe(true);
      expect(await store.table('table-1')).toMatchObject({ closed: null, head: 3 });
      expect(await store.setClosed('nobody', null)).toBe(false);
    },
  ],
  [
    'a table that rests is closed, once',
    async (store) => {
      await laid(store);
      expect(await store.closeResting(3_600_000)).toEqual([]);
      expect(await store.closeResting(-1000)).toEqual(['table-1']);
      expect(await store.closeResting(-1000)).toEqual([]);
      expect(await store.list()).toMatchObject([{ closed: 'rest', isDoorOpen: false, head: 0 }]);
    },
  ],
  [
    'a table that is deleted is gone with its lines, boxes and phones, and never comes back',
    async (store) => {
      await laid(store);
      await store.create({ about: aboutPad('table-2'), link: 'link', host: HOST });
      await store.append('table-1', 0, ORIGIN, LINES);
      await store.append('table-2', 0, ORIGIN, LINES);
      await store.seal('table-1', choice('w', 'ana', 'x'));
      expect(await store.wasDeleted('table-1')).toBe(false);
      expect(await store.remove('table-1')).toBe(true);
      expect(await store.remove('table-1')).toBe(false);
      expect(await store.table('table-1')).toBeNull();
      expect(await store.lines('table-1', 0, 10)).toEqual([]);
      expect(await store.seals('table-1')).toEqual([]);
      expect(await store.append('table-1', 3, END, LINES)).toBe(false);
      expect(await store.create({ about: aboutPad(), link: 'link', host: HOST })).toBe(false);
      expect(await store.wasDeleted('table-1')).toBe(true);
      expect(await store.lines('table-2', 0, 10)).toEqual(LINES);
      expect((await store.list()).map(({ about }) => about.id)).toEqual(['table-2']);
    },
  ],
];

async function revOf(store: TableStore): Promise<number> {
  return (await store.table('table-1'))?.rev ?? -1;
}
