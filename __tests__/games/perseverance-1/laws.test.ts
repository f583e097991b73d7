import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import type { DinoAttackResult } from '@/games/perseverance-1/moments/dinoAttack/rule';
import * as positions from './positions';
import { figuresOf, resolve, type Figures } from './resolve';

const RUNS = { numRuns: 300, seed: 20210505 };
const PROCEDURES = Object.entries(positions.POSITIONS);

type Input = Readonly<Record<string, unknown>>;

describe.each(PROCEDURES)('%s, on random positions', (procedure, position) => {
  test('most positions are legal, so that the laws below mean something', () => {
    const inputs = fc.sample(position, { numRuns: 300, seed: 7 });
    const legal = inputs.filter((input) => resolve(procedure, input).ok).length;
    expect(legal).toBeGreaterThan(150);
  });

  test('the explanation is never empty, and its changes add up to the result', () => {
    fc.assert(
      fc.property(position, (input) => {
        const result = resolve(procedure, input);
        if (!result.ok) return true;
        const { explanation } = result.value;
        const figures = result.value.figures as Figures;
        if (explanation.length === 0) return false;
        const sums = new Map<string, number>();
        for (const { deltas = [] } of explanation)
          for (const { owner, asset, by } of deltas) {
            const key = JSON.stringify([owner, asset]);
            sums.set(key, (sums.get(key) ?? 0) + by);
          }
        const explained = new Map([...sums].filter(([, by]) => by !== 0));
        const counted = new Map(
          Object.entries((figures.deltas ?? {}) as Record<string, Record<string, number>>).flatMap(
            ([owner, assets]) =>
              Object.entries(assets).map(([asset, by]) => [JSON.stringify([owner, asset]), by] as const),
          ),
        );
        return isDeepStrictEqual(new Map([...explained].sort()), new Map([...counted].sort()));
      }),
      RUNS,
    );
  });

  test('the same input gives the same answer and is left as it was', () => {
    fc.assert(
      fc.property(position, (input) => {
        const before = JSON.stringify(input);
        const first = resolve(procedure, input);
        return isDeepStrictEqual(first, resolve(procedure, input)) && JSON.stringify(input) === before;
      }),
      { ...RUNS, numRuns: 100 },
    );
  });

  test('a renamed player changes only names', () => {
    fc.assert(
      fc.property(position, (input) => {
        const names = new Map(idsOf(input).map((id, i) => [id, `guest ${i}`]));
        const result = resolve(procedure, input);
        const renamed = resolve(procedure, rename(input, names));
        if (!result.ok) return !renamed.ok && renamed.error.code === result.error.code;
        return (
          renamed.ok && isDeepStrictEqual(rename(result.value.figures, names), plain(renamed.value.figures))
        );
      }),
      RUNS,
    );
  });
});

describe.each(PROCEDURES.filter(([procedure]) => !['threat', 'patrol', 'action'].includes(procedure)))(
  '%s, around the table',
  (procedure, position) => {
    test('the order of players changes nothing but the order of lists', () => {
      fc.assert(
        fc.property(position, fc.nat(), (input, turns) => {
          const players = input.players as unknown[];
          const by = turns % players.length;
          const turned = { ...input, players: [...players.slice(by), ...players.slice(0, by)] };
          const one = resolve(procedure, input);
          const other = resolve(procedure, turned);
          if (!one.ok || !other.ok) return one.ok === other.ok;
          return isDeepStrictEqual(unordered(one.value.figures), unordered(other.value.figures));
        }),
        RUNS,
      );
    });
  },
);

describe('ties', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

  test('Followers paid for Votes under the beta’s split never exceed the prizes', () => {
    fc.assert(
      fc.property(positions.assembly, (input) => {
        if (input.edition !== 'beta-2020' || input.scoringTile === null) return true;
        const { followers } = figuresOf<{ followers: Record<string, number> }>('assembly', input);
        return sum(Object.values(followers)) <= sum(input.scoringTile as number[]);
      }),
      RUNS,
    );
  });

  test('Followers paid for the final majorities under the beta’s split never exceed the scale', () => {
    fc.assert(
      fc.property(positions.finalScoring, (input) => {
        if (input.edition !== 'beta-2020') return true;
        const { breakdown } = figuresOf<{
          breakdown: Record<string, { soldiers: number; fortifications: number }>;
        }>('final-scoring', input);
        const prizes = sum(input.defenseScale as number[]);
        const rows = Object.values(breakdown);
        return (
          sum(rows.map(({ soldiers }) => soldiers)) <= prizes &&
          sum(rows.map(({ fortifications }) => fortifications)) <= prizes
        );
      }),
      RUNS,
    );
  });
});

interface AttackInput extends Input {
  readonly players: readonly { id: string; followers: number; safeguard: number }[];
  readonly columns: readonly {
    dinos: readonly { type: 'trampler' | 'raptor'; trap: { owner: string } | null }[];
    wall: { owner: string } | null;
    soldiers: readonly ({ owner: string; type: 'light' | 'heavy' | 'leader' } | null)[];
  }[];
  readonly settlements: readonly string[];
}

