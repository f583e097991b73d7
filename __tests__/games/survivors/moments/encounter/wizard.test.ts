import { play, totals, travel, underWay } from '../../session/playing';
import { runWizard } from '../../session/runWizard';

describe('an Encounter', () => {
  const four = play(underWay(4), travel(0), totals(5, 4, 2));

  test('the example of the book: the Threat costs 2, the Reward comes, the Bonus does not', () => {
    const { command, seen, review } = runWizard(four, 'encounter', {
      rolled: { figures: { combat: 3, civilized: 4, production: 2 } },
      aberrant: 'civilized',
      loss: 'scrap',
      'outcome:reward': { figures: { herb: 2 } },
      drawn: { figures: { 'drawn-bo-production': 1 } },
    });
    expect(seen).toEqual([
      'sides',
      'rolled',
      'aberrant',
      'cards',
      'result',
      'loss',
      'outcome:reward',
      'drawn',
      'hordes',
    ]);
    expect(review.map(({ player = null, change, total }) => [player, change, total])).toEqual([
      [null, -2, 6],
      [null, 2, 10],
      ['bo', 1, 1],
    ]);
    const after = play(four, command);
    expect(after.caravan).toMatchObject({ scrap: 6, herb: 10 });
    expect(after.phase).toBe('decide');
  });

  test('three players roll without the Aberrant Die', () => {
    const three = play(underWay(3), travel(0), totals(1, 0, 0));
    const { seen } = runWizard(three, 'encounter', { rolled: { figures: { combat: 1 } } });
    expect(seen).not.toContain('aberrant');
    expect(seen).toContain('outcome:bonus');
  });

  test('a Penalty can bring a Horde', () => {
    const { command } = runWizard(four, 'encounter', {
      aberrant: 'combat',
      rolled: { figures: { combat: 9 } },
      'outcome:penalty': { figures: { resolve: -3 } },
      hordes: { write: { encounter: 0, ring: [1, 2, 3, 4] } },
    });
    const after = play(four, command);
    expect(after.hordes.ring).toEqual([1, 2, 3, 4]);
    expect(after.caravan.resolve).toBe(5);
  });
});
