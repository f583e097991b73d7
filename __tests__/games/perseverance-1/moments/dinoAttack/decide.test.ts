import { unwrap } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { DefenseColumn } from '@/games/perseverance-1/moments/dinoAttack/defenseArea';
import type { Command } from '@/games/perseverance-1/session/command';
import { leaderOf, soldierSupply, suppliesLeft } from '@/games/perseverance-1/session/supplies';
import { decideOn, followers, newTable, play, refusalOf } from '../../session/playing';

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
