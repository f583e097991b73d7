import { isDeepStrictEqual } from 'node:util';
import { resolve, type Figures } from './resolve';

/** What the two editions answer to the same input: the figures that differ, or who refuses with what. */
function difference(procedure: string, input: object): readonly string[] {
  const [beta, published] = ['beta-2020', 'published-2021'].map((edition) =>
    resolve(procedure, { edition, ...input }),
  );
  if (!beta || !published) throw new Error('two editions');
  if (beta.ok && published.ok) {
    const [one, other] = [beta.value.figures as Figures, published.value.figures as Figures];
    return Object.keys(one)
      .filter((key) => !isDeepStrictEqual(one[key], other[key]))
      .sort();
  }
  const verdict = (name: string, result: typeof beta) =>
    `${name} ${result.ok ? 'accepts' : `refuses ${result.error.code} ${result.error.path}`}`;
  return [verdict('beta', beta), verdict('published', published)];
}

const three = (fields: object = {}, ids = ['a', 'b', 'c']) => ids.map((id) => ({ id, ...fields }));
const two = (fields: object = {}) => three(fields, ['a', 'b']);
const NOBODY = { settlements: 0, presence: {} };
const QUIET = { sustenance: NOBODY, military: NOBODY, expansion: NOBODY, protection: NOBODY };
const votes = (...counts: number[]) => ({
  assembly: 1,
  players: counts.map((count, i) => ({ id: 'abcd'[i], votes: count })),
  zones: QUIET,
  scoringTile: [14, 6, 2],
});
const end = (...players: object[]) => ({
  players: players.map((fields, i) => ({
    id: 'abcd'[i],
    // Far apart, so that a Follower more or less does not change who wins.
    followers: 30 - 10 * i,
    food: 0,
    mr: 0,
    story: 0,
    safeguard: 0,
    valor: 0,
    ...fields,
  })),
  defenseScale: [5, 2, 0],
});
const FINAL = ['breakdown', 'deltas', 'final', 'ranking'];
const rewards = (contribution: number, picks: string[], more: object = {}) => ({
  players: [
    { id: 'a', safeguard: 6, valor: 6, contribution, picks, leaderOnBoard: true },
    { id: 'b', safeguard: 0, valor: 0, contribution: 0 },
  ],
  zone: 'military',
  breached: false,
  breachTokens: ['kills', 'production', 'fallen'],
  ...more,
});
const attack = {
  players: three({ followers: 5, safeguard: 1 }),
  zone: 'expansion',
  dangerous: false,
  activePlayer: 'a',
  columns: ['a', 'b', 'c'].map((owner) => ({
    dinos: [{ type: 'raptor' }, { type: 'trampler' }],
    soldiers: [{ owner, type: 'heavy' }, null],
  })),
  settlements: [],
  breachTokens: ['kills', 'production', 'fallen'],
  breachTokenRule: 'always',
};
const cube = (players: object[]) => ({
  players,
  officer: 'chief-of-security',
  slots: ['a', 'b'],
  source: 'free',
  count: 1,
  placer: { id: 'a', influenceLeft: 9 },
});
const tracks = { safeguard: 0, valor: 0 };
const start = (count: number) => ({
  players: ['jack', 'phoenix', 'keoni', 'adelita'].slice(0, count).map((leader) => ({ id: leader, leader })),
  ...(count === 2 ? { dissenterZone: 'sustenance' } : {}),
});
const train = (...steps: object[]) => ({ action: 'training', player: { id: 'a', followers: 3 }, steps });
const stage = (light: number, heavy: number, kept: number) => {
  const drawn = ['L1', 'L2', 'L4', 'L6', 'L8']
    .slice(0, light)
    .concat(['H2', 'H3', 'H4', 'H7'].slice(0, heavy));
  return {
    player: { id: 'a', ...tracks },
    soldiers: { light, heavy },
    challengeLimit: 2,
    drawn,
    kept: drawn.slice(0, kept).map((card) => ({ card })),
  };
};
const token = (heavy: number, type: string) => ({
  mode: 'deterministic',
  soldiers: { light: 0, heavy: 2 },
  trackers: { light: 0, heavy },
  checks: [{ kind: 'transition', type, threat: 1 }],
  endOfGame: true,
});
const dissenterCubes = (players: object[]) => ({ players, influence: { 'chief-mate': { dissenters: 1 } } });
const pool = (count: number) => ({
  players: three({ dice: 1 }, ['a', 'b', 'c', 'd'].slice(0, count)),
  assembly: 1,
  neutral: { 2: 9, 3: 8, 4: 10 }[count],
  dissenters: count === 2 ? 2 : 0,
});

