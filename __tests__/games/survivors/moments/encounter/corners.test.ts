import * as fc from 'fast-check';
import { challenges } from '@/games/survivors/moments/encounter/challenges';
import {
  boardWith,
  cornersOf,
  runningTotals,
  spotsAround,
  unknownSpots,
} from '@/games/survivors/moments/encounter/corners';
import { BLANK_BOARD } from '@/games/survivors/session/state';
import { sumOfSkills } from '@/games/survivors/tally';
import { SKILLS, type Skill } from '@/games/survivors/terms';

const anySeen = fc
  .array(fc.option(fc.constantFrom(...SKILLS)), { minLength: 18, maxLength: 18 })
  .map((icons) =>
    Object.fromEntries(spotsAround.flatMap((spot, i) => (icons[i] ? [[spot, icons[i]] as const] : []))),
  );

test('eighteen spots count, and each is asked once', () => {
  expect(new Set(spotsAround).size).toBe(18);
  expect(unknownSpots(BLANK_BOARD)).toEqual(spotsAround);
});

test('the running sum grows to what the rules count, and never past it', () => {
  fc.assert(
    fc.property(anySeen, fc.constantFrom(...SKILLS), (seen, rest: Skill) => {
      const before = boardWith(BLANK_BOARD, seen);
      const running = runningTotals(before);
      const unknown = unknownSpots(before);
      expect(unknown).toHaveLength(18 - Object.keys(seen).length);
      // All others the same, in one tap.
      const all = boardWith(before, Object.fromEntries(unknown.map((spot) => [spot, rest])));
      expect(unknownSpots(all)).toEqual([]);
      const counted = challenges.ask({ corners: cornersOf(all) ?? [] });
      if (!counted.ok) throw new Error(counted.error.code);
      const { totals } = counted.value.figures;
      expect(runningTotals(all)).toEqual({ totals, corners: 6 });
      for (const skill of SKILLS) expect(running.totals[skill]).toBeLessThanOrEqual(totals[skill]);
      expect(sumOfSkills(running.totals)).toBeGreaterThanOrEqual(running.corners);
    }),
  );
});
