import type { Refusal } from '@/engine';
import { rules } from '@/games/perseverance-1/rules';
import cases from '../../golden/perseverance-1.json';

interface GoldenCase {
  readonly name: string;
  readonly procedure: string;
  readonly input: unknown;
  readonly expect: Readonly<Record<string, unknown>> & { readonly error?: Partial<Refusal> };
}

describe('golden cases of Episode 1', () => {
  test.each((cases as unknown as readonly GoldenCase[]).map((golden) => [golden.name, golden] as const))(
    '%s',
    (_name, { procedure, input, expect: expected }) => {
      const before = JSON.stringify(input);
      const result = rules.procedures[procedure]?.(input);
      expect(JSON.stringify(input)).toBe(before);
      if (expected.error) {
        expect(result).toMatchObject({ ok: false, error: expected.error });
        return;
      }
      expect(result).toMatchObject({ ok: true });
      if (!result?.ok) return;
      expect(result.value.explanation.length).toBeGreaterThan(0);
      // Top-level keys beyond the contract are tolerated, anything deeper is not.
      const figures = result.value.figures as Readonly<Record<string, unknown>>;
      for (const [key, value] of Object.entries(expected)) expect([key, figures[key]]).toEqual([key, value]);
    },
  );
});
