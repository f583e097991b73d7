import { figuresOf } from '../../rules';

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
