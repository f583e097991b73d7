import * as fc from 'fast-check';
import { aberrantDie } from '@/games/survivors/pieces';
import { chances } from '@/games/survivors/moments/encounter/chances';
import { SKILLS, type Skill } from '@/games/survivors/terms';
import { trio } from '../../session/playing';

/** Every way the dice can fall, one by one. */
function bruteForce(
  dice: Record<Skill, number>,
  one: number,
  two: number,
  players: number,
  asked: Record<Skill, number>,
) {
  const face = (i: number) => (i < one ? 1 : i < one + two ? 2 : 0);
  const all = SKILLS.flatMap((skill) => Array.from({ length: dice[skill] }, () => skill));
  const { dice: aberrant, effect } = aberrantDie(players);
  const shown: readonly (Skill | null)[] = aberrant === 0 ? [null] : SKILLS;
  const met = { combat: 0, civilized: 0, production: 0, all: 0 };
  const ways = 6 ** all.length;
  for (let way = 0; way < ways; way++)
    for (const extra of shown) {
      const icons = { combat: 0, civilized: 0, production: 0 };
      let rest = way;
      for (const skill of all) {
        icons[skill] += face(rest % 6);
        rest = Math.floor(rest / 6);
      }
      if (extra) icons[extra] = Math.max(0, icons[extra] + (effect === 'add' ? 1 : -1));
      const passed = SKILLS.filter((skill) => icons[skill] >= asked[skill]);
      for (const skill of passed) met[skill] += 1;
      if (passed.length === SKILLS.length) met.all += 1;
    }
  const total = ways * shown.length;
  return {
    met: trio(met.combat / total, met.civilized / total, met.production / total),
    all: met.all / total,
  };
}

test('the chances are those of every single way the dice can fall', () => {
  const few = fc.integer({ min: 0, max: 2 });
  const asked = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(
      fc.tuple(few, few, fc.integer({ min: 0, max: 1 })),
      fc.tuple(asked, asked, asked),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 1, max: 5 }),
      (dice, wanted, one, two, players) => {
        const input = { dice: trio(...dice), faces: { one, two }, players, challenges: trio(...wanted) };
        const exact = chances(input);
        const counted = bruteForce(input.dice, one, two, players, input.challenges);
        for (const skill of SKILLS) expect(exact.met[skill]).toBeCloseTo(counted.met[skill], 10);
        expect(exact.all).toBeCloseTo(counted.all, 10);
      },
    ),
    { numRuns: 60 },
  );
});

test('more dice never make it worse, and a Challenge of 0 is always met', () => {
  const at = (combat: number) =>
    chances({ dice: trio(combat, 0, 0), faces: { one: 2, two: 1 }, players: 5, challenges: trio(4, 0, 0) });
  for (let dice = 0; dice < 30; dice++)
    expect(at(dice + 1).met.combat).toBeGreaterThanOrEqual(at(dice).met.combat);
  expect(at(0).met).toEqual(trio(0, 1, 1));
});
