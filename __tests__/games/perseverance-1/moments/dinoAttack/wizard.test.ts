import * as fc from 'fast-check';
import { EMPTY_DRAFT, sumDeltas, unwrap, type Draft, type WizardStep } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { spaceKey } from '@/games/perseverance-1/moments/dinoAttack/attackSpace';
import type { DefenseColumn } from '@/games/perseverance-1/moments/dinoAttack/defenseArea';
import type { FightPage } from '@/games/perseverance-1/moments/dinoAttack/fightPage';
import type { DinoAttackResult } from '@/games/perseverance-1/moments/dinoAttack/rule';
import { withAllDeclined } from '@/games/perseverance-1/moments/dinoAttack/askRewards';
import { attackOutcome } from '@/games/perseverance-1/moments/dinoAttack/decide';
import { isFull, playersOf, type State } from '@/games/perseverance-1/session/state';
import { dinoAttack } from '@/games/perseverance-1/moments/dinoAttack/wizard';
import { ZONES, type RewardId, type Zone } from '@/games/perseverance-1/terms';
import cases from '../../../../golden/perseverance-1.json';
import {
  begin,
  chooseZone,
  commandOf,
  declineOpen,
  drawn,
  offerOf,
  pick,
  picksOf,
  putPosition,
  rewardsOf,
  roll,
  setDangerous,
  statusOf,
  resultOf,
  rollWall,
} from './entering';
import { restored } from '../../../../support/tap';
import { faultsIn } from '../../session/faultsIn';
import { decideOn, dinosAt, foldAll, followers, newTable, play, record, SEATS } from '../../session/playing';
import { reviewed } from '../../session/reviewed';

interface Golden {
  readonly name: string;
  readonly procedure: string;
  readonly input: {
    readonly edition: string;
    readonly players: readonly {
      readonly id: string;
      readonly followers: number;
      readonly safeguard: number;
    }[];
    readonly zone: Zone;
    readonly dangerous: boolean;
    readonly activePlayer: string;
    readonly deterministic?: { readonly traps?: boolean; readonly walls?: boolean };
    readonly columns: readonly DefenseColumn[];
    readonly settlements: readonly string[];
    readonly breachTokens: readonly RewardId[];
    readonly breachTokenRule?: 'always' | 'on-breach';
  };
  readonly expect: Partial<DinoAttackResult> & { readonly error?: unknown };
}

const golden = (cases as unknown as readonly Golden[]).filter(
  ({ procedure, expect: { error } }) => procedure === 'dino-attack' && error === undefined,
);

/** The players of a case sit down as Ana, Bo, Cy and Di. */
function seated({ input, expect: expected, ...rest }: Golden): Golden {
  const names = new Map(input.players.map(({ id }, i) => [id, SEATS[i]?.id ?? id]));
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return names.get(value) ?? value;
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, it]) => [names.get(key) ?? key, rename(it)]));
  };
  return { ...rest, input: rename(input), expect: rename(expected) } as Golden;
}

function tableFor({ input }: Golden, tracking: 'full' | 'essentials'): State {
  const start = newTable(input.players.length as 2 | 3 | 4, {
    tracking,
    edition: input.edition,
    'deterministic.traps': input.deterministic?.traps ?? false,
    'deterministic.walls': input.deterministic?.walls ?? false,
  });
  const { box } = start.config;
  const zone = start.zones[input.zone];
  return {
    ...start,
    phase: 'play',
    breachTokens: input.breachTokens,
    config: {
      ...start.config,
      box: {
        ...box,
        // The shape of the third row is the table's own affair (R21).
        dinoSpaces: box.dinoSpaces.map(() => 3),
        breachTokenRule: input.breachTokenRule ?? box.breachTokenRule,
      },
    },
    zones: {
      ...start.zones,
      [input.zone]: {
        ...zone,
        dangerous: input.dangerous,
        settlements: zone.settlements.map((_, i) => input.settlements[i] ?? null),
      },
    },
    players: Object.fromEntries(
      input.players.map(({ id, followers: has, safeguard }) => [
        id,
        { ...(start.players[id] as State['players'][string]), followers: has, safeguard, lightSoldier: 0 },
      ]),
    ),
  };
}

