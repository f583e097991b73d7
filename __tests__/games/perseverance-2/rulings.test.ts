import { PERKS } from '@/games/perseverance-2/perks';
import { OFFICERS } from '@/games/perseverance-2/terms';
import { figuresOf, explanationOf, refusalOf } from './rules';

/** The Perks by Officer and Tier, and the ten that cost a Story or a Valor more. */
describe('the table of Perks', () => {
  test('has thirty, two of each Tier for each Officer', () => {
    const rows = Object.values(PERKS);
    expect(rows).toHaveLength(30);
    for (const officer of OFFICERS)
      for (const tier of [1, 2, 3])
        expect(rows.filter((perk) => perk.officer === officer && perk.tier === tier)).toHaveLength(2);
  });

  test('marks ten with an additional cost', () => {
    const marked = Object.entries(PERKS).filter(([, { cost }]) => cost);
    expect(marked.map(([perk]) => perk)).toEqual([
      'savant',
      'trainer',
      'medic-training',
      'lobbyist',
      'popular',
      'settler',
      'quartermaster',
      'architect',
      'greedy',
      'friendly',
    ]);
  });

  test('every Perk does something', () => {
    const idle = Object.entries(PERKS).filter(
      ([, perk]) => Object.keys(perk.effects).length === 0 && perk.kill === undefined,
    );
    expect(idle).toEqual([]);
  });
});

describe('the dice pool changes', () => {
  const pool = (players: readonly string[], afterAssembly: number, neutral: number, dissenters = 0) =>
    figuresOf<{ dice: { neutral: number; dissenters: number }; dissenterCubesPerOfficer: number }>(
      'dice-pool',
      {
        players,
        afterAssembly,
        dice: { neutral, dissenters, players: Object.fromEntries(players.map((id) => [id, 1])) },
      },
    );
  const TWO = ['a', 'b'];
  const THREE = [...TWO, 'c'];
  const FOUR = [...THREE, 'd'];

  test.each([
    ['two players, after the first Assembly: two Neutral dice leave', TWO, 1, 9, 7],
    ['two players with one Neutral die: it leaves', TWO, 1, 1, 0],
    ['two players with none: nothing leaves', TWO, 1, 0, 0],
    ['three players, after the first: nothing', THREE, 1, 8, 8],
    ['three players, after the second: three more', THREE, 2, 8, 11],
    ['four players, after the first: three more', FOUR, 1, 10, 13],
    ['four players, after the second: nothing', FOUR, 2, 10, 10],
    ['never more than the box holds', FOUR, 1, 12, 13],
  ])('%s', (_name, players, after, before, neutral) => {
    expect(pool(players, after, before).dice.neutral).toBe(neutral);
  });

  test('only the Dissenters of two players get dice and a cube on each Officer', () => {
    expect(pool(TWO, 1, 9, 2)).toMatchObject({ dice: { dissenters: 4 }, dissenterCubesPerOfficer: 1 });
    expect(pool(THREE, 2, 8)).toMatchObject({ dice: { dissenters: 0 }, dissenterCubesPerOfficer: 0 });
  });
});

describe('the reset to Permanent Votes', () => {
  const votesAfter = (players: readonly object[], assembly: number) =>
    figuresOf('assembly', { players, assembly, zones: {} })['votesAfter'];

  test('after an Assembly the Votes fall back to the Permanent ones, the Dissenters’ to 0', () => {
    expect(
      votesAfter(
        [
          { id: 'a', votes: 9, permanentVotes: 3 },
          { id: 'b', votes: 2 },
        ],
        1,
      ),
    ).toEqual({
      a: 3,
      b: 0,
      dissenters: 0,
    });
  });

  test('after the last one nothing is reset', () => {
    expect(votesAfter([{ id: 'a', votes: 9, permanentVotes: 3 }, { id: 'b' }], 2)).toBeNull();
    expect(votesAfter([{ id: 'a' }, { id: 'b' }, { id: 'c' }], 3)).toBeNull();
  });

  test('with Permanent Votes alone a player is ranked (R4)', () => {
    const players = [{ id: 'a', votes: 2, permanentVotes: 2 }, { id: 'b' }];
    expect(figuresOf('assembly', { players, assembly: 1, zones: {} })).toMatchObject({
      ranking: [{ place: 1, players: ['a'], followers: 17 }],
    });
  });

  test('gaining one also moves the Vote tracker', () => {
    const player = { id: 'a', valor: 2 };
    expect(figuresOf('zone-effect', { player, effect: 'politics', picks: [{ option: 3 }] })).toMatchObject({
      deltas: { a: { valor: -2, permanentVotes: 2, votes: 3 } },
    });
    expect(
      figuresOf('combat', {
        player: { id: 'a' },
        kind: 'counterattack',
        committed: {},
        dinos: {},
        saviorBonus: { permanentVotes: 1, votes: 1 },
        saviorTimes: 2,
      }),
    ).toMatchObject({ deltas: { a: { permanentVotes: 2, votes: 4 } } });
  });
});

