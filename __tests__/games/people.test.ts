import { perseverance1 } from '@/games/perseverance-1';
import { perseverance2 } from '@/games/perseverance-2';
import { robinson } from '@/games/robinson';
import { scorepad } from '@/games/scorepad';
import * as e1 from './perseverance-1/session/playing';
import * as e2 from './perseverance-2/session/playing';
import * as island from './robinson/session/playing';
import * as pad from './scorepad/table';

const zoe = { id: 'zoe', name: 'Zoe', colour: 'anchor' } as const;

describe('somebody leaves a table of Perseverance', () => {
  test('turns pass them by, their dice leave the pool, their pieces stay', () => {
    const state = e1.play(e1.newTable(3), { type: 'leave', player: 'bo' });
    expect(state.turn).toBe('ana');
    expect(state.dice.bo).toEqual({ inPlay: e1.newTable(3).dice.bo?.inPlay, pool: 0 });
    expect(state.zones).toEqual(e1.newTable(3).zones);
    expect(e1.play(state, { type: 'nextTurn' }).turn).toBe('cy');
    expect(e1.play(state, { type: 'nextTurn' }, { type: 'nextTurn' }).turn).toBe('ana');
  });

  test('on their own turn, the next one is on turn', () => {
    expect(e1.play(e1.newTable(3), { type: 'leave', player: 'ana' }).turn).toBe('bo');
  });

  test('they come last in the result, whatever they had, and no one else loses a place', () => {
    const end = e1.play(
      e1.newTable(3),
      { type: 'correct', owner: 'bo', counter: 'followers', to: 99 },
      { type: 'leave', player: 'bo' },
      { type: 'finish' },
    );
    const places = perseverance1.result(end);
    expect(places?.find(({ player }) => player === 'bo')).toMatchObject({
      rank: 3,
      winner: false,
      left: true,
      score: 99,
    });
    expect(places?.filter(({ winner }) => winner).map(({ player }) => player)).not.toContain('bo');
  });

  test('the second last player cannot leave', () => {
    expect(e1.refusalOf(e1.newTable(2), { type: 'leave', player: 'bo' })).toBe('tooFewLeft');
  });

  test('an Assembly fills the pool without their dice', () => {
    const gone = e1.play(e1.newTable(3), { type: 'leave', player: 'bo' });
    const choices = Object.fromEntries(Object.keys(gone.zones).map((zone) => [zone, 'votes' as const]));
    const after = e1.play(gone, { type: 'resolveAssembly', choices, zones: null, records: null });
    expect(after.assembly).toBe(2);
    expect(after.dice.bo?.pool).toBe(0);
    expect(after.dice.ana?.pool).toBe(after.dice.ana?.inPlay);
  });

  test('who comes back has turns again, and nobody can join late', () => {
    const state = e1.play(
      e1.newTable(3),
      { type: 'leave', player: 'bo' },
      { type: 'comeBack', player: 'bo' },
      { type: 'nextTurn' },
    );
    expect(state.turn).toBe('bo');
    expect(perseverance1.putRight(state).people.late).toMatchObject({ reason: expect.anything() });
    expect(perseverance2.putRight(e2.newTable(3)).people.late).toMatchObject({ reason: expect.anything() });
  });
});

test('two Officers change places, and their cubes go with them', () => {
  const before = e1.newTable(3);
  const { officers } = before.config;
  const after = e1.play(before, {
    type: 'moveOfficer',
    zone: 'sustenance',
    officer: officers.military,
  });
  expect(after.config.officers).toEqual({
    ...officers,
    sustenance: officers.military,
    military: officers.sustenance,
  });
  expect(after.officers).toEqual(before.officers);
});

test('a Camp under a Breach stays until the Breach is put right', () => {
  const start = e2.newTable(3);
  const area = start.areas[0];
  const owner = area?.camp ?? 'ana';
  if (!area) throw new Error('the Map begins with a Cleared Area');
  const camped = area.camp ? start : e2.play(start, { type: 'setArea', area: { ...area, camp: owner } });
  const breach = {
    at: 'camp',
    area: area.id,
    dinos: { trampler: 1, raptor: 0, shieldhead: 0 },
    savior: {},
  } as const;
  const state = e2.play(camped, { type: 'setPieces', player: owner, piece: 'breach', to: breach });
  const taken = { type: 'setArea', area: { ...area, camp: null } } as const;
  expect(e2.refusalOf(state, taken)).toBe('breachThere');
  const healed = e2.play(state, { type: 'setPieces', player: owner, piece: 'breach', to: null });
  expect(e2.play(healed, taken).areas[0]?.camp).toBeNull();
});

describe('castaways come and go', () => {
  test('who leaves takes no more part, keeps the wounds in the books, and is named in the result', () => {
    const state = island.play(
      island.newTable(3),
      { type: 'beginPlay' },
      { type: 'takeWounds', owners: ['ana'], wounds: 2, cause: 'card' },
      { type: 'leave', player: 'ana' },
    );
    expect(state.first).toBe('ben');
    // The Dog comes along: three began.
    expect(robinson.table(state).rows.map(({ player }) => player)).toEqual(['ben', 'cy', 'dog']);
    const end = island.play(state, { type: 'finish', won: true });
    expect(robinson.result(end)?.find(({ player }) => player === 'ana')).toMatchObject({
      left: true,
      winner: false,
      score: 2,
    });
  });

  test('who joins is unhurt, plays a free character and eats with the others', () => {
    const state = island.play(
      island.newTable(2),
      { type: 'beginPlay' },
      { type: 'join', seat: zoe, character: 'soldier' },
    );
    expect(robinson.table(state).rows.map(({ player }) => player)).toContain('zoe');
    expect(state.bodies.zoe).toEqual({ wounds: 0, determination: 0 });
    expect(robinson.seatsNow?.(state).map(({ name }) => name)).toContain('Zoe');
    expect(
      island.refusalOf(state, {
        type: 'join',
        seat: { ...zoe, id: 'yan', colour: 'leaf' },
        character: 'cook',
      }),
    ).toBe('characterTaken');
  });

  test('the last one cannot leave', () => {
    expect(island.refusalOf(island.newTable(1), { type: 'leave', player: 'ana' })).toBe('lastCastaway');
  });
});

test('a score pad keeps the points of who left, goes on by rounds without them, and takes a newcomer', () => {
  const state = pad.play(
    pad.newPad({ counting: 'rounds' }),
    { type: 'changePoints', player: 'cy', by: 5 },
    { type: 'leave', player: 'cy' },
    { type: 'join', seat: zoe },
    { type: 'enterRound', points: { ana: 1, bo: 2, zoe: 3 } },
    { type: 'finish' },
  ).state;
  expect(state.totals).toEqual({ ana: 1, bo: 2, cy: 5, zoe: 3 });
  expect(scorepad.result(state)?.map(({ player, rank, left }) => [player, rank, left ?? false])).toEqual([
    ['ana', 3, false],
    ['bo', 2, false],
    ['zoe', 1, false],
    ['cy', 4, true],
  ]);
});