function enter(state: State, { input }: Golden): Draft {
  let draft = putPosition(state, begin(state, input.zone, input.activePlayer), input.columns);
  if (!isFull(state)) {
    const community = { settlements: input.settlements, dice: {}, leaders: [] };
    draft = drawn(draft, `community:${input.zone}`, community);
  }
  return roll(state, draft, input.columns);
}

describe.each(['full', 'essentials'] as const)('golden attacks through the wizard, %s', (tracking) => {
  test.each(golden.map((one) => [one.name, seated(one)] as const))('%s', (_name, one) => {
    const state = tableFor(one, tracking);
    const draft = declineOpen(state, enter(state, one));
    const steps = dinoAttack.steps(state, draft);
    expect(steps.flatMap(({ id, missing }) => (missing ? [[id, missing]] : []))).toEqual([]);
    expect(faultsIn(steps)).toEqual([]);
    const { figures } = unwrap(attackOutcome(state, commandOf(state, draft)));
    for (const [key, value] of Object.entries(one.expect))
      expect([key, figures[key as keyof DinoAttackResult]]).toEqual([key, value]);
    for (const { id } of one.input.players) {
      const { followers: change = 0 } = one.expect.deltas?.[id] ?? {};
      const review = dinoAttack.review(state, draft).filter(({ player }) => player === id);
      expect(review.find(({ label }) => label.key === 'asset.followers')).toMatchObject({ change });
      const { safeguard = 0 } = one.expect.deltas?.[id] ?? {};
      expect(review.find(({ label }) => label.key === 'asset.safeguard')?.change ?? 0).toBe(safeguard);
      const line = resultOf(state, draft, 'contribution').find(({ player }) => player === id);
      expect(line?.figure).toBe(`${one.expect.contribution?.[id]}`);
      // A single pick cannot be taken twice.
      if ((figures.picks[id] ?? 0) < 2) expect(line?.note?.key).not.toBe('session.attack.picksRepeat');
    }
    const { breach } = figures;
    expect(resultOf(state, draft, 'breach').length > 0).toBe(breach.trampler + breach.raptor > 0);
    expect(leftOnGrid(steps)).toEqual(breach.survivors);
    const { entries, state: after } = record(state, [unwrap(dinoAttack.commit(state, draft))]);
    expect(after.zones[one.input.zone].dangerous).toBe(true);
    expect(foldAll(state, [...entries, { kind: 'undo', at: 1 }]).state).toEqual(state);
  });
});

/** What the grid of the fight shows at its end, as the rules tell it: who is left in each column, the nearest first. */
function leftOnGrid(steps: readonly WizardStep[]): DinoAttackResult['breach']['survivors'] {
  const step = steps.find(({ id }) => id === 'outcome');
  if (step?.kind !== 'scenes') throw new Error('nothing is played');
  const { grid, scenes, end } = step.stage?.given as FightPage;
  expect(scenes).toHaveLength(step.scenes.length);
  const dead = new Set(end.killed.map(spaceKey));
  return grid.map(({ spaces }, column) =>
    spaces.flatMap(({ dino }, space) =>
      dino && !dead.has(spaceKey({ kind: 'dino', column, space })) ? [dino] : [],
    ),
  );
}

/** Positions that give the Contribution, the kills and the fallen of each golden case, with nothing rolled. */
const NOTHING = { followers: 0, safeguard: 0, kill: false };
const SKULL = { ...NOTHING, kill: true };
const wall = (owner: string, shown = NOTHING) => ({ owner, roll: shown });
const dinos = (...types: readonly ('trampler' | 'raptor')[]) => types.map((type) => ({ type, trap: null }));
const figure = (owner: string, type: 'light' | 'heavy' | 'leader') => ({ owner, type });