type Row = readonly [row: string, procedure: string, input: object, differs: readonly string[]];

/** The rows of the digest's table that change an answer, each beside a twin where the editions agree. */
const ROWS: readonly Row[] = [
  ['1 a tie for Votes', 'assembly', votes(5, 5, 1), ['deltas', 'followers', 'ranks']],
  ['1 no tie for Votes', 'assembly', votes(5, 4, 1), []],
  ['2 a player without Votes', 'assembly', votes(5, 4, 0), ['deltas', 'followers', 'ranks']],
  ['2 a player with one Vote', 'assembly', votes(5, 4, 1), []],
  [
    '3 the scoring tile was not typed in',
    'assembly',
    { ...votes(5, 4, 1), scoringTile: null },
    ['beta accepts', 'published refuses invalid-input scoringTile'],
  ],
  [
    '4 a tie in the defence',
    'final-scoring',
    end({ defense: { heavy: 1 } }, { defense: { heavy: 1 } }, {}),
    FINAL,
  ],
  [
    '4 no tie in the defence',
    'final-scoring',
    end({ defense: { heavy: 2 } }, { defense: { heavy: 1 } }, {}),
    [],
  ],
  [
    '5 the final scale was not typed in',
    'final-scoring',
    { ...end({}, {}, {}), defenseScale: null },
    ['beta accepts', 'published refuses invalid-input defenseScale'],
  ],
  ['8 a pair of Safeguard and Valor', 'final-scoring', end({ safeguard: 1, valor: 1 }, {}, {}), FINAL],
  ['8 Safeguard without Valor', 'final-scoring', end({ safeguard: 4 }, {}, {}), []],
  ['9 two Light Soldiers at the end', 'final-scoring', end({ board: { light: 2 } }, {}, {}), FINAL],
  ['9 one Light Soldier at the end', 'final-scoring', end({ board: { light: 1 } }, {}, {}), []],
  ['10 a Heavy Soldier on Patrol', 'final-scoring', end({ patrol: { heavy: 1 } }, {}, {}), FINAL],
  ['10 a Heavy Soldier on the board', 'final-scoring', end({ board: { heavy: 1 } }, {}, {}), []],
  ['11 an even Contribution', 'combat-rewards', rewards(4, []), ['picks']],
  ['11 an odd Contribution', 'combat-rewards', rewards(5, []), []],
  [
    '12 a Settlement as a reward',
    'combat-rewards',
    rewards(1, ['place-settlement']),
    ['beta accepts', 'published refuses invalid-input players[0].picks[0]'],
  ],
  [
    '12 the Leader as a reward',
    'combat-rewards',
    rewards(1, ['retrieve-leader']),
    ['beta refuses invalid-input players[0].picks[0]', 'published accepts'],
  ],
  ['12 another reward', 'combat-rewards', rewards(1, ['five-followers']), []],
  ['13 the order of the rewards, and nothing else of an attack', 'dino-attack', attack, ['rewards']],
  [
    '14 a covered reward without a breach',
    'combat-rewards',
    rewards(1, ['kills']),
    ['beta refuses reward-blocked players[0].picks[0]', 'published accepts'],
  ],
  [
    '14 a covered reward after a breach',
    'combat-rewards',
    rewards(1, ['kills'], { breached: true }),
    [
      'beta refuses reward-blocked players[0].picks[0]',
      'published refuses reward-blocked players[0].picks[0]',
    ],
  ],
  ['14 the table’s own rule', 'combat-rewards', rewards(1, ['kills'], { breachTokenRule: 'on-breach' }), []],
  [
    '16 a third cube, two players',
    'influence',
    cube(two(tracks)),
    ['bonus', 'deltas', 'pool', 'slots', 'triggered'],
  ],
  ['16 a third cube, three players', 'influence', cube(three(tracks)), []],
  ['16 and 19 set-up of two', 'setup', start(2), ['influenceSlots', 'zones']],
  ['16 and 19 set-up of three', 'setup', start(3), []],
  ['16 and 19 set-up of four', 'setup', start(4), []],
  [
    '19 Dissenter cubes, two players',
    'officer-scoring',
    dissenterCubes(two()),
    ['beta refuses dissenters-not-allowed influence.chief-mate.dissenters', 'published accepts'],
  ],
  [
    '19 Dissenter cubes, three players',
    'officer-scoring',
    dissenterCubes(three()),
    [
      'beta refuses dissenters-not-allowed influence.chief-mate.dissenters',
      'published refuses dissenters-not-allowed influence.chief-mate.dissenters',
    ],
  ],
  ['19 wrap-up of two players', 'dice-pool', pool(2), ['dissenterInfluence']],
  ['19 wrap-up of four players', 'dice-pool', pool(4), []],
  ['22 Training for a Story', 'action', train({ option: 'story' }), ['deltas']],
  ['22 Training for a Soldier', 'action', train({ option: 'light' }), []],
  [
    '23 Training without an option',
    'action',
    train(),
    ['beta accepts', 'published refuses must-choose steps'],
  ],
  [
    '23 Fortifications without an option',
    'action',
    { ...train(), action: 'fortifications' },
    ['beta accepts', 'published refuses must-choose steps'],
  ],
  [
    '29 no Leader abilities',
    'setup',
    { ...start(3), leaderAbilities: false },
    ['beta refuses not-in-edition leaderAbilities', 'published accepts'],
  ],
  ['29 with Leader abilities', 'setup', { ...start(3), leaderAbilities: true }, []],
  [
    '37 nine Soldiers on a Patrol',
    'patrol',
    stage(5, 4, 2),
    ['beta accepts', 'published refuses out-of-range soldiers'],
  ],
  ['37 eight Soldiers on a Patrol', 'patrol', stage(4, 4, 2), []],
  [
    '37 nine Soldiers under Threat',
    'threat',
    { mode: 'dice', soldiers: { light: 5, heavy: 4 } },
    ['beta accepts', 'published refuses out-of-range soldiers'],
  ],
  [
    '38 fewer cards than shown',
    'patrol',
    stage(2, 2, 1),
    ['beta accepts', 'published refuses must-choose kept'],
  ],
  ['38 as many cards as shown', 'patrol', stage(2, 2, 2), []],
  ['38 all cards, fewer than shown', 'patrol', stage(1, 0, 1), []],
  ['48 the Heavy token on 3 at the end', 'threat', token(2, 'heavy'), ['endPenalty']],
  ['48 the Heavy token on 2 at the end', 'threat', token(1, 'heavy'), []],
  [
    '48 final scoring with the Heavy token on 3',
    'final-scoring',
    { ...end({ heavyThreat: 3 }, {}, {}), deterministicThreat: true },
    FINAL,
  ],
  ['48 final scoring, Threat by dice', 'final-scoring', end({ heavyThreat: 3 }, {}, {}), []],
  [
    '49 the token of a kind that is not on the card',
    'threat',
    token(0, 'light'),
    ['beta accepts', 'published refuses no-such-soldier checks[0].type'],
  ],
  ['49 the token of a kind on the card', 'threat', token(0, 'heavy'), []],
];

describe('where the editions differ, and where they do not', () => {
  test.each(ROWS)('row %s', (_row, procedure, input, differs) => {
    expect(difference(procedure, input)).toEqual(differs);
  });
});