describe('the Dissenters of a two-player game', () => {
  const players = [{ id: 'a', votes: 3 }, { id: 'b' }];
  const assembly = (zones: object, choices: object = {}) =>
    figuresOf('assembly', { players, assembly: 1, zones, choices });

  test('alone in front they take Votes, and the second takes Production or Followers (R7)', () => {
    expect(
      assembly(
        { expansion: { dissenters: { settlements: 2 }, b: { dice: 1 } } },
        { expansion: { second: 'followers' } },
      ),
    ).toMatchObject({ deltas: { dissenters: { votes: 4 }, b: { followers: 2 } } });
  });

  test('tied for first they get their half, and nobody is second (R6)', () => {
    expect(
      assembly({ military: { dissenters: { settlements: 2 }, a: { settlements: 2 }, b: { dice: 1 } } }),
    ).toMatchObject({
      zones: [{}, { tied: ['a', 'dissenters'], second: null, winner: null }, {}, {}, {}],
      votes: { a: 6, b: 0, dissenters: 3 },
    });
  });

  test('second behind Votes they get nothing, second behind Production half the Votes', () => {
    const zones = { military: { a: { settlements: 3 }, dissenters: { settlements: 1 } } };
    expect(assembly(zones, { military: { first: 'votes' } })).toMatchObject({ votes: { dissenters: 0 } });
    expect(assembly(zones, { military: { first: 'production' } })).toMatchObject({
      votes: { dissenters: 3 },
    });
  });

  test('they take up a place: who is behind them scores the lower one', () => {
    expect(assembly({ military: { dissenters: { settlements: 4 } } })).toMatchObject({
      ranking: [
        { place: 1, players: ['dissenters'], followers: 17 },
        { place: 2, players: ['a'], followers: 5 },
      ],
      deltas: { a: { followers: 5 } },
    });
  });

  test('their cubes count for Officers, a player level with them scores in full (R12)', () => {
    const score = (dissenters: number) =>
      figuresOf('officer-scoring', {
        players: [{ id: 'a', camps: 5 }, { id: 'b' }],
        influence: { 'chief-engineer': { a: 2, dissenters } },
      })['deltas'];
    expect([score(2), score(3)]).toEqual([{ a: { followers: 5 } }, { a: { followers: 2 } }]);
  });

  test('they complete rows without a bonus of their own (R41)', () => {
    expect(
      figuresOf('influence', {
        players,
        officer: 'chief-mate',
        source: 'free',
        player: 'dissenters',
        slots: ['dissenters', 'a', 'a'],
        count: 1,
      }),
    ).toMatchObject({
      bonuses: [{ player: 'a', times: 1 }],
      pooled: { a: 2, dissenters: 2 },
      cubesLeft: null,
    });
  });

  test('with three players they have no part in anything', () => {
    const three = [...players, { id: 'c' }];
    const zones = { military: { dissenters: { dice: 1 } } };
    expect(refusalOf('assembly', { players: three, assembly: 1, zones })).toEqual({
      code: 'unknown-player',
      path: 'zones.military.dissenters',
    });
  });
});

