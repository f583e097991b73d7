import { rules } from '@/games/robinson/rules';
import { set } from '../support/rulesUnderTest';
import { testRefusals } from '../support/testRefusals';
import { refusalOf, resolve } from './rules';

const NOTHING = { wood: 0, fur: 0, food: 0 };
const CAMP = { shelter: true, tileShelter: false, roof: 0, palisade: 0, weapon: 0 };
const DICE = { wound: false, success: true, adventure: false };

testRefusals(
  { resolve, refusalOf },
  {
    setup: [
      {
        players: [
          { id: 'ana', character: 'cook' },
          { id: 'ben', character: 'explorer' },
        ],
        rounds: 7,
        firstPlayer: 'ben',
      },
      [
        ['nobody', set('players', []), 'out-of-range', 'players'],
        ['a player called friday', set('players[0].id', 'friday'), 'invalid-input', 'players[0].id'],
        ['a player called dog', set('players[0].id', 'dog'), 'invalid-input', 'players[0].id'],
        ['a player twice', set('players[0].id', 'ben'), 'invalid-input', 'players[1].id'],
        [
          'an unknown character',
          set('players[0].character', 'smith'),
          'invalid-input',
          'players[0].character',
        ],
        [
          'a character twice',
          set('players[0].character', 'explorer'),
          'limit-exceeded',
          'players[1].character',
        ],
        [
          'the Soldier in a pair',
          set('players[0].character', 'soldier'),
          'limit-exceeded',
          'players[0].character',
        ],
        ['no round', set('rounds', 0), 'out-of-range', 'rounds'],
        ['a stranger as first player', set('firstPlayer', 'zoe'), 'unknown-player', 'firstPlayer'],
        ['Friday as first player', set('firstPlayer', 'friday'), 'invalid-input', 'firstPlayer'],
        ['a pair without Friday', set('friday', false), 'limit-exceeded', 'friday'],
        ['a Friday that is null', set('friday', null), 'invalid-input', 'friday'],
        ['eleven starting items', set('startingItems', 11), 'out-of-range', 'startingItems'],
        ['more books than cards', set('bookShift', 5), 'limit-exceeded', 'bookShift'],
        ['fewer books than none', set('bookShift', -5), 'limit-exceeded', 'bookShift'],
        ['sixteen books', set('bookShift', 16), 'out-of-range', 'bookShift'],
      ],
    ],
    'setup, alone': [
      { players: [{ id: 'ana', character: 'cook' }], rounds: 7, firstPlayer: 'ana' },
      [['without the Dog', set('dog', false), 'limit-exceeded', 'dog']],
    ],
    'event-phase': [
      { round: 4, left: 'card-a', right: null, card: { id: 'card-c', icon: 'book' } },
      [
        ['no card', set('card', undefined), 'invalid-input', 'card'],
        ['a card that is null', set('card', null), 'invalid-input', 'card'],
        ['an unknown icon', set('card.icon', 'hunt'), 'invalid-input', 'card.icon'],
        ['a space left out', set('left', undefined), 'invalid-input', 'left'],
        ['a space that is empty text', set('right', ''), 'invalid-input', 'right'],
        ['round 31', set('round', 31), 'out-of-range', 'round'],
        [
          'tokens of two decks',
          set('adventureTokens', { building: true, gathering: true }),
          'invalid-input',
          'adventureTokens.exploration',
        ],
      ],
    ],
    'morale-phase': [
      {
        level: 1,
        track: { lowest: -1, values: [-1, 0, 1] },
        first: { id: 'ana', tokens: 1, wounds: 4 },
        atHighest: 'heal',
      },
      [
        ['no choice at the top', set('atHighest', undefined), 'invalid-input', 'atHighest'],
        ['an unknown choice', set('atHighest', 'both'), 'invalid-input', 'atHighest'],
        ['a level above the track', set('level', 2), 'out-of-range', 'level'],
        ['a level below the track', set('level', -2), 'out-of-range', 'level'],
        ['a level below all tracks', set('level', -10), 'out-of-range', 'level'],
        ['a track that ends at 0', set('track.values', [0, 0]), 'out-of-range', 'track.values'],
        ['a track of one', set('track.values', [0]), 'out-of-range', 'track.values'],
        ['a track that begins above 0', set('track.lowest', 1), 'out-of-range', 'track.lowest'],
        ['a printed 10', set('track.values[0]', 10), 'out-of-range', 'track.values[0]'],
        ['nobody first', set('first', undefined), 'invalid-input', 'first'],
      ],
    ],
    production: [
      { sources: [{ type: 'food' }], available: { food: 1, wood: 2 } },
      [
        ['a source of fur', set('sources[0].type', 'fur'), 'invalid-input', 'sources[0].type'],
        ['seven sources', set('sources', Array(7).fill({ type: 'food' })), 'out-of-range', 'sources'],
        ['a flag that is a number', set('plusFood', 1), 'invalid-input', 'plusFood'],
        ['a Shortcut that is null', set('shortcut', null), 'invalid-input', 'shortcut'],
        ['an unknown die', set('pit', 'success'), 'invalid-input', 'pit'],
        ['food below nothing', set('available.food', -1), 'out-of-range', 'available.food'],
      ],
    ],
    plan: [
      {
        players: ['ana', 'ben'],
        friday: true,
        dog: true,
        extras: [{ id: 'lantern', actions: ['build'] }],
        huntingDeck: 1,
        assignments: [
          { action: 'threat', lead: 'ana', target: 'card-a', threatPawns: 1 },
          { action: 'hunt', lead: 'friday', support: ['dog'] },
          { action: 'build', lead: 'ben', support: ['lantern'] },
          { action: 'gather', lead: 'ben', support: ['ana'], far: true },
        ],
      },
      [
        ['an extra that is a player', set('extras[0].id', 'ana'), 'invalid-input', 'extras[0].id'],
        ['an extra called dog', set('extras[0].id', 'dog'), 'invalid-input', 'extras[0].id'],
        ['an extra for nothing', set('extras[0].actions', []), 'out-of-range', 'extras[0].actions'],
        [
          'an extra for the same twice',
          set('extras[0].actions', ['build', 'build']),
          'invalid-input',
          'extras[0].actions[1]',
        ],
        [
          'a Threat without a card',
          set('assignments[0].target', undefined),
          'invalid-input',
          'assignments[0].target',
        ],
        [
          'a Threat without a number',
          set('assignments[0].threatPawns', undefined),
          'invalid-input',
          'assignments[0].threatPawns',
        ],
        [
          'a Threat for ten',
          set('assignments[0].threatPawns', 10),
          'out-of-range',
          'assignments[0].threatPawns',
        ],
        ['a stranger who acts', set('assignments[0].lead', 'zoe'), 'unknown-player', 'assignments[0].lead'],
        [
          'a stranger who supports',
          set('assignments[2].support[0]', 'map'),
          'unknown-player',
          'assignments[2].support[0]',
        ],
        ['Friday, who is not there', set('friday', false), 'unknown-player', 'assignments[1].lead'],
        [
          'the Dog alone',
          set('assignments[1]', { action: 'explore', lead: 'dog' }),
          'limit-exceeded',
          'assignments[1].lead',
        ],
        [
          'an extra alone',
          set('assignments[2]', { action: 'build', lead: 'lantern' }),
          'limit-exceeded',
          'assignments[2].lead',
        ],
        [
          'Friday before a player',
          set('assignments[3]', { action: 'gather', lead: 'friday', support: ['ana'] }),
          'limit-exceeded',
          'assignments[3].support[0]',
        ],
        [
          'a third pawn',
          set('assignments[0]', { action: 'rest', lead: 'ben' }),
          'limit-exceeded',
          'assignments[3].lead',
        ],
        [
          'the Dog at work',
          set('assignments[2].support[0]', 'dog'),
          'limit-exceeded',
          'assignments[2].support[0]',
        ],
        [
          'the lantern in the woods',
          set('assignments[2].action', 'gather'),
          'limit-exceeded',
          'assignments[2].support[0]',
        ],
        [
          'a rest far away',
          set('assignments[0]', { action: 'rest', lead: 'ana', far: true }),
          'limit-exceeded',
          'assignments[0].far',
        ],
        ['a pawn too few', set('assignments[0].threatPawns', 2), 'not-affordable', 'assignments[0]'],
        ['an empty Hunting deck', set('huntingDeck', 0), 'not-affordable', 'huntingDeck'],
      ],
    ],
    'plan, crowded': [
      {
        players: ['ana', 'ben'],
        huntingDeck: 0,
        assignments: [{ action: 'gather', lead: 'ana', support: ['ana'] }],
      },
      [
        [
          'three pawns next door',
          set('assignments[0].support', ['ana', 'ben']),
          'limit-exceeded',
          'assignments[0].support',
        ],
        ['two who rest', set('assignments[0].action', 'rest'), 'limit-exceeded', 'assignments[0].support'],
        [
          'nine who support',
          set('assignments[0].support', Array(9).fill('ana')),
          'out-of-range',
          'assignments[0].support',
        ],
      ],
    ],
    'plan, two cards': [
      {
        players: ['ana', 'ben'],
        huntingDeck: 0,
        assignments: ['card-a', 'card-b'].map((target) => ({
          action: 'threat',
          lead: 'ana',
          target,
          threatPawns: 1,
        })),
      },
      [['one card twice', set('assignments[1].target', 'card-a'), 'limit-exceeded', 'assignments[1].target']],
    ],
    'action-dice': [
      { action: 'gather', lead: 'player', pawns: 1, weaponLevel: 1, dice: DICE },
      [
        ['an action without dice', set('action', 'hunt'), 'invalid-input', 'action'],
        ['the Dog in the lead', set('lead', 'dog'), 'invalid-input', 'lead'],
        ['no pawn', set('pawns', 0), 'out-of-range', 'pawns'],
        ['three pawns', set('pawns', 3), 'limit-exceeded', 'pawns'],
        ['one pawn far away', set('far', true), 'not-affordable', 'pawns'],
        ['no dice', set('dice', undefined), 'invalid-input', 'dice'],
        ['two dice', set('dice', { wound: true, success: true }), 'invalid-input', 'dice.adventure'],
        ['no second roll', set('rerollToken', true), 'invalid-input', 'dice.successReroll'],
        [
          'a second roll that is null',
          set('dice.successReroll', null),
          'invalid-input',
          'dice.successReroll',
        ],
      ],
    ],
    'action-dice, building': [
      { action: 'build', lead: 'friday', pawns: 2, weaponLevel: 1, dice: DICE },
      [['far away', set('far', true), 'limit-exceeded', 'far']],
    ],
    hunt: [
      { source: 'action', weaponLevel: 2, palisade: 0, huntingDeck: 1, beast: { strength: 1 } },
      [
        ['an unknown reason', set('source', 'event'), 'invalid-input', 'source'],
        ['no deck', set('huntingDeck', undefined), 'invalid-input', 'huntingDeck'],
        ['an empty deck', set('huntingDeck', 0), 'not-affordable', 'huntingDeck'],
        ['no strength', set('beast.strength', undefined), 'invalid-input', 'beast.strength'],
        ['a bonus of 100', set('temporaryBonus', 100), 'out-of-range', 'temporaryBonus'],
      ],
    ],
    'build-check': [
      {
        target: 'item',
        cost: NOTHING,
        available: NOTHING,
        state: CAMP,
        item: { id: 'map', terrain: 'hill', items: ['rope'], owner: 'ana' },
        actor: 'friday',
        explored: ['hill'],
        built: ['rope'],
      },
      [
        ['an unknown target', set('target', 'tower'), 'invalid-input', 'target'],
        ['no cost', set('cost', undefined), 'invalid-input', 'cost'],
        ['no item', set('item', undefined), 'invalid-input', 'item'],
        ['a price in half', set('cost.wood', 0.5), 'invalid-input', 'cost.wood'],
        ['an owner called friday', set('item.owner', 'friday'), 'invalid-input', 'item.owner'],
        ['the Dog at work', set('actor', 'dog'), 'invalid-input', 'actor'],
        ['eleven needed items', set('item.items', Array(11).fill('rope')), 'out-of-range', 'item.items'],
        ['31 terrains', set('explored', Array(31).fill('hill')), 'out-of-range', 'explored'],
        ['61 items', set('built', Array(61).fill('rope')), 'out-of-range', 'built'],
        ['paid in food', set('pay', 'food'), 'invalid-input', 'pay'],
      ],
    ],
    gather: [
      { type: 'wood', success: true, plusToken: true, exhausted: true },
      [
        ['fur from a source', set('type', 'fur'), 'invalid-input', 'type'],
        ['no outcome', set('success', undefined), 'invalid-input', 'success'],
        ['a source used before', set('collected', true), 'limit-exceeded', 'collected'],
        ['an exhausted source', set('plusToken', false), 'limit-exceeded', 'exhausted'],
        ['ten more', set('adventureExtra', 10), 'out-of-range', 'adventureExtra'],
      ],
    ],
    item: [
      { item: 'wall', change: 'build', levels: { weapon: 2, palisade: 0 }, hasShelter: true },
      [
        ['an unknown item', set('item', 'hammock'), 'invalid-input', 'item'],
        ['an inherited word', set('item', 'constructor'), 'invalid-input', 'item'],
        ['an unknown change', set('change', 'sell'), 'invalid-input', 'change'],
        ['a level missing', set('levels.weapon', undefined), 'invalid-input', 'levels.weapon'],
        ['a thousand levels', set('levels.weapon', 1000), 'out-of-range', 'levels.weapon'],
      ],
    ],
    skill: [
      {
        character: 'cook',
        skill: 'hooch',
        phase: 'weather',
        tokens: 5,
        lockedTokens: 4,
        usedThisRound: ['stone-soup'],
      },
      [
        ['an unknown skill', set('skill', 'sleep'), 'invalid-input', 'skill'],
        ['another’s skill', set('skill', 'frenzy'), 'invalid-input', 'skill'],
        ['another’s skill used', set('usedThisRound[0]', 'frenzy'), 'invalid-input', 'usedThisRound[0]'],
        ['a skill used twice', set('usedThisRound[1]', 'stone-soup'), 'invalid-input', 'usedThisRound[1]'],
        ['more locked than there are', set('lockedTokens', 6), 'limit-exceeded', 'lockedTokens'],
        ['a skill once more', set('usedThisRound[0]', 'hooch'), 'limit-exceeded', 'skill'],
        ['the wrong phase', set('phase', 'night'), 'limit-exceeded', 'phase'],
        [
          'too few tokens',
          (input) => Object.assign(input, { tokens: 2, lockedTokens: 0 }),
          'not-affordable',
          'tokens',
        ],
        ['a reroll with what the die brought', set('skill', 'scrounger'), 'not-affordable', 'tokens'],
      ],
    ],
    'arrange-camp': [
      { players: 4, tokens: 1, level: -1, highest: 3, choose: 'morale' },
      [
        ['five players', set('players', 5), 'out-of-range', 'players'],
        ['no choice', set('choose', undefined), 'invalid-input', 'choose'],
        ['a level above the top', set('level', 4), 'out-of-range', 'level'],
        ['a top of 0', set('highest', 0), 'out-of-range', 'highest'],
      ],
    ],
    heal: [
      {
        source: 'fireplace',
        phase: 'night',
        food: 1,
        targets: [
          { id: 'ana', wounds: 4 },
          { id: 'ben', wounds: 1 },
        ],
      },
      [
        ['an unknown source', set('source', 'sleep'), 'invalid-input', 'source'],
        ['by day', set('phase', 'action'), 'limit-exceeded', 'phase'],
        ['nobody', set('targets', []), 'out-of-range', 'targets'],
        ['three', set('targets[2]', { id: 'cleo', wounds: 1 }), 'out-of-range', 'targets'],
        ['one twice', set('targets[1].id', 'ana'), 'invalid-input', 'targets[1].id'],
        ['two with the Pot', set('source', 'pot'), 'limit-exceeded', 'targets'],
        ['a token without a Pot', set('source', 'remedy-token'), 'limit-exceeded', 'hasPot'],
        ['Friday', set('targets[1].id', 'friday'), 'limit-exceeded', 'targets[1].id'],
        ['the Dog', set('targets[1].id', 'dog'), 'invalid-input', 'targets[1].id'],
        ['no food', set('food', 0), 'not-affordable', 'food'],
      ],
    ],
    discovery: [
      {
        token: 'pot-heal',
        levels: { weapon: 0, palisade: 0 },
        morale: { level: 0, highest: 3 },
        hasShelter: false,
        hasPot: true,
      },
      [
        ['an unknown token', set('token', 'rope'), 'invalid-input', 'token'],
        ['no Pot', set('hasPot', false), 'limit-exceeded', 'hasPot'],
        ['prey without a weapon', set('token', 'prey'), 'limit-exceeded', 'levels.weapon'],
        ['a palisade without a shelter', set('token', 'palisade'), 'limit-exceeded', 'hasShelter'],
        ['a level above the top', set('morale.level', 4), 'out-of-range', 'morale.level'],
        ['a Pot that is not said', set('hasPot', undefined), 'invalid-input', 'hasPot'],
      ],
    ],
    weather: [
      {
        players: [{ id: 'ana' }, { id: 'cleo', outside: true }],
        rain: 2,
        winter: 1,
        roof: 2,
        palisade: 0,
        weaponLevel: 1,
        available: { food: 0, nonPerishable: 1, wood: 1 },
      },
      [
        [
          'five players',
          set(
            'players',
            ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })),
          ),
          'out-of-range',
          'players',
        ],
        ['21 clouds', set('rain', 21), 'out-of-range', 'rain'],
        ['more turned than there are', set('winterToRain', 2), 'limit-exceeded', 'winterToRain'],
        ['more ignored than there are', set('ignoreRain', 3), 'limit-exceeded', 'ignoreRain'],
        ['unknown animals', set('hungryAnimals', 'bears'), 'invalid-input', 'hungryAnimals'],
        ['no wood said', set('available.wood', undefined), 'invalid-input', 'available.wood'],
        ['outside as an object', set('players[1].outside', {}), 'invalid-input', 'players[1].outside'],
      ],
    ],
    night: [
      {
        players: [{ id: 'ana' }, { id: 'ben' }, { id: 'cleo', outside: { food: 0, tileShelter: true } }],
        firstPlayer: 'cleo',
        round: 4,
        rounds: 12,
        available: { food: 1, nonPerishable: 0 },
        hungry: ['ben'],
        sheltered: false,
      },
      [
        ['nobody chosen', set('hungry', undefined), 'invalid-input', 'hungry'],
        ['null chosen', set('hungry', null), 'invalid-input', 'hungry'],
        ['one twice', set('hungry', ['ben', 'ben']), 'invalid-input', 'hungry[1]'],
        ['nobody, though food is short', set('hungry', []), 'limit-exceeded', 'hungry'],
        ['a fast', set('hungry', ['ana', 'ben']), 'limit-exceeded', 'hungry'],
        ['somebody outside', set('hungry', ['cleo']), 'limit-exceeded', 'hungry[0]'],
        ['a stranger', set('hungry', ['zoe']), 'unknown-player', 'hungry[0]'],
        ['a stranger first', set('firstPlayer', 'zoe'), 'unknown-player', 'firstPlayer'],
        ['a round too late', set('round', 13), 'out-of-range', 'round'],
        ['31 rounds', set('rounds', 31), 'out-of-range', 'rounds'],
        [
          'outside without a word about shelter',
          set('players[2].outside', { food: 1 }),
          'invalid-input',
          'players[2].outside.tileShelter',
        ],
      ],
    ],
    'move-camp': [
      {
        shelterBuilt: true,
        roof: 3,
        palisade: 1,
        adjacent: true,
        plusTokens: ['food'],
        carry: ['food'],
        destinationTokens: ['wood'],
      },
      [
        ['two tiles away', set('adjacent', false), 'limit-exceeded', 'adjacent'],
        ['a tile face down', set('accessible', false), 'limit-exceeded', 'accessible'],
        ['a token that is not there', set('plusTokens', []), 'limit-exceeded', 'carry[0]'],
        ['a token that is there already', set('destinationTokens', ['food']), 'limit-exceeded', 'carry[0]'],
        ['a token twice', set('plusTokens', ['food', 'food']), 'invalid-input', 'plusTokens[1]'],
        ['three tokens', set('plusTokens', ['food', 'wood', 'fur']), 'invalid-input', 'plusTokens[2]'],
      ],
    ],
    wounds: [
      {
        players: [
          { id: 'ana', wounds: 2, last: 12, moraleAt: [4, 8] },
          { id: 'friday', wounds: 0, last: 4, moraleAt: [] },
        ],
        morale: { level: 0, lowest: -3 },
        hits: [{ id: 'ana', wounds: 3 }],
      },
      [
        ['a stranger', set('hits[0].id', 'zoe'), 'unknown-player', 'hits[0].id'],
        ['the Dog', set('hits[0].id', 'dog'), 'invalid-input', 'hits[0].id'],
        ['somebody dead already', set('players[0].wounds', 12), 'out-of-range', 'players[0].wounds'],
        [
          'a symbol beyond death',
          set('players[0].moraleAt[1]', 13),
          'out-of-range',
          'players[0].moraleAt[1]',
        ],
        ['a symbol twice', set('players[0].moraleAt[1]', 4), 'invalid-input', 'players[0].moraleAt[1]'],
        [
          'a symbol before the start',
          set('players[0].moraleAt[0]', 0),
          'out-of-range',
          'players[0].moraleAt[0]',
        ],
        ['morale below its track', set('morale.level', -4), 'out-of-range', 'morale.level'],
        ['a hundred wounds', set('hits[0].wounds', 100), 'out-of-range', 'hits[0].wounds'],
        ['51 hits', set('hits', Array(51).fill({ id: 'ana', wounds: 0 })), 'out-of-range', 'hits'],
      ],
    ],
    unfulfilled: [
      {
        scope: 'player',
        players: ['ana', 'ben'],
        player: 'ben',
        demands: [{ kind: 'wood', required: 3, available: 1 }],
      },
      [
        ['an unknown scope', set('scope', 'both'), 'invalid-input', 'scope'],
        ['nobody concerned', set('player', undefined), 'invalid-input', 'player'],
        ['a stranger', set('player', 'zoe'), 'unknown-player', 'player'],
        ['no demand', set('demands', []), 'out-of-range', 'demands'],
        [
          'a demand twice',
          set('demands[1]', { kind: 'wood', required: 1, available: 1 }),
          'invalid-input',
          'demands[1].kind',
        ],
      ],
    ],
  },
);

