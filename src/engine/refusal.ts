import type { Phrase, PhraseParam, Say } from './phrase';
import { err } from './result';

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

/** How the rules of a game say no: a code for programs, a sentence for people, the path of the wrong value. */
export function refusalsOf<Key extends string, Code extends string>(say: Say<Key>) {
  return (
    code: Code,
    path: string,
    key: Extract<Key, `refusal.${string}`>,
    params?: Parameters<Say<Key>>[1],
  ): Refusal<Code> => refusal(code, say(key, params), path);
}

type Params = Readonly<Record<string, PhraseParam>>;

/** How a game refuses a command: by a name, which is the code as well, and the words for it. */
export function refusing<Name extends string>(words: (name: Name, params?: Params) => Phrase) {
  return (name: Name, params?: Params, path?: string): { readonly ok: false; readonly error: Refusal } =>
    err(refusal(name, words(name, params), path));
}
