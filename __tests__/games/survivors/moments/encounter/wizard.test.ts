import { play, totals, travel, underWay } from '../../session/playing';
import { runWizard, wizardOf } from '../../session/runWizard';

describe('an Encounter', () => {
  const four = play(underWay(4), travel(0), totals(5, 4, 2));

  test('the example of the book: the Threat costs 2, the Reward comes, the Bonus does not', () => {
    const { command, seen, review } = runWizard(four, 'encounter', {
      rolled: { figures: { combat: 3, civilized: 4, production: 2 } },
      aberrant: 'civilized',
      loss: 'scrap',
      'outcome:reward': { figures: { herb: 2 } },
      also: 'drawn',
      drawn: { figures: { 'drawn-bo-production': 1 } },
    });
    expect(seen).toEqual([
      'sides',
      'more',
      'rolled',
      'aberrant',
      'result',
      'loss',
      'outcome:reward',
      'also',
      'drawn',
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

  test('new cards are asked deck by deck: three headings, however many play', () => {
    const { draft } = runWizard(four, 'encounter', {
      rolled: { figures: { combat: 3, civilized: 4, production: 2 } },
      aberrant: 'civilized',
      loss: 'scrap',
      also: 'drawn',
    });
    const step = wizardOf('encounter')
      .steps(four, draft)
      .find(({ id }) => id === 'drawn');
    const groups = step?.kind === 'figures' ? step.figures.map(({ group }) => JSON.stringify(group)) : [];
    expect(groups).toHaveLength(12);
    expect(groups.filter((group, i) => group !== groups[i - 1])).toHaveLength(3);
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
      also: 'hordes',
      hordes: { write: { encounter: 0, ring: [1, 2, 3, 4] } },
    });
    const after = play(four, command);
    expect(after.hordes.ring).toEqual([1, 2, 3, 4]);
    expect(after.caravan.resolve).toBe(5);
  });

  test('the faces of a die are counted once, on the same page, and then known', () => {
    const { command } = runWizard(four, 'encounter', {
      more: 'faces',
      faces: { figures: { one: 3, two: 1 } },
      rolled: { figures: { combat: 5, civilized: 4, production: 2 } },
      aberrant: 'combat',
    });
    const after = play(four, command);
    expect(after.faces).toEqual({ one: 3, two: 1 });
    const later = play(after, travel(1), totals(1, 0, 0));
    const picks = wizardOf('encounter')
      .steps(later, wizardOf('encounter').begin(later))
      .find(({ id }) => id === 'more');
    expect(picks?.kind === 'picks' && picks.options.map(({ id }) => id)).toEqual(['cards']);
  });

  test('after a recount the new numbers have to be met', () => {
    const again = play(four, { type: 'recount', totals: { combat: 9, civilized: 4, production: 2 } });
    const rolled = wizardOf('encounter')
      .steps(again, wizardOf('encounter').begin(again))
      .find(({ id }) => id === 'rolled');
    expect(rolled?.kind === 'figures' && rolled.figures[0]?.note?.params).toMatchObject({ challenge: 9 });
  });
});
