import type { Explanation, Outcome, Refusal, Result } from '@/engine';
import { rules } from '@/games/perseverance-1/rules';

export type Figures = Readonly<Record<string, unknown>>;

/** One procedure as the headless command calls it. */
export function resolve(procedure: string, input: unknown): Result<Outcome, Refusal> {
  const run = rules.procedures[procedure];
  if (!run) throw new Error(`no procedure ${procedure}`);
  return run(input);
}

/** The figures of an input that the rules accept; a refusal fails the test. */
export function figuresOf<T = Figures>(procedure: string, input: unknown): T {
  const result = resolve(procedure, input);
  if (!result.ok) throw new Error(`${procedure} refused: ${JSON.stringify(result.error)}`);
  return result.value.figures as T;
}

export function explanationOf(procedure: string, input: unknown): Explanation {
  const result = resolve(procedure, input);
  if (!result.ok) throw new Error(`${procedure} refused: ${JSON.stringify(result.error)}`);
  return result.value.explanation;
}

export function refusalOf(
  procedure: string,
  input: unknown,
): { code: string; path: string | undefined } | null {
  const result = resolve(procedure, input);
  return result.ok ? null : { code: result.error.code, path: result.error.path };
}
