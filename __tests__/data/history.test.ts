import * as fc from 'fast-check';
import { foldText, searchWords } from '@/data/foldText';
import type { Database } from '@/data/database';
import type { SqlDriver } from '@/data/driver';
import { createSessions, type SessionCursor } from '@/data/sessions';
import type { SessionFilter } from '@/data/sessionFilter';
import { result, session } from '@/data/selfCheck/check';
import { openMemory } from '../support/memoryDatabase';

const PEOPLE = ['ana', 'bo', 'łucja'] as const;
const WORDS = ['Żubr', 'zubr', 'Harbour', 'Łódź nocą', '100%', "o'clock", 'a_b', ''] as const;

interface Evening {
  readonly id: string;
  readonly gameId: string;
  readonly title: string;
  readonly note: string;
  readonly remark: string;
  readonly seats: readonly string[];
  readonly at: number;
  readonly finished: boolean;
  readonly binned: boolean;
  readonly group: string | null;
}

const evenings: fc.Arbitrary<readonly Evening[]> = fc
  .array(
    fc.record({
      gameId: fc.constantFrom('pad', 'mill'),
      title: fc.constantFrom(...WORDS),
      note: fc.constantFrom(...WORDS),
      remark: fc.constantFrom(...WORDS),
      seats: fc.subarray([...PEOPLE, 'guest']),
      at: fc.constantFrom(
        ...[2023, 2024].flatMap((year) => [new Date(year, 0, 1), new Date(year, 11, 31, 23)]),
      ),
      finished: fc.boolean(),
      binned: fc.nat(5).map((n) => n === 0),
      group: fc.constantFrom(null, 'thursday'),
    }),
    { maxLength: 16 },
  )
  .map((list) =>
    list.map((one, i) => ({ ...one, at: one.at.getTime(), id: `s${String(i).padStart(2, '0')}` })),
  );

const filters: fc.Arbitrary<SessionFilter> = fc.record({
  game: fc.constantFrom('pad', null, null),
  player: fc.constantFrom(...PEOPLE, null, null),
  group: fc.constantFrom('thursday', null, null),
  year: fc.constantFrom(2023, 2024, null, null),
  text: fc.constantFrom(
    'zubr',
    'ŻUBR',
    'lodz',
    'noca harb',
    '%',
    '_',
    "'",
    'LUCJA',
    'guest',
    ' ',
    null,
    null,
  ),
  state: fc.constantFrom('finished' as const, 'unfinished' as const, null, null),
});

async function add(db: Database, { id, gameId, title, note, remark, seats, at, ...rest }: Evening) {
  const seated = seats.map((seat) => ({ id: seat, name: seat, colour: 'sun' as const }));
  await db.sessions.create({ ...session(id, at), gameId, title, seats: seated, groupId: rest.group });
  if (note !== '') await db.sessions.setNote(id, note);
  const progress = { id, length: 0, summary: null, seats: seated };
  const ending = { at, result: result(...seats, 'somebody'), notes: [remark] };
  if (rest.finished) await db.results.save({ ...progress, ending });
  if (rest.binned) await db.sessions.softDelete(id, 9);
}

function wanted(evening: Evening, filter: SessionFilter): boolean {
  const words = [evening.title, evening.note, ...evening.seats, evening.finished ? evening.remark : ''];
  return (
    !evening.binned &&
    (!filter.game || evening.gameId === filter.game) &&
    (!filter.player || evening.seats.includes(filter.player)) &&
    (!filter.group || evening.group === filter.group) &&
    (!filter.year || new Date(evening.at).getFullYear() === filter.year) &&
    (!filter.state || (filter.state === 'finished') === evening.finished) &&
    searchWords(filter.text ?? '').every((word) => words.some((text) => foldText(text).includes(word)))
  );
}

test('the history shows exactly what passes the filter, newest first, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(evenings, fc.array(filters, { minLength: 4, maxLength: 4 }), async (all, asked) => {
      const db = await openMemory();
      for (const id of PEOPLE) await db.players.add({ id, name: id, colour: 'sun', at: 0 });
      for (const evening of all) await add(db, evening);
      for (const filter of [{}, ...asked]) {
        const expected = all
          .filter((evening) => wanted(evening, filter))
          .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
        const seen: string[] = [];
        let before: SessionCursor | null = null;
        do {
          const page = await db.sessions.page({ before, limit: 3, filter });
          seen.push(...page.sessions.map(({ id }) => id));
          before = page.next;
        } while (before);
        expect(seen).toEqual(expected.map(({ id }) => id));
        expect(await db.sessions.count(filter)).toBe(expected.length);
      }
      await db.close();
    }),
    { numRuns: 40 },
  );
});

test('a game is found by its new title and note, and no longer by the old ones', async () => {
  const db = await openMemory();
  await db.sessions.create({ ...session('s', 1), title: 'Harbour', seats: [] });
  await db.sessions.setNote('s', 'Rain,\nand żurek');
  const find = (text: string) => db.sessions.count({ text });
  expect([await find('harbour'), await find('zurek rain')]).toEqual([1, 1]);
  await db.sessions.rename('s', 'Mill');
  await db.sessions.setNote('s', '');
  expect([await find('harbour'), await find('zurek'), await find('mill')]).toEqual([0, 0, 1]);
  expect(await db.sessions.setNote('nobody', 'x')).toBe(false);
  await db.close();
});

test('a finished game says how it ended, a running one does not', async () => {
  const db = await openMemory();
  await db.sessions.create({ ...session('a', 1), seats: [] });
  await db.sessions.create({ ...session('b', 2), seats: [] });
  const ending = { at: 3, result: { ...result('x', 'y'), edition: 'beta' }, notes: [] };
  await db.results.save({ id: 'a', length: 0, summary: null, seats: [], ending });
  const { sessions } = await db.sessions.page({ limit: 5 });
  expect(sessions.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['b', null],
    ['a', { edition: 'beta', scenario: null, cooperative: false, won: null, minutes: 60 }],
  ]);
  await db.close();
});

test.each([
  [
    'all but a group',
    { game: 'pad', player: 'ana', year: 2024, text: 'x', state: 'finished' },
    'COVERING INDEX session_history',
  ],
  ['a group', { group: 'g', player: 'ana', text: 'x' }, 'INDEX session_group'],
] as const)('a filter by %s reads an index in the order of the history', async (_name, filter, index) => {
  const db = await openMemory();
  const plan: string[] = [];
  const watched: SqlDriver = {
    ...db.sql,
    all: async (sql, params) => {
      const steps = await db.sql.all(`EXPLAIN QUERY PLAN ${sql}`, params);
      plan.push(...steps.map(({ detail }) => String(detail)));
      return db.sql.all(sql, params);
    },
  };
  await createSessions(watched).page({ limit: 20, filter, before: { updatedAt: 9, id: 'z' } });
  expect(plan).toContainEqual(expect.stringContaining(`SEARCH session USING ${index}`));
  expect(plan.filter((line) => /^SCAN (session|record|result)/.test(line))).toEqual([]);
  await db.close();
});