describe('a Dino Attack', () => {
  const attack = (input: Input) => {
    const result = resolve('dino-attack', input);
    return result.ok ? (result.value.figures as unknown as DinoAttackResult) : null;
  };

  test('neither creates nor loses a Dino, a figure, a Trap or a Settlement', () => {
    fc.assert(
      fc.property(positions.dinoAttack as fc.Arbitrary<AttackInput>, (input) => {
        const result = attack(input);
        if (!result) return true;
        const dinos = input.columns.flatMap((column) => column.dinos);
        for (const type of ['trampler', 'raptor'] as const) {
          const killed = Object.values(result.kills).reduce((total, kills) => total + kills[type], 0);
          expect(killed + result.breach[type]).toBe(dinos.filter((dino) => dino.type === type).length);
        }
        expect(result.breach.survivors.flat()).toHaveLength(result.breach.trampler + result.breach.raptor);
        const figures = input.columns.flatMap(({ soldiers }) => soldiers.flatMap((figure) => figure ?? []));
        for (const { id } of input.players) {
          const own = (type: string) => figures.filter((f) => f.owner === id && f.type === type).length;
          const home = entryOf(result.retrieve, id);
          const fallen = entryOf(result.fight.fallen, id);
          expect(home.light + fallen.light).toBe(own('light'));
          expect(home.heavy + fallen.heavy).toBe(own('heavy'));
          expect(home.leader).toBe(own('leader') === 1);
          expect(home.usedTraps).toBe(dinos.filter(({ trap }) => trap?.owner === id).length);
        }
        expect([...result.settlements, ...[...result.breach.removed].reverse()]).toEqual(input.settlements);
        return true;
      }),
      RUNS,
    );
  });

  test('never takes Followers below 0 nor Safeguard above 6', () => {
    fc.assert(
      fc.property(positions.dinoAttack as fc.Arbitrary<AttackInput>, (input) => {
        const result = attack(input);
        return input.players.every(({ id, followers, safeguard }) => {
          const deltas = Object.hasOwn(result?.deltas ?? {}, id) ? entryOf(result?.deltas ?? {}, id) : {};
          return followers + (deltas.followers ?? 0) >= 0 && safeguard + (deltas.safeguard ?? 0) <= 6;
        });
      }),
      RUNS,
    );
  });

  test('with deterministic Traps is the one where every die shows a match for 3', () => {
    fc.assert(
      fc.property(positions.dinoAttack as fc.Arbitrary<AttackInput>, (input) => {
        const roll = { face: 'success-if-match', followers: 3 };
        const rolled = input.columns.map((column) => ({
          ...column,
          dinos: column.dinos.map((dino) => ({ ...dino, trap: dino.trap && { ...dino.trap, roll } })),
        }));
        const walls = (input.deterministic as { walls: boolean }).walls;
        expect(attack({ ...input, deterministic: { traps: true, walls } })).toEqual(
          attack({ ...input, columns: rolled, deterministic: { traps: false, walls } }),
        );
      }),
      RUNS,
    );
  });

  test('with deterministic Walls is the one where every die shows 1 Safeguard, up to the fight', () => {
    fc.assert(
      fc.property(positions.dinoAttack as fc.Arbitrary<AttackInput>, fc.boolean(), (input, defended) => {
        const columns = input.columns.map((column) => ({
          ...column,
          wall: column.wall && { ...column.wall, roll: { safeguard: 1 } },
          soldiers: defended ? column.soldiers : [null, null],
        }));
        const sure = attack({ ...input, columns, deterministic: { traps: true, walls: true } });
        const diced = attack({ ...input, columns, deterministic: { traps: true, walls: false } });
        if (!defended) expect(sure).toEqual(diced);
        expect([sure?.trap, sure?.wall, sure?.contribution]).toEqual([
          diced?.trap,
          diced?.wall,
          diced?.contribution,
        ]);
      }),
      RUNS,
    );
  });
});

test('a Threat token on 5 − r loses a Soldier exactly when a roll of r would', () => {
  const one = (mode: string, kind: string, threat: number, roll: number) =>
    figuresOf<{ results: unknown; soldiers: unknown }>('threat', {
      edition: 'published-2021',
      mode,
      soldiers: { light: kind === 'light' ? 2 : 0, heavy: kind === 'heavy' ? 2 : 0 },
      trackers: { light: 5 - roll, heavy: 5 - roll },
      checks: [{ kind: 'challenge', type: kind, threat, roll }],
    });
  for (const kind of ['light', 'heavy'])
    for (let threat = 1; threat <= 6; threat++)
      for (let roll = 1; roll <= 5; roll++) {
        const { results, soldiers } = one('deterministic', kind, threat, roll);
        expect({ results, soldiers }).toEqual({
          results: one('dice', kind, threat, roll).results,
          soldiers: one('dice', kind, threat, roll).soldiers,
        });
      }
});

/** Looks a player up without falling for what every object inherits. */
function entryOf<T>(record: Readonly<Record<string, T>>, id: string): T {
  const entry = Object.entries(record).find(([key]) => key === id);
  if (!entry) throw new Error(`${id} is missing`);
  return entry[1];
}

function idsOf(input: Input): readonly string[] {
  const players = (input.players ?? [input.player ?? {}]) as readonly { id?: string }[];
  return players.flatMap(({ id }) => id ?? []);
}

/** Every text that is a player's id, as a value or as a key. */
function rename(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => rename(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [names.get(key) ?? key, rename(item, names)]),
  );
}

function plain(value: unknown): unknown {
  return rename(value, new Map());
}

const BY_TABLE_ORDER = [
  'first',
  'second',
  'mayRepeat',
  'winners',
  'leadersRetrieved',
  'settlementOrder',
  'placementOrder',
  'ranking',
];

/** Lists that follow the order of the table, sorted; all others as they are. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      BY_TABLE_ORDER.includes(key) && Array.isArray(item)
        ? [...(item as unknown[])].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
        : unordered(item),
    ]),
  );
}
