import { read, unwrap, type Answers } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { BOX_VALUES } from '@/games/perseverance-1/session/config';
import { answersOf } from '@/games/perseverance-1/session/setup/answersOf';
import { configure } from '@/games/perseverance-1/session/setup/configure';
import { pages } from '@/games/perseverance-1/session/setup/pages';
import { poolLeft } from '@/games/perseverance-1/session/supplies';
import { decideOn, first, newTable, SEATS } from '../../session/playing';

const EDITIONS = ['beta-2020', 'published-2021'] as const;
const VARIANTS: readonly (readonly [string, Answers])[] = [
  ['as printed', {}],
  ['Dinos: no dice luck', { 'deterministic.dinoPlacement': true }],
  ['Walls: no dice luck', { 'deterministic.walls': true }],
  ['Traps: no dice luck', { 'deterministic.traps': true }],
  ['Threat: no dice luck', { 'deterministic.threat': true }],
  ['no abilities', { leaderAbilities: false }],
  ['officers drawn', { officers: 'drawn' }],
  [
    'breach tokens chosen',
    { breachTokens: 'chosen', breachToken1: 'walls', breachToken2: 'kills', breachToken3: 'fallen' },
  ],
  [
    'leaders drawn',
    { 'leader:ana': 'drawn', 'leader:bo': 'drawn', 'leader:cy': 'drawn', 'leader:di': 'drawn' },
  ],
  ['essentials', { tracking: 'essentials' }],
];
const POOL = { 2: 13, 3: 11, 4: 14 } as const;
const ASSEMBLIES = { 2: 2, 3: 3, 4: 3 } as const;

const tables = ([2, 3, 4] as const).flatMap((players) =>
  EDITIONS.flatMap((edition) =>
    VARIANTS.map(([name, answers]) => [players, edition, name, answers] as const),
  ),
);

