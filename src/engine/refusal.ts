import type { Phrase } from './phrase';

/**
 * Why a command or an input was refused. `code` is for programs, `message` for people;
 * `path` points at the offending value of a JSON input (dots for keys, brackets for positions).
 */
export interface Refusal<C extends string = string> {
  readonly code: C;
  readonly message: Phrase;
  readonly path?: string;
}

export function refusal<C extends string>(code: C, message: Phrase, path?: string): Refusal<C> {
  return path === undefined ? { code, message } : { code, message, path };
}