interface Rewarded {
  readonly golden: string;
  readonly columns: readonly DefenseColumn[];
  readonly settlements: readonly string[];
  readonly lightOnBoard?: number;
}
const REWARDED: readonly Rewarded[] = [
  {
    golden: 'combat rewards beta, settlement placed before it is counted',
    columns: [
      {
        dinos: dinos('trampler'),
        wall: wall('ana'),
        soldiers: [figure('ana', 'light'), figure('bo', 'light')],
      },
      { dinos: dinos('raptor', 'raptor'), wall: wall('ana'), soldiers: [figure('ana', 'heavy'), null] },
      { dinos: [], wall: null, soldiers: [null, figure('ana', 'leader')] },
    ],
    settlements: ['cy', 'cy', 'cy', 'ana'],
  },
  {
    golden: 'combat rewards published, repeat and empty soldier supply',
    columns: [
      { dinos: dinos('raptor', 'trampler'), wall: wall('ana'), soldiers: [figure('ana', 'light'), null] },
      {
        dinos: dinos('raptor'),
        wall: null,
        soldiers: [figure('ana', 'light'), figure('bo', 'leader')],
      },
      { dinos: dinos('raptor'), wall: null, soldiers: [figure('ana', 'heavy'), figure('bo', 'light')] },
    ],
    settlements: ['bo', 'ana'],
    // Two of them go to the area.
    lightOnBoard: 4,
  },
  {
    golden: 'combat rewards published, token blocks nothing without a breach',
    columns: [
      { dinos: dinos('trampler'), wall: wall('ana', SKULL), soldiers: [null, null] },
      { dinos: dinos('trampler'), wall: wall('ana', SKULL), soldiers: [null, null] },
      { dinos: [], wall: null, soldiers: [null, null] },
    ],
    settlements: ['ana', 'ana', 'ana'],
  },
];

interface GoldenRewards {
  readonly name: string;
  readonly input: {
    readonly edition: string;
    readonly zone: Zone;
    readonly breachTokens: readonly RewardId[];
    readonly players: readonly {
      readonly id: string;
      readonly safeguard: number;
      readonly valor: number;
      readonly contribution: number;
      readonly picks: readonly RewardId[];
      readonly diceInZone?: number;
    }[];
  };
  readonly expect: { readonly deltas: Readonly<Record<string, Readonly<Record<string, number>>>> };
}

function rewardedTable({ input }: GoldenRewards, { settlements, lightOnBoard = 0 }: Rewarded): State {
  const start = newTable(input.players.length as 2 | 3, { edition: input.edition });
  const zone = start.zones[input.zone];
  const seats = input.players.map((player, i) => [SEATS[i]?.id ?? '', player] as const);
  return {
    ...start,
    phase: 'play',
    breachTokens: input.breachTokens,
    zones: {
      ...start.zones,
      [input.zone]: {
        ...zone,
        settlements: zone.settlements.map((_, i) => settlements[i] ?? null),
        dice: Object.fromEntries(seats.map(([id, { diceInZone = 0 }]) => [id, diceInZone])),
      },
    },
    players: Object.fromEntries(
      seats.map(([id, { safeguard, valor }]) => [
        id,
        {
          ...(start.players[id] as State['players'][string]),
          safeguard,
          valor,
          lightSoldier: id === 'ana' ? lightOnBoard : 0,
        },
      ]),
    ),
  };
}

