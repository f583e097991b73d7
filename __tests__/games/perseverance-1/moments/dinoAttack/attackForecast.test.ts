import * as fc from 'fast-check';
import type {
  DefenseColumn,
  PlacedDino,
  Trap,
  TrapRoll,
} from '@/games/perseverance-1/moments/dinoAttack/defenseArea';
import { attackOutcome } from '@/games/perseverance-1/moments/dinoAttack/decide';
import {
  playersOf,
  type ColumnState,
  type State,
  type TrapState,
} from '@/games/perseverance-1/session/state';
import { dinoSpacesLeft } from '@/games/perseverance-1/session/supplies';
import { attackForecast } from '@/games/perseverance-1/moments/dinoAttack/attackForecast';
import { DINOS, type Dino } from '@/games/perseverance-1/terms';
import { newTable } from '../../session/playing';

const ZONE = 'military';

function laid(state: State, columns: readonly ColumnState[]): State {
  return { ...state, zones: { ...state.zones, [ZONE]: { ...state.zones[ZONE], columns } } };
}

function product<T>(choices: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return choices.reduce<readonly (readonly T[])[]>(
    (rows, options) => rows.flatMap((row) => options.map((option) => [...row, option])),
    [[]],
  );
}

const FACES: readonly TrapRoll[] = [
  { face: 'success-if-match', followers: 3 },
  { face: 'success-anyway' },
  { face: 'failure-anyway' },
];

function trapsOf(trap: TrapState | null, rolls: readonly (TrapRoll | null)[]): readonly (Trap | null)[] {
  if (!trap) return [null];
  const types = trap.type ? [trap.type] : DINOS;
  return types.flatMap((type) => rolls.map((roll) => ({ owner: trap.owner, type, roll })));
}

/** Every column with every die, all columns against all: the slow way. */
function allAttacks(state: State): readonly (readonly DefenseColumn[])[] {
  const { traps, walls } = state.config.deterministic;
  const columns = state.zones[ZONE].columns.map(({ spaces, wall, soldiers }) => {
    const rows = product<PlacedDino>(
      spaces
        .slice(0, 2)
        .map(({ dino, trap }) =>
          (dino ? [dino] : DINOS).flatMap((type) =>
            trapsOf(trap, traps ? [null] : FACES).map((sprung) => ({ type, trap: sprung })),
          ),
        ),
    );
    const rolled = wall
      ? (walls ? [null] : [true, false]).map((kill) => ({
          owner: wall,
          roll: kill === null ? null : { followers: 1, safeguard: 1, kill },
        }))
      : [null];
    return rows.flatMap((dinos) => rolled.map((one) => ({ dinos, wall: one, soldiers })));
  });
  return product(columns);
}

const TABLES = [
  newTable(3, { edition: 'beta-2020' }),
  newTable(3, { 'deterministic.traps': true }),
  newTable(3, { 'deterministic.walls': true }),
  newTable(2, { 'deterministic.traps': true, 'deterministic.walls': true }),
];

const someArea = fc.constantFrom(...TABLES).chain((state) => {
  const player = fc.constantFrom(...playersOf(state));
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const dino = fc.constantFrom(...DINOS);
  const free = { dino: null, trap: null };
  const space = fc.record({
    dino: dino as fc.Arbitrary<Dino | null>,
    trap: fc.option(fc.record({ owner: player, type: maybe(dino) }), { nil: null, freq: 1 }),
  });
  const figure = fc.record({
    owner: player,
    // Leaders are one each: two Soldiers of the same name tell as much.
    type: fc.constantFrom('light' as const, 'heavy' as const),
  });
  const column = fc.record({
    spaces: fc.tuple(space, space).map((near) => [...near, free]),
    wall: maybe(player),
    soldiers: fc.tuple(maybe(figure), maybe(figure)),
  });
  const columns = fc.array(column, { minLength: 3, maxLength: 3 });
  const missing = fc.option(fc.nat(2), { nil: null });
  return fc.tuple(columns, missing).map(([all, without]) =>
    laid(
      state,
      all.map((one, i) => ({
        ...one,
        spaces: one.spaces.map((here, depth) =>
          i === without && depth === 1 ? { ...here, dino: null } : here,
        ),
      })),
    ),
  );
});

test('the forecast is what all ways of the dice falling come to, tried one by one', () => {
  fc.assert(
    fc.property(someArea, (state) => {
      const attacks = allAttacks(state);
      fc.pre(attacks.length <= 400);
      const results = attacks.flatMap((columns) => {
        const outcome = attackOutcome(state, {
          type: 'resolveDinoAttack',
          zone: ZONE,
          activePlayer: state.turn,
          columns,
          picks: {},
          community: null,
        });
        return outcome.ok ? [outcome.value.figures] : [];
      });
      fc.pre(results.length === attacks.length);
      const range = (of: (result: (typeof results)[number]) => number) => ({
        min: Math.min(...results.map(of)),
        max: Math.max(...results.map(of)),
      });
      const through = range(({ breach }) => breach.trampler + breach.raptor);
      expect(attackForecast(state, ZONE)).toEqual({
        oneMore: dinoSpacesLeft(state, ZONE) === 1,
        killed: range(({ kills }) =>
          Object.values(kills).reduce((sum, { trampler, raptor }) => sum + trampler + raptor, 0),
        ),
        through,
        tramplers: range(({ breach }) => breach.trampler),
        settlementsLost: range(({ breach }) => breach.removed.length),
        fallen: range(({ fight }) => fight.fallenAt.length),
        breach: through.max === 0 ? 'never' : through.min > 0 ? 'certain' : 'possible',
      });
    }),
    { numRuns: 60 },
  );
});

describe('when there is a forecast', () => {
  const full = (dino: Dino): ColumnState => ({
    spaces: [
      { dino, trap: null },
      { dino, trap: null },
      { dino: null, trap: null },
    ],
    wall: null,
    soldiers: [null, null],
  });
  const state = newTable(3);

  test('nobody defends: a breach is certain, and nothing is left to the dice', () => {
    const area = laid(state, [full('trampler'), full('raptor'), full('raptor')]);
    expect(attackForecast(area, ZONE)).toMatchObject({ breach: 'certain', through: { min: 6, max: 6 } });
  });

  test('a Wall alone may kill one Dino of its column', () => {
    const area = laid(state, [{ ...full('raptor'), wall: 'ana' }, full('raptor'), full('raptor')]);
    expect(attackForecast(area, ZONE)).toMatchObject({
      killed: { min: 0, max: 1 },
      through: { min: 5, max: 6 },
    });
  });

  test('two Dinos away there is none, and none in an empty area', () => {
    const column = full('raptor');
    const half = { ...column, spaces: column.spaces.map(() => ({ dino: null, trap: null })) };
    expect(attackForecast(laid(state, [half, column, column]), ZONE)).toBeNull();
    expect(attackForecast(newTable(3), ZONE)).toBeNull();
  });
});

test('in Essentials nobody follows the Settlements: only Tramplers are counted', () => {
  const [table] = TABLES;
  if (!table) throw new Error('no table');
  const columns = table.zones[ZONE].columns.map(() => ({
    spaces: [
      { dino: 'trampler' as const, trap: null },
      { dino: 'trampler' as const, trap: null },
      { dino: null, trap: null },
    ],
    wall: null,
    soldiers: [null, null] as const,
  }));
  const state = { ...laid(table, columns), tracking: 'essentials' as const };
  expect(attackForecast(state, ZONE)).toMatchObject({
    tramplers: { min: 6, max: 6 },
    settlementsLost: null,
  });
});