describe('Influence', () => {
  test('Glowberries won halfway pay for later cubes', () => {
    const input = {
      players: [{ id: 'a', glowberry: 2 }, { id: 'b' }, { id: 'c' }],
      officer: 'chief-engineer',
      source: 'glowberry',
      player: 'a',
      slots: ['b', 'b'],
      count: 4,
    };
    expect(figuresOf('influence', input)).toMatchObject({
      slots: ['a', 'a'],
      bonuses: [
        { player: 'a', times: 1 },
        { player: 'b', times: 1 },
      ],
      deltas: { a: { glowberry: -2 }, b: { glowberry: 2 } },
    });
    expect(refusalOf('influence', { ...input, officer: 'captain' })).toEqual({
      code: 'not-affordable',
      path: 'players[0].glowberry',
    });
  });

  test('five cubes can fill two rows', () => {
    expect(
      figuresOf('influence', {
        players: [{ id: 'a', glowberry: 5, valor: 1, perks: ['greedy'] }, { id: 'b' }],
        officer: 'chief-of-security',
        securityBonus: 'valor',
        source: 'glowberry',
        player: 'a',
        slots: ['a', 'b', 'b'],
        count: 5,
      }),
    ).toMatchObject({
      slots: [],
      pooled: { a: 6, b: 2 },
      bonuses: [
        { player: 'a', times: 2 },
        { player: 'b', times: 1 },
        { player: 'a', times: 2 },
      ],
      deltas: { a: { glowberry: -5, valor: 5 }, b: { valor: 2 } },
    });
  });
});

describe('caps and floors are told', () => {
  const keys = (procedure: string, input: unknown) =>
    explanationOf(procedure, input).map(({ rule }) => rule.key);

  test('Followers stop at 0', () => {
    const player = { id: 'a', followers: 1 };
    expect(keys('place-die', { player, die: 'opponent' })).toContain('limit.floor');
  });

  test('Valor stops at 6', () => {
    const player = { id: 'a', valor: 6 };
    const picks = [{ option: 5, take: 'valor' }];
    expect(keys('zone-effect', { player, effect: 'training', picks })).toContain('limit.full');
  });

  test('Soldiers stop at the supply of five', () => {
    const player = { id: 'a', lightSoldier: 5, heavySoldier: 4, enclosure: { raptor: 1 } };
    const input = { player, effect: 'training', picks: [{ option: 6 }] };
    expect(keys('zone-effect', input)).toContain('limit.supply');
    expect(figuresOf('zone-effect', input)).toMatchObject({ deltas: { a: { heavySoldier: 1 } } });
  });
});

describe('picks of an Effect', () => {
  const training = (perks: readonly string[], options: readonly number[]) =>
    refusalOf('zone-effect', {
      player: { id: 'a', food: 5, perks },
      effect: 'training',
      picks: options.map((option) => ({ option, take: 'story' })),
    });

  test.each([
    ['three different ones', [], [1, 2, 5], null],
    ['no repeat', [], [1, 1], { code: 'not-allowed', path: 'picks[1].option' }],
    ['not four', [], [1, 2, 5, 3], { code: 'limit-exceeded', path: 'picks' }],
    ['Trainer: a fourth, which may repeat', ['trainer'], [1, 2, 5, 2], null],
    ['Trainer: a repeat among few', ['trainer'], [1, 1], null],
    [
      'Trainer: one repeat, not two',
      ['trainer'],
      [2, 2, 2],
      { code: 'not-allowed', path: 'picks[2].option' },
    ],
    ['Trainer: not five', ['trainer'], [1, 2, 5, 2, 1], { code: 'limit-exceeded', path: 'picks' }],
  ])('%s', (_name, perks, options, refusal) => {
    expect(training(perks, options)).toEqual(refusal);
  });

  test('Quartermaster saves one Scrap in an Effect, not one in each option (R30)', () => {
    const player = { id: 'a', scrap: 2, islandResource: 1, glowberry: 1, perks: ['quartermaster'] };
    const picks = [{ option: 3 }, { option: 1 }];
    expect(figuresOf('zone-effect', { player, effect: 'build', picks })).toMatchObject({
      deltas: { a: { scrap: -1, islandResource: -1, glowberry: -1 } },
    });
  });

  test('Settler may pay the same option twice, in another Zone, and Architect saves once', () => {
    const player = { id: 'a', scrap: 2, food: 1, perks: ['settler', 'architect'] };
    const settle = (zone: string) => ({ option: 1, zone, bonus: 'influence' });
    const picks = [settle('military'), settle('expansion'), { option: 3, zone: 'expansion' }];
    const input = { player, effect: 'settle', citySettlements: { expansion: 2 }, discount: 'food', picks };
    expect(figuresOf('zone-effect', input)).toMatchObject({
      pieces: { settlements: 4 },
      deltas: { a: { scrap: -2, food: -1, followers: 3 } },
    });
  });
});