describe('golden rewards through the wizard', () => {
  test.each(REWARDED.map((one) => [one.golden, one] as const))('%s', (name, one) => {
    const found = (cases as unknown as readonly GoldenRewards[]).find((it) => it.name === name);
    if (!found) throw new Error(name);
    const state = rewardedTable(found, one);
    let draft = roll(state, putPosition(state, begin(state, found.input.zone), one.columns), one.columns);
    found.input.players.forEach(({ picks, contribution }, i) => {
      const id = SEATS[i]?.id ?? '';
      expect(resultOf(state, draft, 'contribution').find(({ player }) => player === id)?.figure).toBe(
        `${contribution}`,
      );
      for (const reward of picks) draft = pick(state, draft, id, reward);
    });
    draft = declineOpen(state, draft);
    expect(dinoAttack.steps(state, draft).filter(({ missing }) => missing)).toEqual([]);
    const events = unwrap(decideOn(state, unwrap(dinoAttack.commit(state, draft))));
    const rewards = events.find(({ type: what }) => what === 'rewardsTaken');
    const seatsOf = Object.entries(found.expect.deltas).map(
      ([id, own]) => [SEATS[found.input.players.findIndex((player) => player.id === id)]?.id, own] as const,
    );
    expect(sumDeltas(rewards?.why ?? [])).toEqual(Object.fromEntries(seatsOf));
  });

  const walls = REWARDED[2] as Rewarded;
  const reasonOf = (state: State, draft: Draft, player: string, reward: RewardId) =>
    offerOf(state, draft, player, reward).reason?.key;
  const after = (edition: string, means: number) => {
    const input = (cases as unknown as readonly GoldenRewards[]).find(
      ({ name }) => name === walls.golden,
    )?.input;
    if (!input) throw new Error('no such case');
    const players = input.players.map((player) => ({ ...player, safeguard: means, valor: means }));
    const state = rewardedTable(
      { name: '', input: { ...input, edition, players }, expect: { deltas: {} } },
      walls,
    );
    const columns = walls.columns.map((column, i) => ({
      ...column,
      soldiers: (i < 2 ? [figure('ana', 'heavy'), null] : [null, null]) as DefenseColumn['soldiers'],
    }));
    return { state, draft: roll(state, putPosition(state, begin(state, input.zone), columns), columns) };
  };

  test('a covered reward is off, and says so, with its price and what it would give', () => {
    const { state, draft } = after('beta-2020', 6);
    expect(offerOf(state, draft, 'ana', 'walls')).toMatchObject({
      covered: true,
      reason: { key: 'session.attack.coveredOne' },
      price: { safeguard: 1, valor: 1 },
      figure: '+4',
    });
    expect(reasonOf(state, draft, 'ana', 'five-followers')).toBeUndefined();
  });

  test('what cannot be paid is off, and still shows what it would give', () => {
    const { state, draft } = after('published-2021', 1);
    expect(offerOf(state, draft, 'ana', 'five-followers')).toMatchObject({
      reason: { key: 'session.attack.needs' },
      figure: '+5',
    });
    expect(reasonOf(state, draft, 'ana', 'light-soldier')).toBeUndefined();
  });

  test('who can pay for nothing is not asked, and the contribution says why', () => {
    const { state, draft } = after('published-2021', 0);
    expect(dinoAttack.steps(state, draft).some(({ id }) => id === 'rewards')).toBe(false);
    const [ana, bo] = resultOf(state, draft, 'contribution');
    expect([ana?.note?.key, bo?.note?.key]).toEqual(['session.attack.picksUnpaid', 'session.attack.picks']);
  });

  test('who could only pay for what gives nothing is not waited for', () => {
    const { state, draft } = after('published-2021', 1);
    const { pickers } = rewardsOf(state, draft);
    const ana = pickers.find(({ player }) => player === 'ana');
    const paid = ana?.offers.filter(({ reason }) => !reason) ?? [];
    expect(paid.some(({ worthless }) => worthless)).toBe(true);
    expect(paid.every(({ worthless, figure }) => Boolean(worthless) === (figure === '+0'))).toBe(true);
    // Nobody fell: with all else covered or too dear, nobody has to decline that.
    const covered: State = {
      ...state,
      breachTokens: ['production', 'walls', 'light-soldier'],
      config: { ...state.config, box: { ...state.config.box, breachTokenRule: 'always' } },
    };
    expect(statusOf(covered, draft, 'ana')).toBe('worthless');
    expect(dinoAttack.steps(covered, draft).some(({ id }) => id === 'rewards')).toBe(false);
    expect(dinoAttack.commit(covered, draft).ok).toBe(true);
  });

  test('everybody who is still open gives up in one tap', () => {
    const { state, draft } = after('published-2021', 3);
    const all = drawn(draft, `rewards:${commandOf(state, draft).zone}`, {
      ...withAllDeclined({ picks: {}, declined: [] }, rewardsOf(state, draft)),
    });
    expect(all).toEqual(declineOpen(state, draft));
  });

  test('the wizard waits until everybody who can has picked or declined', () => {
    const { state, draft } = after('published-2021', 3);
    const waiting = (now: Draft) =>
      dinoAttack.steps(state, now).find(({ id }) => id === 'rewards')?.missing?.key;
    expect(waiting(draft)).toBe('session.attack.stillPicks');
    const declined = declineOpen(state, draft);
    expect([waiting(declined), statusOf(state, declined, 'ana')]).toEqual([undefined, 'declined']);
  });

  test('what is left to pay with counts the picks', () => {
    const { state, draft } = after('published-2021', 3);
    const picked = pick(state, draft, 'ana', 'five-followers');
    const [ana] = rewardsOf(state, picked).pickers;
    expect(ana).toMatchObject({
      repeats: true,
      had: { safeguard: 3, valor: 3 },
      left: { safeguard: 2, valor: 1 },
    });
  });

  test('one pick may be repeated, not two, and a second tap gives a pick back', () => {
    const { state, draft } = after('published-2021', 6);
    const twice = pick(state, pick(state, draft, 'ana', 'light-soldier'), 'ana', 'light-soldier');
    expect(picksOf(state, twice)).toEqual({ ana: ['light-soldier', 'light-soldier'] });
    const walled = pick(state, twice, 'ana', 'walls');
    expect(offerOf(state, walled, 'ana', 'walls').twice).toBeUndefined();
    expect(offerOf(state, walled, 'ana', 'light-soldier').tapped).toEqual(['walls']);
  });

  test('a pick that a change has spoilt holds the wizard until it is chosen again', () => {
    const { state, draft } = after('published-2021', 3);
    const picked = pick(state, pick(state, draft, 'ana', 'walls'), 'ana', 'five-followers');
    const picks = { ana: ['kills', 'five-followers'] };
    const spoilt = drawn(picked, `rewards:${commandOf(state, draft).zone}`, { picks, declined: [] });
    const step = dinoAttack.steps(state, spoilt).find(({ id }) => id === 'rewards');
    expect(step?.missing?.key).toBe('refusal.rewardPrice');
    expect(dinoAttack.review(state, spoilt)).toEqual([]);
  });

  test('Settlements are placed clockwise from the active player, and the page says so', () => {
    const { state, draft } = after('beta-2020', 6);
    const picked = pick(state, draft, 'ana', 'place-settlement');
    expect(rewardsOf(state, picked).settlementOrder).toEqual(['ana']);
  });
});

