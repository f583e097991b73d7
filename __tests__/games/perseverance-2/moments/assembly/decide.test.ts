import type { Command } from '@/games/perseverance-2/session/command';
import type { State } from '@/games/perseverance-2/session/state';
import { newTable, play } from '../../session/playing';

describe('Assemblies', () => {
  const hold: Command = {
    type: 'resolveAssembly',
    choices: {
      sustenance: { first: 'votes', second: 'followers', popular: null },
      military: { first: 'votes', second: 'followers', popular: null },
      expansion: { first: 'votes', second: 'followers', popular: null },
      construction: { first: 'production', second: 'followers', popular: null },
    },
  };

  it('reset Votes to the Permanent Votes', () => {
    const state = play(newTable(3), { type: 'adjust', player: 'bo', counter: 'permanentVotes', by: 2 }, hold);
    expect(state.players.bo).toMatchObject({ votes: 2, permanentVotes: 2 });
    expect(state.players.ana?.votes).toBe(0);
    expect(state.assembly).toBe(2);
  });

  it.each([
    ['with three players: 3 neutral dice more after the second one', 3, [8, 11]],
    ['with four players: 3 neutral dice more after the first one', 4, [13, 13]],
  ] as const)('change the dice pool %s', (_name, players, neutral) => {
    const one = play(newTable(players), hold);
    expect(one.dice.neutral?.inPlay).toBe(neutral[0]);
    expect(play(one, hold).dice.neutral?.inPlay).toBe(neutral[1]);
  });

  it('with two players: Dissenter dice, fewer neutral dice, and a Dissenter cube on each Officer', () => {
    const before = newTable(2);
    const state = play(before, hold);
    expect(state.dice).toMatchObject({ dissenters: { inPlay: 4 }, neutral: { inPlay: 7 } });
    const cubes = (of: State) =>
      Object.values(of.officers).reduce(
        (sum, { slots, pool }) =>
          sum + slots.filter((owner) => owner === 'dissenters').length + (pool.dissenters ?? 0),
        0,
      );
    expect(cubes(state)).toBe(cubes(before) + 5);
  });

  it('keep what the table set by hand as a correction of its own', () => {
    const state = play(newTable(3), {
      type: 'byHand',
      command: { type: 'explore', player: 'ana', take: 'story' },
      corrections: [{ owner: 'ana', counter: 'story', to: 5 }],
    });
    expect(state.players.ana?.story).toBe(5);
  });
});
