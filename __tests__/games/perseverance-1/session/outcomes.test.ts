import { unwrap } from '@/engine';
import type { Command } from '@/games/perseverance-1/session/command';
import { finalPlayer } from '@/games/perseverance-1/session/records';
import { leaderOf, poolLeft, soldierSupply, suppliesLeft } from '@/games/perseverance-1/session/supplies';
import { perseverance1 } from '@/games/perseverance-1';
import type { DefenseColumn } from '@/games/perseverance-1/moments/dinoAttack/defenseArea';
import { decideOn, followers, newTable, play, refusalOf } from './playing';

type Attack = Extract<Command, { type: 'resolveDinoAttack' }>;
const empty = { wall: null, soldiers: [null, null] } as const;

/** Ana's Light Soldier falls to a Raptor, Bo's Wall kills, Cy's Trap misses; one Trampler and one Raptor come through. */
const COLUMNS: readonly DefenseColumn[] = [
  {
    dinos: [
      { type: 'raptor', trap: null },
      { type: 'trampler', trap: null },
    ],
    wall: null,
    soldiers: [{ owner: 'ana', type: 'light' }, null],
  },
  {
    dinos: [
      { type: 'trampler', trap: null },
      { type: 'raptor', trap: null },
    ],
    wall: { owner: 'bo', roll: { followers: 1, safeguard: 1, kill: true } },
    soldiers: [null, { owner: 'bo', type: 'leader' }],
  },
  {
    dinos: [{ type: 'raptor', trap: { owner: 'cy', type: 'trampler', roll: { face: 'failure-anyway' } } }],
    ...empty,
  },
];

const attack = (picks: Attack['picks'] = {}, columns: Attack['columns'] = COLUMNS): Attack => ({
  type: 'resolveDinoAttack',
  zone: 'military',
  activePlayer: 'ana',
  columns,
  picks,
  community: null,
});
const settle = (space: number, owner: string): Command => ({
  type: 'setSettlement',
  zone: 'military',
  space,
  owner,
});