describe('the wizard', () => {
  const idsOf = (state: State, draft: Draft) => dinoAttack.steps(state, draft).map(({ id }) => id);

  test('from nothing the first step asks for the Zone, and an empty area cannot be attacked', () => {
    const state = newTable(3);
    const begun = dinoAttack.begin(state);
    expect(idsOf(state, begun)).toEqual(['position']);
    const [position] = dinoAttack.steps(state, begun);
    expect([position?.title.key, position?.missing?.key]).toEqual([
      'session.attack.begin',
      'session.refusal.nothingChosen',
    ]);
    const chosen = begin(state, 'military');
    expect(dinoAttack.steps(state, chosen)[0]?.missing?.key).toBe('refusal.noDinos');
    expect(idsOf(state, chosen)[0]).toBe('position');
    expect(dinoAttack.commit(state, begun)).toMatchObject({ ok: false, error: { code: 'nothingChosen' } });
  });

  test('in Essentials the area begins full of Tramplers, in the rows that the covers leave open', () => {
    const state = newTable(4, { tracking: 'essentials' });
    const safe = begin(state, 'military');
    expect(commandOf(state, safe).columns.map(({ dinos }) => dinos.length)).toEqual([2, 2, 2, 2]);
    const dangerous = setDangerous(state, safe, 'military', true);
    expect(commandOf(state, dangerous)).toMatchObject({ dangerous: true });
    expect(commandOf(state, dangerous).columns.map(({ dinos }) => dinos.length)).toEqual(
      state.config.box.dinoSpaces,
    );
    expect(commandOf(state, setDangerous(state, dangerous, 'military', false))).not.toHaveProperty(
      'dangerous',
    );
  });

  test('what the table says of the covers is written back with the attack, and undone with it', () => {
    const state = newTable(3, { tracking: 'essentials' });
    const dangerous = declineOpen(state, setDangerous(state, begin(state, 'military'), 'military', true));
    const { state: now, entries } = record(state, [unwrap(dinoAttack.commit(state, dangerous))]);
    const [entry] = entries;
    const types = entry?.kind === 'act' ? entry.events.map(({ type: what }) => what) : [];
    expect(types).toEqual(['dangerousSet', 'attackResolved', 'areaCleared']);
    expect(now.zones.military.dangerous).toBe(true);
    expect(foldAll(state, [...entries, { kind: 'undo', at: 1 }]).state).toEqual(state);
  });

  test('every step explains itself', () => {
    const state = newTable(3, { tracking: 'essentials' });
    const draft = roll(
      state,
      putPosition(state, begin(state, 'military'), REWARDED[1]?.columns ?? []),
      REWARDED[1]?.columns ?? [],
    );
    expect(dinoAttack.steps(state, draft).filter(({ help }) => !help)).toEqual([]);
  });

  test('in Full tracking a full area is prefilled, and its steps without a question are left out', () => {
    const columns = [0, 1, 2].flatMap((column) => [
      { column, dino: 'trampler' } as const,
      { column, dino: 'raptor' } as const,
    ]);
    const state = play(newTable(3), ...dinosAt('protection', columns));
    const begun = dinoAttack.begin(state);
    expect(dinoAttack.steps(state, begun)[0]).toMatchObject({
      title: { key: 'session.attack.position' },
      given: { position: { zone: 'protection' } },
    });
    expect(idsOf(state, begun)).toEqual(['position', 'outcome']);
    expect(dinoAttack.wrapUp?.(state, begun).lines.map(({ id }) => id)).toContain('dinos');
    expect(perseverance1.turnPage?.(state)?.next.reminders?.[0]?.does).toEqual({
      kind: 'wizard',
      wizard: 'dinoAttack',
    });
    // Six Dinos cost Ana 12, and she has 10; Cy lives here and loses 2 to a Raptor, unless a Trampler came first.
    expect(dinoAttack.review(state, begun).map(({ player, change }) => [player, change])).toEqual([
      ['ana', -10],
      ['bo', 0],
      ['cy', 0],
    ]);
  });

  test('another Zone begins the attack afresh, the same one keeps it', () => {
    const state = newTable(3, { tracking: 'essentials' });
    const draft = rollWall(
      state,
      putPosition(state, begin(state, 'military'), REWARDED[2]?.columns ?? []),
      0,
      { safeguard: 2 },
    );
    // What the pages show; the first one also keeps what was entered for other Zones.
    const shown = (of: Draft) =>
      JSON.stringify(
        dinoAttack.steps(state, of).map((step, i) => (i === 0 && step.kind === 'custom' ? step.given : step)),
      );
    expect(shown(chooseZone(state, draft, 'military'))).toBe(shown(draft));
    const other = chooseZone(state, draft, 'expansion');
    expect(shown(other)).toBe(shown(begin(state, 'expansion')));
    expect(shown(chooseZone(state, other, 'military'))).toBe(shown(draft));
  });

  test('picks that a changed position no longer grants are not sent', () => {
    const state = newTable(3, { tracking: 'essentials', edition: 'published-2021' });
    const draft = putPosition(state, begin(state, 'military'), REWARDED[2]?.columns ?? []);
    const rolled = [0, 1].reduce((now, column) => rollWall(state, now, column), draft);
    const picks = { bo: ['light-soldier'] };
    const picked = drawn(rolled, 'rewards:military', { picks, declined: [] });
    expect(unwrap(dinoAttack.commit(state, picked))).toMatchObject({ picks: { bo: [] } });
  });
});

