import type { Json, RulesUnderTest } from './rulesUnderTest';

/** One fault at a time in a legal input, and what is said about it. */
export type Fault = readonly [what: string, spoil: (input: Json) => void, code: string, path: string];

/** By procedure: a legal input, and the faults that are put into copies of it. */
export type Faults = Readonly<Record<string, readonly [legal: unknown, faults: readonly Fault[]]>>;

export function testRefusals(
  { resolve, refusalOf }: Pick<RulesUnderTest, 'resolve' | 'refusalOf'>,
  faultsOf: Faults,
): void {
  describe.each(Object.entries(faultsOf))('%s refuses', (name, [legal, faults]) => {
    const [procedure = name] = name.split(',');

    test('nothing of the input without a fault', () => {
      expect(resolve(procedure, legal)).toMatchObject({ ok: true });
    });

    test.each(faults)('%s', (_what, spoil, code, path) => {
      const input = JSON.parse(JSON.stringify(legal)) as Json;
      spoil(input);
      expect(refusalOf(procedure, input)).toEqual({ code, path });
    });
  });
}