describe('a whole Dino Attack', () => {
  const tokens: Command = { type: 'setBreachTokens', to: ['production', 'fallen', 'walls'] };
  const before = play(newTable(3), tokens, settle(3, 'cy'), settle(5, 'ana'), {
    type: 'adjust',
    player: 'bo',
    counter: 'valor',
    by: 3,
  });

  test('pays, clears the area, spends Traps, removes the topmost Settlement and opens the covers', () => {
    const state = play(before, attack());
    // Bo: +1 from the Wall, −0; Cy: +2 from the Trap, −2 for the Raptor at the next Settlement; Ana −4 as active player.
    expect(followers(state)).toEqual({ ana: 6, bo: 11, cy: 10 });
    expect(state.zones.military.settlements.slice(0, 6)).toEqual(['bo', null, 'cy', null, null, null]);
    expect(state.zones.military.dangerous).toBe(true);
    expect(state.zones.military.columns.map(({ wall }) => wall)).toEqual([null, 'bo', null]);
    expect(
      state.zones.military.columns.every(
        ({ soldiers, spaces }) =>
          !soldiers[0] && !soldiers[1] && spaces.every(({ dino, trap }) => !dino && !trap),
      ),
    ).toBe(true);
    expect(state.players.cy).toMatchObject({ usedTramplerTraps: 1, usedRaptorTraps: 0 });
    expect(suppliesLeft(state, 'cy').traps).toBe(7);
    expect(leaderOf(state, 'bo')).toBeNull();
    // The position put Ana's Soldier from the board on the grid; it fell.
    expect(state.players.ana?.lightSoldier).toBe(0);
    expect(soldierSupply(state, 'ana', 'light')).toBe(5);
    expect(suppliesLeft(state, 'bo').walls).toBe(6);
  });

  test('rewards are paid in the same entry, one undo takes all of it back', () => {
    const events = unwrap(decideOn(before, attack({ bo: ['kills'], ana: [] })));
    expect(events.map(({ type }) => type)).toEqual(['attackResolved', 'rewardsTaken', 'areaCleared']);
    const state = events.reduce(perseverance1.evolve, before);
    expect(state.players.bo).toMatchObject({ valor: 0, safeguard: 1, followers: 14 });
    expect(perseverance1.describe(events[0]!, before.config)).toMatchObject({ milestone: true });
    expect(events[0]?.why?.length).toBeGreaterThan(5);
  });

  test('survivors go home', () => {
    const columns = COLUMNS.map((column, i) =>
      i === 2
        ? {
            ...column,
            soldiers: [{ owner: 'ana', type: 'heavy' }, null] as const,
            dinos: [{ type: 'trampler', trap: null } as const],
          }
        : column,
    );
    const state = play(before, attack({}, columns));
    // The Light one came from the board and fell; the Heavy one came from the supply, as none was on the board.
    expect(state.players.ana).toMatchObject({ lightSoldier: 0, heavySoldier: 1 });
    expect(soldierSupply(state, 'ana', 'heavy')).toBe(4);
  });

  test('the beta lets a reward place a Settlement', () => {
    const beta = play(
      newTable(3, {
        edition: 'beta-2020',
        breachTokens: 'chosen',
        breachToken1: 'fallen',
        breachToken2: 'walls',
        breachToken3: 'production',
      }),
      {
        type: 'correct',
        owner: 'bo',
        counter: 'safeguard',
        to: 2,
      },
    );
    const state = play(beta, attack({ bo: ['place-settlement'] }));
    // The only Settlement there, Bo's own, was trampled; the new one takes the lowest space.
    expect(state.zones.military.settlements[0]).toBe('bo');
    expect(suppliesLeft(state, 'bo').settlements).toBe(11);
  });

  test.each<readonly [string, readonly Command[], Command, string]>([
    ['a reward that cannot be paid', [], attack({ ana: ['five-followers'] }), 'not-affordable'],
    [
      'a covered reward',
      [{ type: 'setBreachTokens', to: ['light-soldier', 'kills', 'fallen'] }],
      attack({ ana: ['light-soldier'] }),
      'reward-blocked',
    ],
    [
      'an area without Dinos',
      [],
      attack(
        {},
        COLUMNS.map(() => ({ dinos: [], ...empty })),
      ),
      'no-dinos',
    ],
    ['two columns', [], attack({}, COLUMNS.slice(0, 2)), 'wrong-column-count'],
    [
      'more Soldiers than there are',
      [
        { type: 'correct', owner: 'ana', counter: 'lightSoldier', to: 5 },
        { type: 'patrolBegin', player: 'ana', soldiers: { light: 5, heavy: 0 }, stages: 1, requirement: 1 },
      ],
      attack(),
      'positionPieces',
    ],
    [
      'a Leader who is elsewhere',
      [{ type: 'leaderToCommunity', player: 'bo', zone: 'military' }],
      attack(),
      'positionPieces',
    ],
    ['an unknown active player', [], { ...attack(), activePlayer: 'zoe' }, 'unknown-player'],
  ])('refused: %s', (_name, commands, command, code) => {
    expect(refusalOf(play(newTable(3), ...commands), command)).toBe(code);
  });

  test('in Essentials only the numbers that are followed change', () => {
    const essentials = newTable(3, { tracking: 'essentials' });
    const state = play(essentials, {
      ...attack(),
      community: { settlements: ['bo', 'cy', 'ana'], dice: {}, leadersOnBoard: [] },
    });
    expect(followers(state)).toEqual({ ana: 6, bo: 11, cy: 10 });
    expect(state.zones.military).toEqual({ ...essentials.zones.military, dangerous: true });
    expect(state.players.cy?.usedTramplerTraps).toBe(0);
  });
});

const die = (player: string, owner: string, zone: 'military' | 'expansion'): Command => ({
  type: 'takeDie',
  player,
  owner,
  zone,
  changeFace: false,
});
const assembly = (choices: Extract<Command, { type: 'resolveAssembly' }>['choices'] = {}): Command => ({
  type: 'resolveAssembly',
  choices,
  zones: null,
  records: null,
});