describe('of two faults the code that ranks first is named', () => {
  test.each([
    [
      'form before range',
      'weather',
      {
        players: [{ id: 'ana' }],
        rain: 99,
        winter: 'none',
        roof: 0,
        palisade: 0,
        weaponLevel: 0,
        available: NOTHING,
      },
      'invalid-input',
    ],
    [
      'a missing choice before a range elsewhere',
      'arrange-camp',
      { players: 4, tokens: 1000, level: 0, highest: 3 },
      'invalid-input',
    ],
    [
      'a missing choice before a level off the track',
      'arrange-camp',
      { players: 4, tokens: 1, level: 4, highest: 3 },
      'invalid-input',
    ],
    [
      'strangers before limits',
      'plan',
      {
        players: ['ana'],
        huntingDeck: 0,
        assignments: [
          { action: 'rest', lead: 'ana', far: true },
          { action: 'rest', lead: 'zoe' },
        ],
      },
      'unknown-player',
    ],
    [
      'limits before prices',
      'plan',
      {
        players: ['ana'],
        huntingDeck: 0,
        assignments: [
          { action: 'hunt', lead: 'ana' },
          { action: 'rest', lead: 'ana', far: true },
        ],
      },
      'limit-exceeded',
    ],
  ])('%s', (_what, procedure, input, code) => {
    expect(refusalOf(procedure, input)?.code).toBe(code);
  });
});