const TABLES: readonly State[] = [
  newTable(2, { edition: 'beta-2020', 'deterministic.traps': true }),
  newTable(3, { tracking: 'essentials' }),
  newTable(4, { 'deterministic.walls': true }),
  newTable(4, { tracking: 'essentials', edition: 'beta-2020' }),
];

const someAttack = fc.constantFrom(...TABLES).chain((state) => {
  const player = fc.constantFrom(...playersOf(state));
  const dino = fc.constantFrom('trampler' as const, 'raptor' as const);
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const space = fc.record({
    dino: maybe(dino),
    trap: fc.option(fc.record({ owner: player, type: maybe(dino) }), { nil: null, freq: 1 }),
  });
  const soldier = maybe(
    fc.record({
      owner: player,
      type: fc.constantFrom('light' as const, 'heavy' as const, 'leader' as const),
    }),
  );
  const column = fc.record({
    spaces: fc.tuple(space, space).map((near) => [...near, { dino: null, trap: null }]),
    wall: maybe(player),
    soldiers: fc.tuple(soldier, soldier),
  });
  const many = state.zones.military.columns.length;
  const reward = fc.constantFrom<RewardId>('kills', 'production', 'fallen', 'walls', 'light-soldier');
  const answers = fc.record({
    zone: fc.option(fc.constantFrom(...ZONES), { nil: undefined, freq: 9 }),
    player,
    columns: fc.option(fc.array(column, { minLength: many, maxLength: many }), { nil: null, freq: 9 }),
    settlements: fc.array(player, { maxLength: 6 }),
    dice: fc.dictionary(player, fc.nat(5)),
    leaders: fc.uniqueArray(player),
    types: fc.array(dino, { minLength: 2 * many, maxLength: 2 * many }),
    faces: fc.array(fc.constantFrom('success', 'failure', 'match-0', 'match-3'), {
      minLength: 2 * many,
      maxLength: 2 * many,
    }),
    walls: fc.dictionary(
      fc.nat(many - 1).map(String),
      fc.record({ followers: fc.nat(3), safeguard: fc.nat(2), skull: fc.boolean() }),
    ),
    picks: fc.dictionary(player, fc.array(reward, { maxLength: 2 }), { maxKeys: 1 }),
    declined: fc.uniqueArray(player),
    dangerous: fc.dictionary(fc.constantFrom(...ZONES), fc.boolean()),
    overrides: fc.dictionary(
      fc.oneof(
        player.map((id) => `military:contribution:${id}`),
        player.map((id) => `total:followers:${id}`),
        player.map((id) => `military:breach:3:${id}:-2`),
      ),
      fc.nat(9),
      { maxKeys: 2 },
    ),
  });
  const draft = answers.map((said): Draft => {
    const zone = said.zone ?? 'military';
    const places = (said.columns ?? []).flatMap(({ spaces }, at) =>
      spaces.slice(0, 2).map(({ trap }, depth) => ({ at, depth, trap, which: 2 * at + depth })),
    );
    const edits = (said.columns ?? []).flatMap(({ spaces, wall: owner, soldiers }, at) => [
      ...spaces.flatMap(({ dino: to, trap }, space) => [
        { column: at, edit: { piece: 'dino', space, to } },
        { column: at, edit: { piece: 'trap', space, to: trap } },
      ]),
      { column: at, edit: { piece: 'wall', to: owner } },
      { column: at, edit: { piece: 'soldier', row: 'top', to: soldiers[0] } },
      { column: at, edit: { piece: 'soldier', row: 'bottom', to: soldiers[1] } },
    ]);
    return {
      ...EMPTY_DRAFT,
      player: said.player,
      drawn: {
        area: {
          zone: said.zone,
          dangerous: said.dangerous,
          laid: said.columns ? { [zone]: edits } : {},
        },
        [`rolls:${zone}`]: {
          traps: Object.fromEntries(
            places.map(({ at, depth, trap, which }) => {
              const turned = trap?.type ?? said.types[which];
              const face = state.config.deterministic.traps ? '' : `:${said.faces[which]}`;
              return [`${at}:${depth}`, `${turned}${face}`];
            }),
          ),
          walls: said.walls,
        },
        [`community:${zone}`]: {
          settlements: said.settlements,
          dice: said.dice,
          leaders: said.leaders,
        },
        [`rewards:${zone}`]: { picks: said.picks, declined: said.declined },
      },
      overrides: said.overrides,
    };
  });
  return fc.tuple(
    fc.constant(state),
    draft.map((it) => JSON.parse(JSON.stringify(it)) as Draft),
  );
});

