import { unwrap } from '@/engine';
import { parseDay, writeDay } from '@/state/day';
import { draftOf, emptyLog, finishLog, seatInLog, type LogDraft, type LogSeat } from '@/state/logDraft';

const NOW = new Date(2026, 10, 16, 23, 30).getTime();
const AT = { now: NOW, before: null };

function seat(id: string, part: Partial<LogSeat> = {}): LogSeat {
  return { id, name: id, colour: 'sun', role: null, score: 0, place: 1, sources: [], ...part };
}

const GOOD: LogDraft = {
  ...emptyLog(NOW),
  gameId: 'scorepad',
  name: 'Harbour',
  seats: [seat('ana', { score: 12 }), seat('bo', { score: 30 }), seat('cy', { score: 30 })],
};

function ranks(part: Partial<LogDraft>) {
  const { result } = unwrap(finishLog({ ...GOOD, ...part }, AT));
  return result.players.map(({ rank, winner, score }) => `${rank}${winner ? ' wins' : ''} ${score ?? '-'}`);
}

test.each([
  ['most points win, and who is level shares', {}, ['3 12', '1 wins 30', '1 wins 30']],
  ['fewest points win', { lowestWins: true }, ['1 wins 12', '2 30', '2 30']],
  [
    'only places',
    { ending: 'places', seats: [seat('a', { place: 2 }), seat('b', { place: 2 }), seat('c')] },
    ['2 -', '2 -', '1 wins -'],
  ],
  ['won together', { ending: 'won' }, ['1 wins -', '1 wins -', '1 wins -']],
  ['lost together', { ending: 'lost' }, ['1 -', '1 -', '1 -']],
] as const)('%s', (_what, part, expected) => {
  expect(ranks(part as Partial<LogDraft>)).toEqual(expected);
});

test.each([
  ['no game', { gameId: '' }, 'game'],
  ['a game without a name', { name: '  ' }, 'name'],
  ['a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
  ['no date', { date: 'last week' }, 'date'],
  ['the 31st of June', { date: '2026-06-31' }, 'date'],
  ['tomorrow', { date: '2026-11-17' }, 'date'],
  ['nobody', { seats: [] }, 'players'],
  ['half a minute', { minutes: '0.5' }, 'minutes'],
  ['minutes in words', { minutes: 'an hour' }, 'minutes'],
  ['a note of 501 characters', { note: 'x'.repeat(501) }, 'note'],
])('%s is refused at its field', (_what, part, path) => {
  expect(finishLog({ ...GOOD, ...part }, AT)).toMatchObject({ ok: false, error: { path } });
});

test('a stored game comes back for correction, and is stored the same again', () => {
  const typed: LogDraft = {
    ...GOOD,
    date: '2024-02-29',
    minutes: '95',
    note: 'Rain',
    seats: [seat('ana', { score: 7, role: 'jack' }), seat('bo', { score: 3 })],
  };
  const stored = unwrap(finishLog(typed, AT));
  const again = draftOf(stored, stored.finishedAt, stored.result);
  expect(unwrap(finishLog(again, { now: NOW, before: stored.finishedAt }))).toEqual(stored);
});

test('a correction on the same day keeps the hour, and another day does not', () => {
  const before = new Date(2026, 10, 12, 9, 15).getTime();
  const on = (date: string) => unwrap(finishLog({ ...GOOD, date }, { now: NOW, before })).finishedAt;
  expect(on('2026-11-12')).toBe(before);
  expect(writeDay(on('2026-11-13'))).toBe('2026-11-13');
  expect(on('2026-11-16')).toBeLessThanOrEqual(NOW);
});

test('points keep their sources only while they add up to them', () => {
  const sources = [{ source: 'officers', points: 12 }];
  const with12 = unwrap(finishLog({ ...GOOD, seats: [seat('ana', { score: 12, sources })] }, AT));
  const with13 = unwrap(finishLog({ ...GOOD, seats: [seat('ana', { score: 13, sources })] }, AT));
  expect(with12.result.players[0]?.sources).toEqual(sources);
  expect(with13.result.players[0]?.sources).toEqual([]);
});

test('nobody sits down twice, and a thirteenth player finds no seat', () => {
  let draft: LogDraft = { ...GOOD, seats: [] };
  for (let i = 0; i < 13; i++) {
    const seats = seatInLog(draft, { id: `p${i}`, name: `P${i}`, colour: 'moon' });
    draft = { ...draft, seats };
  }
  expect(draft.seats).toHaveLength(12);
  expect(seatInLog(draft, { id: 'p3', name: 'P3', colour: 'moon' })).toHaveLength(12);
  expect(new Set(draft.seats.slice(0, 8).map(({ colour }) => colour)).size).toBe(8);
});

test.each(['2026-11-16', '2026.1.5', ' 2000/02/29 '])('%p is a day', (typed) => {
  expect(parseDay(typed)).not.toBeNull();
});
test.each(['', '16-11-2026', '2026-13-01', '2025-02-29', '1066-10-14', '2026-11'])(
  '%p is not a day',
  (typed) => {
    expect(parseDay(typed)).toBeNull();
  },
);
