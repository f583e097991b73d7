import type { Outcome } from './procedure';
import { read, type At } from './reader';
import type { Refusal } from './refusal';
import type { Result } from './result';

/** Calls a procedure through its own reader, so that a command is held to everything the rules ask of an input. */
export function resolveRaw<Input, Figures extends object>(
  reader: (at: At) => Input,
  resolve: (input: Input) => Result<Outcome<Figures>, Refusal>,
  raw: unknown,
): Result<Outcome<Figures>, Refusal> {
  const input = read(raw, reader);
  return input.ok ? resolve(input.value) : input;
}