test('no draft makes a step throw, every one survives a restart, and one undo takes all of it back', () => {
  let committed = 0;
  fc.assert(
    fc.property(someAttack, ([state, draft]) => {
      expect(restored(draft)).toEqual(draft);
      expect(dinoAttack.steps(state, draft).length).toBeGreaterThan(0);
      const review = dinoAttack.review(state, draft);
      const command = dinoAttack.commit(state, draft);
      if (!command.ok || !decideOn(state, command.value).ok) return expect(review).toEqual([]);
      committed++;
      const { state: now, entries } = record(state, [command.value]);
      expect(reviewed(review)).toEqual(followers(now));
      expect(entries).toHaveLength(1);
      expect(foldAll(state, [...entries, { kind: 'undo', at: 1 }]).state).toEqual(state);
    }),
    { numRuns: 120 },
  );
  expect(committed).toBeGreaterThan(10);
});

test.each<readonly [string, Partial<Draft>]>([
  ['a stranger on turn', { player: 'zed' }],
  ['no grid', { drawn: { area: { dangerous: {}, laid: { sustenance: [{ column: 'first' }] } } } }],
  [
    'a Wall die of another game',
    { drawn: { 'rolls:sustenance': { traps: {}, walls: { 0: { skull: 2 } } } } },
  ],
  ['a reward of no edition', { drawn: { 'rewards:sustenance': { picks: { ana: ['gold'] }, declined: [] } } }],
  ['a number for a Zone', { drawn: { area: { zone: 3, dangerous: {}, laid: {} } } }],
])('a stored answer with %s counts for nothing', (_name, wrong) => {
  const state = newTable(3, { tracking: 'essentials' });
  const shown = (draft: Draft) => [
    JSON.stringify(dinoAttack.steps(state, draft)),
    dinoAttack.actor?.of(state, draft),
  ];
  for (const begun of [dinoAttack.begin(state), begin(state, 'sustenance')]) {
    const drawing = wrong.drawn && { drawn: { ...begun.drawn, ...wrong.drawn } };
    const stored = restored({ ...begun, ...wrong, ...drawing });
    const before = wrong.drawn?.area === undefined ? begun : dinoAttack.begin(state);
    expect(shown(stored)).toEqual(shown(before));
  }
});
