import type { Explanation, Outcome, Refusal, Result, RulesHalf } from '@/engine';

export type Figures = Readonly<Record<string, unknown>>;
export type Json = Record<string, unknown>;

/** The procedures of one game as the headless command calls them, and short ways to what they answer. */
export function rulesUnderTest({ procedures }: RulesHalf) {
  function resolve(procedure: string, input: unknown): Result<Outcome, Refusal> {
    const run = procedures[procedure];
    if (!run) throw new Error(`no procedure ${procedure}`);
    return run.headless(input);
  }

  function outcomeOf(procedure: string, input: unknown): Outcome {
    const result = resolve(procedure, input);
    if (!result.ok) throw new Error(`${procedure} refused: ${JSON.stringify(result.error)}`);
    return result.value;
  }

  return {
    resolve,
    /** The figures of an input that the rules accept; a refusal fails the test. */
    figuresOf: <T = Figures>(procedure: string, input: unknown): T =>
      outcomeOf(procedure, input).figures as T,
    explanationOf: (procedure: string, input: unknown): Explanation =>
      outcomeOf(procedure, input).explanation,
    refusalOf: (procedure: string, input: unknown): { code: string; path: string | undefined } | null => {
      const result = resolve(procedure, input);
      return result.ok ? null : { code: result.error.code, path: result.error.path };
    },
  };
}

export type RulesUnderTest = ReturnType<typeof rulesUnderTest>;

/** Puts a value anywhere into an input; `undefined` leaves the field out. */
export const set = (path: string, value: unknown) => (input: Json) => {
  const steps = path.split(/[.[\]]+/).filter(Boolean);
  const last = steps.pop() as string;
  let holder = input;
  for (const step of steps) holder = holder[step] as Json;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
};
