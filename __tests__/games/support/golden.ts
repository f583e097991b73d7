import type { Refusal, RulesHalf } from '@/engine';

export interface GoldenCase {
  readonly name: string;
  readonly procedure: string;
  readonly input: unknown;
  readonly expect: Readonly<Record<string, unknown>> & { readonly error?: Partial<Refusal> };
}

/** Every published case of a game as a test of its own, compared as its contract says. */
export function testGoldenCases(rules: RulesHalf, cases: readonly GoldenCase[]): void {
  test.each(cases.map((golden) => [golden.name, golden] as const))(
    '%s',
    (_name, { procedure, input, expect: expected }) => {
      const before = JSON.stringify(input);
      const result = rules.procedures[procedure]?.headless(input);
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
      for (const [key, value] of Object.entries(expected))
        if (key !== 'explain') expect([key, figures[key]]).toEqual([key, value]);
    },
  );

  test('every procedure has a case', () => {
    const tried = new Set(cases.map(({ procedure }) => procedure));
    expect(Object.keys(rules.procedures).filter((name) => !tried.has(name))).toEqual([]);
  });
}
