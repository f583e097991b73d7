import type { Explanation, Phrase, PhraseParam, StringTree } from '@/engine';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every key of a tree of strings, dotted; plural forms folded into one. */
export function keysOf(tree: StringTree, prefix = ''): ReadonlySet<string> {
  return new Set([...leaves(tree, prefix)].map(([key]) => key.replace(PLURAL, '')));
}

/** Every text of a tree under its full key. */
export function* leaves(tree: StringTree, prefix = ''): Generator<readonly [key: string, text: string]> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [prefix + key, value];
    else yield* leaves(value, `${prefix}${key}.`);
  }
}

/** All phrases of an explanation, nested ones too. */
export function* phrasesIn(explanation: Explanation): Generator<Phrase> {
  for (const { rule, note } of explanation) {
    yield* unfold(rule);
    if (note) yield* unfold(note);
  }
}

export function* unfold(phrase: Phrase): Generator<Phrase> {
  yield phrase;
  for (const param of Object.values(phrase.params ?? {}) as PhraseParam[])
    if (typeof param === 'object' && 'key' in param) yield* unfold(param);
}