describe('a whole Assembly', () => {
  test('majorities, Officers and wrap-up in one entry', () => {
    const before = play(newTable(3), die('ana', 'ana', 'expansion'), {
      type: 'leaderToCommunity',
      player: 'bo',
      zone: 'military',
    });
    const command = assembly({ military: 'production', expansion: 'votes', protection: 'votes' });
    const events = unwrap(decideOn(before, command));
    expect(events.map(({ type }) => type)).toEqual(['assemblyHeld', 'officersScored', 'roundEnded']);
    const state = events.reduce(perseverance1.evolve, before);
    // Votes: Ana 3, Cy 3, Bo none: friendly ties take the whole first place; then the Chief Mate has no cube.
    expect(followers(state)).toEqual({ ana: 24, bo: 10, cy: 24 });
    expect(state.players.bo?.lightSoldier).toBe(3);
    expect(state.assembly).toBe(2);
    expect(poolLeft(state)).toBe(11);
    expect(state.zones.expansion.dice).toEqual({});
    expect(leaderOf(state, 'bo')).toBeNull();
    expect(Object.values(state.players).map(({ votes }) => votes)).toEqual([0, 0, 0]);
  });

  test('four players lose a neutral die, two gain Dissenter dice and cubes', () => {
    const all = { sustenance: 'votes', military: 'votes', expansion: 'votes', protection: 'votes' } as const;
    expect(poolLeft(play(newTable(4), assembly(all)))).toBe(13);
    const two = play(newTable(2, { dissenterZone: 'sustenance' }), assembly(all));
    expect(poolLeft(two)).toBe(15);
    expect(two.officers['chief-mate'].slots).toEqual(['dissenters', 'dissenters', 'dissenters']);
    expect(two.officers['chief-engineer'].slots).toEqual(['dissenters', 'dissenters']);
    const beta = play(newTable(2, { edition: 'beta-2020' }), assembly(all));
    expect(Object.values(beta.officers).flatMap(({ slots }) => slots)).not.toContain('dissenters');
  });

  test('after the last one final scoring is all that is left', () => {
    const all = { sustenance: 'votes', military: 'votes', expansion: 'votes', protection: 'votes' } as const;
    const state = play(newTable(2), assembly(all), assembly(all));
    expect(state.phase).toBe('end');
    expect(refusalOf(state, assembly(all))).toBe('lastAssemblyHeld');
    expect(perseverance1.table(state).primary?.does).toEqual({ kind: 'wizard', wizard: 'finalScoring' });
  });

  test.each<readonly [string, Parameters<typeof newTable>[1], Command, string]>([
    ['a tile without a choice', {}, assembly(), 'choice-required'],
    ['Essentials without Presence', { tracking: 'essentials' }, assembly(), 'presenceNeeded'],
  ])('refused: %s', (_name, answers, command, code) => {
    expect(refusalOf(newTable(3, answers), command)).toBe(code);
  });

  test('dice that do not add up are refused with the number that should be', () => {
    const state = play(newTable(3), { type: 'correctDice', owner: 'ana', inPlay: 2, pool: 2 });
    expect(refusalOf(state, assembly({ military: 'votes', expansion: 'votes', protection: 'votes' }))).toBe(
      'wrong-dice-total',
    );
  });

  test('Essentials takes the Presence from the command', () => {
    const none = { settlements: 0, presence: [] };
    const state = play(newTable(3, { tracking: 'essentials' }), {
      type: 'resolveAssembly',
      choices: { military: 'votes' },
      zones: {
        sustenance: none,
        expansion: none,
        protection: none,
        military: { settlements: 2, presence: [['ana', 2]] },
      },
      records: ['ana', 'bo', 'cy'].map((id) => ({
        id,
        areas: [4],
        patrols: 1,
        settlements: 2,
        dice: 1,
        wallsAndTraps: 0,
      })),
    });
    // Place 1: 14; Chief Steward, where Ana has the only cube: one set, 3.
    expect(state.players.ana?.followers).toBe(10 + 14 + 3);
    // Bo alone influences the Chief of Security: 2 for a Patrol.
    expect(state.players.bo?.followers).toBe(12);
  });
});

describe('the end', () => {
  test('final scoring from what is tracked', () => {
    const state = play(newTable(3), { type: 'resolveFinal', players: null });
    // 1 Food, 1 Scrap, 2 Stories: 4 each; Adelita's 5.
    expect(followers(state)).toEqual({ ana: 15, bo: 14, cy: 14 });
    expect(perseverance1.result(state)).toEqual([
      { player: 'ana', score: 15, rank: 1, winner: true, sources: startAndLeftovers(5) },
      { player: 'bo', score: 14, rank: 2, winner: false, sources: startAndLeftovers(4) },
      { player: 'cy', score: 14, rank: 2, winner: false, sources: startAndLeftovers(4) },
    ]);
    expect(refusalOf(state, { type: 'nextTurn' })).toBe('finished');
    expect(refusalOf(state, { type: 'note', text: 'good game' })).toBeNull();
  });

  test('a reopened game gives final scoring back, so that it can be counted again', () => {
    const final: Command = { type: 'resolveFinal', players: null };
    const open = play(newTable(3), final, { type: 'reopen' });
    expect(followers(open)).toEqual({ ana: 10, bo: 10, cy: 10 });
    expect(perseverance1.result(open)).toBeNull();
    expect(followers(play(open, final))).toEqual({ ana: 15, bo: 14, cy: 14 });
  });

  test('Essentials asks for what is left', () => {
    const state = newTable(3, { tracking: 'essentials' });
    expect(refusalOf(state, { type: 'resolveFinal', players: null })).toBe('holdingsNeeded');
    const players = ['ana', 'bo', 'cy'].map((id) => finalPlayer(state, id));
    expect(followers(play(state, { type: 'resolveFinal', players }))).toEqual({ ana: 15, bo: 14, cy: 14 });
  });

  test('a game can be stopped early: places by Followers', () => {
    const state = play(
      newTable(3),
      { type: 'adjust', player: 'cy', counter: 'followers', by: 5 },
      { type: 'finish' },
    );
    expect(perseverance1.result(state)?.find(({ winner }) => winner)?.player).toBe('cy');
    expect(play(state, { type: 'reopen' }).phase).toBe('play');
  });
});

function startAndLeftovers(leftovers: number) {
  return [
    { source: 'start', points: 10 },
    { source: 'leftovers', points: leftovers },
  ];
}
