import { unwrap } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command } from '@/games/perseverance-1/session/command';
import { leaderOf, poolLeft } from '@/games/perseverance-1/session/supplies';
import { decideOn, followers, newTable, play, refusalOf } from '../../session/playing';

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
