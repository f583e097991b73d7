import { act, fireEvent, renderHook, screen } from '@testing-library/react-native';
import type { AnyGame, TimelineLine } from '@/engine';
import { findGame, isPlayable } from '@/games';
import type { Stores } from '@/state/stores';
import { scoreCourse } from '../../app/timeline/scoreCourse';
import { useShown } from '../../app/timeline/useShown';
import type { TimelineEntry } from '../../app/timeline/useTimeline';
import { ANA, BO, createRestartable, openPad, type Restartable } from '../support/restartable';
import { seatApp } from './seatApp';

const ACTS = 10_000;
/** What a screen holds, and some more above and below it. */
const A_FEW = 80;

let app: Restartable;
let stores: Stores;
let game: AnyGame;

beforeEach(async () => {
  const entry = findGame('scorepad');
  if (!entry || !isPlayable(entry)) throw new Error('there is no score pad');
  game = await entry.load();
  app = createRestartable();
  stores = await app.start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.end();
});

/** An evening of ten thousand points, straight into its log. */
async function longEvening(): Promise<void> {
  const id = await openPad(stores, { counting: 'free' });
  await stores.session.getState().close();
  await stores.services.data.sql.run(
    `WITH RECURSIVE n (seq) AS (SELECT 0 UNION ALL SELECT seq + 1 FROM n WHERE seq + 1 < ${ACTS})
     INSERT INTO entry (session_id, seq, body) SELECT ?, seq, json_object('kind', 'act', 'at', 1700000000000 + seq * 1000,
       'events', json_array(json_object('type', 'pointsChanged', 'v', 1, 'player', iif(seq % 2, 'ana', 'bo'), 'by', 1,
         'round', NULL))) FROM n`,
    [id],
  );
}

test('of ten thousand acts only those in sight are told and drawn, and the chart comes after them', async () => {
  await longEvening();
  await seatApp(stores);
  fireEvent.press(await screen.findByRole('button', { name: 'Continue Harbour' }));
  await screen.findByLabelText('Ana, Points');
  const told = jest.spyOn(game, 'describe');
  const counted = jest.spyOn(game, 'evolve');
  let toldBeforeTheChart: number | null = null;
  const evolve = counted.getMockImplementation() ?? game.evolve;
  counted.mockImplementation((...given) => {
    toldBeforeTheChart ??= told.mock.calls.length;
    return evolve(...given);
  });
  counted.mockClear();

  fireEvent.press(screen.getByRole('button', { name: 'Timeline' }));
  await screen.findAllByText(/^(Ana|Bo): points$/);
  await screen.findByLabelText(/^Chart of .*Ana: from 0 to 5,?000/);
  expect(toldBeforeTheChart).toBeGreaterThan(0);
  expect(toldBeforeTheChart).toBeLessThan(A_FEW);
  expect(counted.mock.calls.length).toBe(ACTS);
  expect(screen.getAllByText(/^(Ana|Bo): points$/).length).toBeLessThan(A_FEW);
});

const entry = (seq: number, player: string): TimelineEntry => ({
  seq,
  at: seq,
  events: [{ type: 'pointsChanged', v: 1, player, by: 1, round: null }],
  status: 'done',
  undoneAt: null,
  end: null,
  changedAt: null,
  was: null,
  kept: false,
  by: undefined,
});
const lineOf = ({ events }: TimelineEntry): readonly TimelineLine[] =>
  events.map(
    (event) => ({ fact: { key: 'x' }, player: (event as { player: string }).player }) as TimelineLine,
  );

test('one player’s acts are looked for as far as somebody scrolls', () => {
  const entries = Array.from({ length: ACTS }, (_, i) => entry(i, i % 2 === 0 ? 'ana' : 'bo'));
  const linesOf = jest.fn(lineOf);
  const { result, rerender } = renderHook(
    ({ player }: { player: string | null }) => useShown({ entries, linesOf }, player),
    { initialProps: { player: null } as { player: string | null } },
  );
  expect(result.current.entries).toBe(entries);
  expect(linesOf).not.toHaveBeenCalled();
  rerender({ player: 'ana' });
  expect(result.current.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, i) => 2 * i));
  expect(linesOf).toHaveBeenCalledTimes(79);
  act(() => result.current.more());
  expect(result.current.entries).toHaveLength(80);
  rerender({ player: 'nobody' });
  expect(result.current.entries).toEqual([]);
});

test('a course that is counted in pieces is the course counted at once', () => {
  const entries = Array.from({ length: 25 }, (_, i) => entry(i, i % 3 === 0 ? 'ana' : 'bo'));
  const config = { v: 1, name: 'Harbour', counting: 'free', best: 'highest', seats: [ANA, BO] };
  const open = { game, config, seats: [ANA, BO], startedAt: 0 };
  const whole = scoreCourse(open, entries, lineOf).goOn(1000);
  const pieces = scoreCourse(open, entries, lineOf);
  for (let i = 0; i < 2; i += 1) expect(pieces.goOn(10)).toBeNull();
  expect(pieces.goOn(10)).toEqual(whole);
  expect(whole).toHaveLength(26);
  expect(whole?.at(-1)?.scores).toEqual([9, 16]);
  expect(whole?.[0]?.scores).toEqual([0, 0]);
});
