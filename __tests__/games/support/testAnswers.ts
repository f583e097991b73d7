import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { sumDeltas, type Explanation } from '@/engine';
import type { Figures, Json, RulesUnderTest } from './rulesUnderTest';
import type { Positions } from './testWords';

const RUNS = { numRuns: 300, seed: 20210505 };

/** What a procedure says it changed, read off its input and its figures: owner → asset → by, zeros left out. */
export type Changes = (
  input: Json,
  figures: Figures,
) => Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What holds for every procedure of every game: it explains what it answers, and it is a pure function. */
export function testAnswers(
  { resolve }: Pick<RulesUnderTest, 'resolve'>,
  positions: Positions,
  changes: Readonly<Record<string, Changes>>,
): void {
  describe.each(Object.entries(positions))('%s, on random positions', (procedure, position) => {
    test('most positions are legal, so that the laws below mean something', () => {
      const inputs = fc.sample(position, { numRuns: 300, seed: 7 });
      const legal = inputs.filter((input) => resolve(procedure, input).ok).length;
      expect(legal).toBeGreaterThan(150);
    });

    test('the explanation is never empty, and its changes add up to the result', () => {
      const changesOf = changes[procedure];
      if (!changesOf) throw new Error(`what does ${procedure} change?`);
      fc.assert(
        fc.property(position, (input) => {
          const result = resolve(procedure, input);
          if (!result.ok) return;
          const { explanation, figures } = result.value;
          expect(explanation.length).toBeGreaterThan(0);
          expect(sumDeltas(explanation)).toEqual(withoutZeros(changesOf(input as Json, figures as Figures)));
        }),
        RUNS,
      );
    });

    test('the same input gives the same answer and is left as it was', () => {
      fc.assert(
        fc.property(position, (input) => {
          const before = JSON.stringify(input);
          const first = resolve(procedure, input);
          return isDeepStrictEqual(first, resolve(procedure, input)) && JSON.stringify(input) === before;
        }),
        { ...RUNS, numRuns: 100 },
      );
    });
  });
}

function withoutZeros(changes: ReturnType<Changes>): ReturnType<typeof sumDeltas> {
  const steps: Explanation = Object.entries(changes).map(([owner, assets]) => ({
    rule: { key: '' },
    deltas: Object.entries(assets).map(([asset, by]) => ({ owner, asset, by })),
  }));
  return sumDeltas(steps);
}