describe('setting up', () => {
  test.each(tables)('%i players, %s, %s', (players, edition, _name, answers) => {
    const state = newTable(players, { edition, ...answers });
    const { config } = state;
    expect(poolLeft(state)).toBe(POOL[players]);
    expect(state.assemblies).toBe(ASSEMBLIES[players]);
    expect(state.influenceSpaces).toBe(players === 2 && edition === 'beta-2020' ? 3 : 4);
    expect(new Set(Object.values(config.leaders)).size).toBe(players);
    expect(new Set(Object.values(config.officers)).size).toBe(4);
    expect(new Set(config.breachTokens).size).toBe(3);
    expect(config.dissenterZone === null).toBe(players !== 2);
    expect(config.leaderAbilities).toBe(edition === 'beta-2020' || answers.leaderAbilities !== false);
    const settlements = Object.values(state.zones).flatMap((zone) => zone.settlements.filter(Boolean));
    expect(settlements).toHaveLength(players === 2 ? 5 : players);
    // What is stored is read back as it was.
    expect(unwrap(read(JSON.parse(JSON.stringify(config)), perseverance1.config))).toEqual(config);
    // A rematch is the same table, but for what is drawn.
    const luck = { officers: {}, breachTokens: [], dissenterZone: null };
    const again = unwrap(configure(config.seats, answersOf(config), { pick: () => 0 }));
    expect({ ...again, ...luck }).toEqual({ ...config, ...luck });
    if (answers.officers !== 'drawn') expect(again.officers).toEqual(config.officers);
    // Every answer of every page is one that the screens can show.
    for (const page of pages({ edition, ...answers }, SEATS.slice(0, players)))
      expect(page.fields.length).toBeGreaterThan(0);
  });

  test('the published two-player game begins with Dissenter cubes on every Officer, the beta with none', () => {
    const cubes = (edition: string) =>
      Object.values(newTable(2, { edition, dissenterZone: 'sustenance' }).officers).map(
        ({ slots }) => slots.filter((cube) => cube === 'dissenters').length,
      );
    expect(cubes('published-2021')).toEqual([2, 1, 1, 1]);
    expect(cubes('beta-2020')).toEqual([0, 0, 0, 0]);
  });

  test('what is printed on tiles only is prefilled, and what the table types in wins', () => {
    expect(BOX_VALUES['published-2021'][4].scoringTiles[1]).toEqual([17, 10, 5, 0]);
    expect(BOX_VALUES['beta-2020'][4].scoringTiles[1]).toEqual([20, 10, 5, 0]);
    const { box } = newTable(4, {
      'tile2:published-2021:4': '18/9 4;0',
      'picks:published-2021': '0, 1, 1, 2',
      'engineer:published-2021': 1,
      'breachRule:published-2021': 'always',
      'dinoSpaces:4': '3, 3, 3, 3',
    }).config;
    expect(box).toMatchObject({
      scoringTiles: [
        [14, 8, 4, 0],
        [18, 9, 4, 0],
        [21, 12, 6, 0],
      ],
      picksTable: [0, 1, 1, 2],
      engineerBonus: 1,
      breachTokenRule: 'always',
      dinoSpaces: [3, 3, 3, 3],
    });
  });

  test.each<readonly [string, string, string, number, Answers, typeof SEATS]>([
    ['a fifth player', 'players', 'seats', 5, {}, [...SEATS, { id: 'ed', name: 'Ed', colour: 'moon' }]],
    ['one player', 'players', 'seats', 1, {}, SEATS],
    ['the same player twice', 'playerTwice', 'seats', 2, {}, [SEATS[0]!, { ...SEATS[0]!, colour: 'moon' }]],
    ['one colour twice', 'colourTwice', 'seats', 2, {}, [SEATS[0]!, { ...SEATS[1]!, colour: 'sun' }]],
    ['one Leader twice', 'leaderTwice', 'leader:bo', 2, { 'leader:ana': 'jack', 'leader:bo': 'jack' }, SEATS],
    [
      'one Zone twice',
      'zoneTwice',
      'placement:bo',
      2,
      { 'placement:ana': 'military', 'placement:bo': 'military' },
      SEATS,
    ],
    [
      'Dissenters where a player is',
      'dissenterZone',
      'dissenterZone',
      2,
      { 'placement:ana': 'military', dissenterZone: 'military' },
      SEATS,
    ],
    [
      'one reward covered twice',
      'breachTokens',
      'breachToken2',
      3,
      { breachTokens: 'chosen', breachToken1: 'walls', breachToken2: 'walls' },
      SEATS,
    ],
    [
      'a reward of the other edition',
      'breachTokens',
      'breachToken1',
      3,
      { breachTokens: 'chosen', breachToken1: 'place-settlement' },
      SEATS,
    ],
    ['a tile with words', 'scale', 'tile1:published-2021:3', 3, { 'tile1:published-2021:3': 'ten' }, SEATS],
    ['five places', 'scale', 'scale:published-2021:3', 3, { 'scale:published-2021:3': '5,4,3,2,1' }, SEATS],
    ['two columns', 'dinoSpaces', 'dinoSpaces:3', 3, { 'dinoSpaces:3': '2, 2' }, SEATS],
    ['four rows of Dinos', 'dinoSpaces', 'dinoSpaces:3', 3, { 'dinoSpaces:3': '2, 4, 2' }, SEATS],
    [
      'an engineer with 3',
      'engineerBonus',
      'engineer:published-2021',
      3,
      { 'engineer:published-2021': 3 },
      SEATS,
    ],
    ['picks in words', 'picksTable', 'picks:published-2021', 3, { 'picks:published-2021': 'many' }, SEATS],
  ])('%s is refused at its question', (_name, code, path, players, answers, seats) => {
    expect(configure(seats.slice(0, players), answers, first)).toMatchObject({
      ok: false,
      error: { code, path },
    });
  });

  test('a stored set-up that the rules forbid is not read', () => {
    const { config } = newTable(3);
    const twins = { ...config, leaders: { ana: 'jack', bo: 'jack', cy: 'keoni' } };
    expect(read(twins, perseverance1.config)).toMatchObject({
      ok: false,
      error: { code: 'duplicate-leader' },
    });
    expect(read({ ...config, v: 2 }, perseverance1.config).ok).toBe(false);
  });

  test('the checklist closes set-up with one event, once', () => {
    const wizard = perseverance1.wizards.find(({ id }) => id === perseverance1.setup.opening);
    const state = newTable(2);
    const command = wizard && unwrap(wizard.commit(state, wizard.begin(state)));
    expect(command).toEqual({ type: 'beginPlay' });
    const events = unwrap(decideOn(state, { type: 'beginPlay' }));
    expect(events).toHaveLength(1);
    const begun = events.reduce(perseverance1.evolve, state);
    expect(begun.phase).toBe('play');
    expect(decideOn(begun, { type: 'beginPlay' })).toMatchObject({
      ok: false,
      error: { code: 'alreadyBegun' },
    });
  });

  test.each([
    [2, 'published-2021', ['dissenters', 'dissenterCubes', 'boards'], ['dinoDice']],
    [2, 'beta-2020', ['dissenters'], ['dissenterCubes', 'boards']],
    [3, 'published-2021', ['first-cy', 'first-bo', 'first-ana'], ['dissenters']],
  ] as const)(
    '%i players, %s: the checklist lists what this table needs',
    (players, edition, there, absent) => {
      const state = newTable(players, { edition });
      const wizard = perseverance1.wizards.find(({ id }) => id === 'setupChecklist');
      const [step] = wizard?.steps(state, wizard.begin(state)) ?? [];
      const ids = step?.kind === 'checklist' ? step.lines.map(({ id }) => id) : [];
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => (there as readonly string[]).includes(id)).sort()).toEqual([...there].sort());
      expect(ids.filter((id) => (absent as readonly string[]).includes(id))).toEqual([]);
      // From the last player backwards.
      expect(ids.filter((id) => id.startsWith('first-'))).toEqual(
        SEATS.slice(0, players)
          .map(({ id }) => `first-${id}`)
          .reverse(),
      );
    },
  );
});
