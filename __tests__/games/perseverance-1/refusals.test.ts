import cases from '../../golden/perseverance-1.json';
import { set, type Json } from '../support/rulesUnderTest';
import { refusalOf, resolve } from './resolve';

/** One fault at a time in a legal input, and the refusal it gets. */
type Fault = readonly [what: string, spoil: (input: Json) => void, code: string, path: string];

const FORM: Record<string, readonly [golden: string, faults: readonly Fault[]]> = {
  setup: [
    'setup published two players, dissenter cubes',
    [
      ['no edition', set('edition', null), 'invalid-input', 'edition'],
      ['one player', set('players', [{ id: 'ana', leader: 'jack' }]), 'out-of-range', 'players'],
      ['no list of players', set('players', 'ana, bo'), 'invalid-input', 'players'],
      ['a nameless player', set('players[1].id', ''), 'invalid-input', 'players[1].id'],
      ['a player twice', set('players[1].id', 'ana'), 'invalid-input', 'players[1].id'],
      ['a player called neutral', set('players[0].id', 'neutral'), 'invalid-input', 'players[0].id'],
      ['a player called dissenters', set('players[0].id', 'dissenters'), 'invalid-input', 'players[0].id'],
      ['an unknown Leader', set('players[0].leader', 'emmy'), 'invalid-input', 'players[0].leader'],
      ['a Leader twice', set('players[1].leader', 'jack'), 'duplicate-leader', 'players[1].leader'],
      ['abilities as text', set('leaderAbilities', 'yes'), 'invalid-input', 'leaderAbilities'],
      [
        'an Officer missing',
        set('officers', { sustenance: 'chief-mate' }),
        'invalid-input',
        'officers.military',
      ],
      ['a fifth Zone', set('officers', { moon: 'chief-mate' }), 'invalid-input', 'officers.moon'],
      ['a placement missing', set('placements', { ana: 'military' }), 'invalid-input', 'placements.bo'],
      [
        'a stranger placed',
        set('placements', { ana: 'military', bo: 'expansion', zed: 'protection' }),
        'unknown-player',
        'placements.zed',
      ],
      ['two in one Zone', set('placements', { ana: 'military', bo: 'military' }), 'zone-taken', 'placements'],
      ['no Zone drawn', set('dissenterZone', null), 'invalid-input', 'dissenterZone'],
      ['a used Zone drawn', set('dissenterZone', 'military'), 'zone-taken', 'dissenterZone'],
      ['an unknown Zone drawn', set('dissenterZone', 'moon'), 'invalid-input', 'dissenterZone'],
      ['a module as a number', set('deterministic', { threat: 1 }), 'invalid-input', 'deterministic.threat'],
    ],
  ],
  influence: [
    'influence published dissenters hold two',
    [
      ['Valor above 6', set('players[0].valor', 7), 'out-of-range', 'players[0].valor'],
      ['Safeguard below 0', set('players[1].safeguard', -1), 'out-of-range', 'players[1].safeguard'],
      ['half a point', set('players[1].safeguard', 0.5), 'invalid-input', 'players[1].safeguard'],
      ['an unknown Officer', set('officer', 'captain'), 'invalid-input', 'officer'],
      ['a stranger’s cube', set('slots[1]', 'zed'), 'unknown-player', 'slots[1]'],
      ['a stranger’s pool', set('pool.zed', 1), 'unknown-player', 'pool.zed'],
      ['sixteen cubes', set('pool.a', 16), 'out-of-range', 'pool.a'],
      ['a full track', set('slots', ['a', 'a', 'a', 'a']), 'out-of-range', 'slots'],
      ['four cubes', set('count', 4), 'out-of-range', 'count'],
      ['no cube', set('count', 0), 'out-of-range', 'count'],
      ['a cube as text', set('count', '1'), 'invalid-input', 'count'],
      ['two free cubes', (i) => Object.assign(i, { source: 'free', count: 2 }), 'out-of-range', 'count'],
      ['the Dissenters acting', set('placer.id', 'dissenters'), 'dissenters-not-allowed', 'placer.id'],
      ['no cubes left', set('placer.influenceLeft', 0), 'not-enough-influence', 'placer.influenceLeft'],
      ['Food without Adelita', set('placer.foodUsed', 1), 'ability-not-available', 'placer.foodUsed'],
      [
        'more Food than pairs',
        (i) => Object.assign(i.placer as object, { leader: 'adelita', food: 3, foodUsed: 1 }),
        'out-of-range',
        'placer.foodUsed',
      ],
      ['three pairs of Food', set('placer.foodUsed', 3), 'out-of-range', 'placer.foodUsed'],
      ['Stories missing', set('count', 2), 'not-affordable', 'placer.story'],
      [
        'Food missing',
        (i) => {
          Object.assign(i, { count: 2 });
          Object.assign(i.placer as object, { leader: 'adelita', foodUsed: 1 });
        },
        'not-affordable',
        'placer.food',
      ],
      ['a bonus of 3', set('engineerBonus', 3), 'out-of-range', 'engineerBonus'],
    ],
  ],
  'officer-scoring': [
    'officer scoring beta, ties and halves',
    [
      ['nine areas', set('players[0].areas', Array(9).fill(1)), 'out-of-range', 'players[0].areas'],
      ['a crowded area', set('players[0].areas', [21]), 'out-of-range', 'players[0].areas[0]'],
      ['twenty Patrols', set('players[2].patrols', 20), 'out-of-range', 'players[2].patrols'],
      ['no Influence', set('influence', null), 'invalid-input', 'influence'],
      ['a fifth Officer', set('influence.captain', {}), 'invalid-input', 'influence.captain'],
      ['a stranger', set('influence.chief-mate.zed', 1), 'unknown-player', 'influence.chief-mate.zed'],
      ['cubes beyond 15', set('influence.chief-engineer.a', 11), 'out-of-range', 'influence'],
    ],
  ],
  'dino-attack': [
    'dino attack beta, defence holds',
    [
      ['an unknown Zone', set('zone', 'moon'), 'invalid-input', 'zone'],
      ['danger as text', set('dangerous', 'no'), 'invalid-input', 'dangerous'],
      ['nobody active', set('activePlayer', 'zed'), 'unknown-player', 'activePlayer'],
      [
        'a third row while Safe',
        set('columns[0].dinos[2]', { type: 'raptor' }),
        'out-of-range',
        'columns[0].dinos',
      ],
      [
        'an unknown Dino',
        set('columns[1].dinos[0].type', 'shieldhead'),
        'invalid-input',
        'columns[1].dinos[0].type',
      ],
      [
        'a Trap of the Dissenters',
        set('columns[0].dinos[1].trap.owner', 'dissenters'),
        'dissenters-not-allowed',
        'columns[0].dinos[1].trap.owner',
      ],
      [
        'a Trap unrolled',
        set('columns[0].dinos[1].trap.roll', null),
        'invalid-input',
        'columns[0].dinos[1].trap.roll',
      ],
      [
        'a face without its number',
        set('columns[0].dinos[1].trap.roll.followers', null),
        'invalid-input',
        'columns[0].dinos[1].trap.roll.followers',
      ],
      ['a Wall unrolled', set('columns[0].wall.roll', null), 'invalid-input', 'columns[0].wall.roll'],
      [
        'a skull as a number',
        set('columns[0].wall.roll.kill', 1),
        'invalid-input',
        'columns[0].wall.roll.kill',
      ],
      ['one row', set('columns[2].soldiers', [null]), 'wrong-row-count', 'columns[2].soldiers'],
      ['no rows', set('columns[2].soldiers', null), 'invalid-input', 'columns[2].soldiers'],
      [
        'a figure without an owner',
        set('columns[1].soldiers[0].owner', null),
        'invalid-input',
        'columns[1].soldiers[0].owner',
      ],
      [
        'a Leader twice',
        set('columns[2].soldiers[0]', { owner: 'cy', type: 'leader' }),
        'duplicate-leader',
        'columns[2].soldiers[1]',
      ],
      ['a seventh Settlement', set('settlements', Array(7).fill('ana')), 'out-of-range', 'settlements'],
      [
        'Dissenters among three',
        set('settlements[0]', 'dissenters'),
        'dissenters-not-allowed',
        'settlements[0]',
      ],
      ['a token twice', set('breachTokens[2]', 'kills'), 'invalid-input', 'breachTokens[2]'],
      [
        'a token of the other edition',
        set('breachTokens[1]', 'retrieve-leader'),
        'invalid-input',
        'breachTokens[1]',
      ],
      ['two tokens', set('breachTokens', ['kills', 'walls']), 'wrong-token-count', 'breachTokens'],
      ['an empty picks table', set('picksTable', []), 'out-of-range', 'picksTable'],
      ['an unknown token rule', set('breachTokenRule', 'never'), 'invalid-input', 'breachTokenRule'],
      [
        'no Dino at all',
        (i) => {
          for (const column of i.columns as unknown as { dinos: unknown }[]) column.dinos = [];
        },
        'no-dinos',
        'columns',
      ],
      [
        'six Light Soldiers of one player',
        (i) => {
          for (const column of i.columns as unknown as { soldiers: unknown }[])
            column.soldiers = [
              { owner: 'bo', type: 'light' },
              { owner: 'bo', type: 'light' },
            ];
        },
        'out-of-range',
        'columns',
      ],
    ],
  ],
  'combat-rewards': [
    'combat rewards published, repeat and empty soldier supply',
    [
      ['a Contribution of 25', set('players[0].contribution', 25), 'out-of-range', 'players[0].contribution'],
      ['an unknown reward', set('players[0].picks[1]', 'gold'), 'invalid-input', 'players[0].picks[1]'],
      ['four picks', set('players[0].picks[3]', 'five-followers'), 'too-many-picks', 'players[0].picks'],
      ['a covered reward', set('players[0].picks[1]', 'kills'), 'reward-blocked', 'players[0].picks[1]'],
      ['a price beyond reach', set('players[0].valor', 2), 'not-affordable', 'players[0].picks[2]'],
      [
        'a Leader at home',
        set('players[1].leaderOnBoard', false),
        'leader-not-on-board',
        'players[1].picks[0]',
      ],
      ['a breach as text', set('breached', 'yes'), 'invalid-input', 'breached'],
      ['eleven spaces', set('emptySpaces', 11), 'out-of-range', 'emptySpaces'],
    ],
  ],
  assembly: [
    'assembly beta three players, first assembly',
    [
      ['a fourth Assembly', set('assembly', 4), 'out-of-range', 'assembly'],
      ['The Dissenters’ Votes', set('dissenterVotes', 2), 'dissenters-not-allowed', 'dissenterVotes'],
      ['a Zone missing', set('zones.military', null), 'invalid-input', 'zones.military'],
      ['a fifth Zone', set('zones.moon', {}), 'invalid-input', 'zones.moon'],
      [
        'Dissenters present',
        set('zones.military.presence.dissenters', 1),
        'dissenters-not-allowed',
        'zones.military.presence.dissenters',
      ],
      [
        'a stranger present',
        set('zones.military.presence.zed', 1),
        'unknown-player',
        'zones.military.presence.zed',
      ],
      ['seventeen pieces', set('zones.military.presence.a', 17), 'out-of-range', 'zones.military.presence.a'],
      ['an unknown choice', set('zones.military.choice', 'food'), 'invalid-input', 'zones.military.choice'],
      ['no choice', set('zones.military.choice', null), 'choice-required', 'zones.military.choice'],
      [
        'more Settlements than pieces',
        set('zones.military.settlements', 5),
        'inconsistent-presence',
        'zones.military',
      ],
      ['five places', set('scoringTile', [5, 4, 3, 2, 1]), 'out-of-range', 'scoringTile'],
      ['a place below 0', set('scoringTile', [5, -1]), 'out-of-range', 'scoringTile[1]'],
    ],
  ],
  'final-scoring': [
    'final scoring beta, shared places and the threat penalty',
    [
      ['Followers missing', set('players[1].followers', null), 'invalid-input', 'players[1].followers'],
      ['six on the board', set('players[0].board.light', 6), 'out-of-range', 'players[0].board.light'],
      ['eight Walls', set('players[0].defense.walls', 8), 'out-of-range', 'players[0].defense.walls'],
      ['a token beyond the ring', set('players[0].heavyThreat', 6), 'out-of-range', 'players[0].heavyThreat'],
      ['six in all', set('players[2].patrol', { light: 4 }), 'out-of-range', 'players[2]'],
    ],
  ],
  threat: [
    'threat dice, equal is safe, last soldier lost on the way',
    [
      ['an unknown mode', set('mode', 'die'), 'invalid-input', 'mode'],
      ['no Soldiers said', set('soldiers', null), 'invalid-input', 'soldiers'],
      ['a Threat of 7', set('checks[0].threat', 7), 'out-of-range', 'checks[0].threat'],
      ['no roll', set('checks[0].roll', null), 'invalid-input', 'checks[0].roll'],
      ['a Challenge of no kind', set('checks[0].type', null), 'invalid-input', 'checks[0].type'],
      ['a transition first', set('checks[0].kind', 'transition'), 'transition-not-last', 'checks[0]'],
      ['a Challenge for nobody', set('checks[0].type', 'heavy'), 'out-of-range', 'checks'],
      ['nobody left', set('checks[0].roll', 1), 'no-soldiers', 'checks[1]'],
      ['both kinds, none named', set('soldiers.heavy', 1), 'invalid-input', 'checks[1].type'],
      ['a kind that is not there', set('checks[1].type', 'heavy'), 'no-such-soldier', 'checks[1].type'],
    ],
  ],
  patrol: [
    'patrol published keeps as many as shown',
    [
      ['a reserved name', set('player.id', 'dissenters'), 'invalid-input', 'player.id'],
      ['an unknown reward', set('stageRewards', { walls: 1 }), 'invalid-input', 'stageRewards.walls'],
      ['eleven cards shown', set('challengeLimit', 11), 'out-of-range', 'challengeLimit'],
      ['an unknown card', set('drawn[0]', 'L9'), 'invalid-input', 'drawn[0]'],
      ['a card twice', set('drawn[2]', 'H6'), 'invalid-input', 'drawn[2]'],
      ['no choice', set('kept[1].choice', null), 'choice-required', 'kept[1].choice'],
      ['a choice of another card', set('kept[1].choice', 'food'), 'invalid-input', 'kept[1].choice'],
      ['an empty Patrol', set('soldiers', {}), 'no-soldiers', 'soldiers'],
      ['a card too many', set('drawn[3]', 'H1'), 'wrong-draw', 'drawn'],
      ['a card never drawn', set('kept[0].card', 'L8'), 'not-drawn', 'kept[0].card'],
      ['more than shown', set('challengeLimit', 2), 'too-many-picks', 'kept'],
    ],
  ],
  'dice-pool': [
    'dice pool published two players after the first assembly',
    [
      ['no die', set('players[0].dice', 0), 'out-of-range', 'players[0].dice'],
      ['a third Assembly of two', set('assembly', 3), 'out-of-range', 'assembly'],
      ['ten neutral dice', set('neutral', 10), 'out-of-range', 'neutral'],
      ['too few of the Dissenters', set('dissenters', 1), 'wrong-dice-total', 'dissenters'],
      ['a die lost', set('neutral', 5), 'wrong-dice-total', 'neutral'],
    ],
  ],
  action: [
    'action training published, Keoni places a light soldier',
    [
      ['an unknown action', set('action', 'patrol'), 'invalid-input', 'action'],
      ['no steps', set('steps', null), 'invalid-input', 'steps'],
      ['a step of another effect', set('steps[0].option', 'trap'), 'invalid-input', 'steps[0].option'],
      ['a die of nobody', set('die', { owner: 'zed' }), 'invalid-input', 'die.owner'],
      [
        'a face that cannot be paid',
        set('die', { owner: 'own', changeFace: true }),
        'not-affordable',
        'die.changeFace',
      ],
      [
        'four steps',
        set(
          'steps',
          ['light', 'light-food', 'story', 'heavy-mr'].map((option) => ({ option })),
        ),
        'too-many-picks',
        'steps',
      ],
      ['no step', set('steps', []), 'must-choose', 'steps'],
      ['not Keoni', set('player.leader', 'jack'), 'ability-not-available', 'naturalLeader'],
      ['a step twice', set('steps[1]', { option: 'light' }), 'duplicate-pick', 'steps[1].option'],
      ['Food missing', set('steps[0].option', 'light-food'), 'not-affordable', 'steps[0]'],
      ['an empty supply', set('player.lightSupply', 0), 'no-soldier-supply', 'steps[0]'],
      ['nobody to place afterwards', set('steps', [{ option: 'story' }]), 'no-such-soldier', 'naturalLeader'],
      [
        'nobody to convert',
        set('steps', [{ option: 'story' }, { option: 'convert', count: 1 }]),
        'no-such-soldier',
        'steps[1]',
      ],
      [
        'nobody to place',
        set('steps', [
          { option: 'story' },
          { option: 'light' },
          {
            option: 'place',
            soldiers: [
              { type: 'light', row: 'top' },
              { type: 'light', row: 'top' },
            ],
          },
        ]),
        'no-such-soldier',
        'steps[2].soldiers[1]',
      ],
      [
        'no Heavy left to convert into',
        (i) => {
          Object.assign(i.player as object, { heavySupply: 0, light: 1, story: 1 });
          Object.assign(i, { steps: [{ option: 'convert', count: 1 }] });
        },
        'no-soldier-supply',
        'steps[0]',
      ],
    ],
  ],
};

describe.each(Object.entries(FORM))('%s refuses', (procedure, [golden, faults]) => {
  const legal = cases.find(({ name }) => name === golden)?.input;

  test(`nothing of “${golden}”`, () => {
    expect(resolve(procedure, legal)).toMatchObject({ ok: true });
  });

  test.each(faults)('%s', (_what, spoil, code, path) => {
    const input = JSON.parse(JSON.stringify(legal)) as Json;
    spoil(input);
    expect(refusalOf(procedure, input)).toEqual({ code, path });
  });

  test.each([
    ['a number', 5],
    ['nothing', null],
    ['a list', []],
    ['text', 'x'],
  ])('%s', (_what, input) => {
    expect(refusalOf(procedure, input)).toEqual({ code: 'invalid-input', path: '' });
  });
});

test('fields that nobody asks for are ignored, and null is as good as absent', () => {
  const [golden] = cases;
  expect(golden).toBeDefined();
  const input = {
    ...golden?.input,
    deterministic: null,
    officers: null,
    weather: { rain: true },
    dissenterZone: null,
  };
  expect(resolve('setup', input)).toEqual(resolve('setup', golden?.input));
});
