import { PERKS } from '@/games/perseverance-2/perks';
import { OFFICERS } from '@/games/perseverance-2/terms';

/** The Perks by Officer and Tier, and the ten that cost a Story or a Valor more. */
describe('the table of Perks', () => {
  test('has thirty, two of each Tier for each Officer', () => {
    const rows = Object.values(PERKS);
    expect(rows).toHaveLength(30);
    for (const officer of OFFICERS)
      for (const tier of [1, 2, 3])
        expect(rows.filter((perk) => perk.officer === officer && perk.tier === tier)).toHaveLength(2);
  });

  test('marks ten with an additional cost', () => {
    const marked = Object.entries(PERKS).filter(([, { cost }]) => cost);
    expect(marked.map(([perk]) => perk)).toEqual([
      'savant',
      'trainer',
      'medic-training',
      'lobbyist',
      'popular',
      'settler',
      'quartermaster',
      'architect',
      'greedy',
      'friendly',
    ]);
  });

  test('every Perk does something', () => {
    const idle = Object.entries(PERKS).filter(
      ([, perk]) => Object.keys(perk.effects).length === 0 && perk.kill === undefined,
    );
    expect(idle).toEqual([]);
  });
});