describe('the Leader in a Threat', () => {
  const transition = (party: object, more: object = {}) =>
    figuresOf('threat', {
      player: { id: 'a' },
      mode: 'die',
      kind: 'transition',
      threat: 6,
      roll: 1,
      leaderIgnoreUsed: true,
      party,
      ...more,
    });

  test('a Soldier beside him is lost, and the party goes on (R36)', () => {
    expect(transition({ light: 1, leader: true })).toMatchObject({ lost: 'light', proceeds: true });
  });

  test('alone he is unharmed, and the Adventure ends (R36)', () => {
    expect(transition({ leader: true })).toMatchObject({ lost: null, proceeds: false, passed: false });
  });

  test('alone he moves the Heavy token (R39)', () => {
    expect(
      transition({ leader: true }, { mode: 'deterministic', threat: 3, tracks: { light: 5, heavy: 5 } }),
    ).toMatchObject({ tracks: { light: 5, heavy: 2 }, lost: null, proceeds: false });
  });

  test('a Heavy Challenge that only he could lose loses nobody (R35)', () => {
    expect(transition({ leader: true }, { kind: 'heavy' })).toMatchObject({ lost: null, proceeds: true });
  });
});

describe('Injuries in a Combat', () => {
  const fight = (player: object, more: object) => ({
    player: { id: 'a', lightSoldier: 2, heavySoldier: 2, ...player },
    kind: 'adventure',
    dinos: { raptor: 3 },
    ...more,
  });

  test('Medic Training heals both Injuries of a Heavy Soldier for 1 Valor', () => {
    const input = fight(
      { valor: 2, perks: ['medic-training'] },
      {
        committed: { light: 1, heavy: 1 },
        injuries: { light: 1, heavy: [2] },
        cancel: { light: 1, heavy: 1 },
      },
    );
    expect(figuresOf('combat', input)).toMatchObject({
      defeated: { light: 0, heavy: 0 },
      deltas: { a: { valor: -2, followers: 3 } },
    });
  });

  test('the Valor that Warrior brings comes too late to heal anybody (R17)', () => {
    const input = fight(
      { valor: 0, perks: ['warrior'] },
      { committed: { light: 1, heavy: 1 }, injuries: { light: 1, heavy: [2] }, cancel: { light: 1 } },
    );
    expect(refusalOf('combat', input)).toEqual({ code: 'not-affordable', path: 'cancel' });
  });

  test('the Leader takes two and stands', () => {
    const input = fight({}, { committed: { light: 1, leader: true }, injuries: { light: 1, leader: 2 } });
    expect(figuresOf('combat', input)).toMatchObject({
      defeated: { light: 1, heavy: 0 },
      toppled: { light: 0, heavy: 0, leader: true },
      deltas: { a: { lightSoldier: -1, followers: 3 } },
    });
  });

  test('lost Soldiers are in the supply again when the Savior Bonus brings new ones', () => {
    const input = fight(
      { lightSoldier: 5 },
      {
        kind: 'counterattack',
        committed: { light: 3 },
        injuries: { light: 3 },
        saviorBonus: { lightSoldier: 2 },
        saviorTimes: 2,
      },
    );
    expect(figuresOf('combat', input)).toMatchObject({ deltas: { a: { followers: 3 } } });
  });
});

test('a Breach of Dinos from the card and from the map is taken back as it was answered', () => {
  const { breach } = figuresOf('dino-attack', {
    owner: { id: 'ana' },
    trigger: 'adventure',
    structures: { camp: true },
    threshold: 5,
    card: { dinos: { raptor: 24 }, dangerous: 2 },
    dangerousDinos: { raptor: 2 },
  });
  expect(breach).toEqual({ at: 'camp', dinos: { trampler: 0, raptor: 26, shieldhead: 0 } });
  expect(figuresOf('breach-turn', { player: { id: 'ana', followers: 30 }, breach })).toMatchObject({
    removed: 'raptor',
    deltas: { ana: { followers: -26 } },
  });
});