describe('what is not asked for is ignored, what is asked for and wrong is not', () => {
  test('a card in the first round', () => {
    const input = { round: 1, left: null, right: 'food-crates' };
    expect(resolve('event-phase', { ...input, card: { id: 'card-a', icon: 'book' }, moon: 1 })).toEqual(
      resolve('event-phase', input),
    );
  });

  test('dice of a sure success', () => {
    const input = { action: 'gather', lead: 'player', pawns: 2, weaponLevel: 1 };
    expect(resolve('action-dice', { ...input, dice: { ...DICE, success: false } })).toEqual(
      resolve('action-dice', input),
    );
    expect(refusalOf('action-dice', { ...input, dice: 'six' })?.code).toBe('invalid-input');
  });

  test('a player where everybody is concerned', () => {
    const input = { scope: 'all', players: ['ana'], demands: [{ kind: 'wood', required: 1, available: 0 }] };
    expect(resolve('unfulfilled', { ...input, player: 'zoe' })).toEqual(resolve('unfulfilled', input));
  });
});

test.each([null, 3, 'ana', true, [], [[]]])('%j is no input', (input) => {
  for (const procedure of Object.keys(rules.procedures))
    expect(refusalOf(procedure, input)).toEqual({ code: 'invalid-input', path: '' });
});
