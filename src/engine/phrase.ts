/**
 * Text that knows no language yet: a key in the strings of the game (or of the app) and what goes into it.
 * A parameter may be a phrase itself (a Zone's name) or a player, whose name is looked up when it is rendered.
 */
export type PhraseParam = string | number | { readonly player: string } | Phrase;

export interface Phrase<K extends string = string> {
  readonly key: K;
  readonly params?: Readonly<Record<string, PhraseParam>>;
}

export function phrase<K extends string>(key: K, params?: Readonly<Record<string, PhraseParam>>): Phrase<K> {
  return params === undefined ? { key } : { key, params };
}

/** A game binds this to the keys of its own strings, so that a mistyped key does not compile. */
export type Say<K extends string> = (key: K, params?: Readonly<Record<string, PhraseParam>>) => Phrase<K>;

/** What follows `head` in the keys of a game: the names of its refusals, of the things it counts. */
export type NameAfter<Head extends string, K extends string> = K extends `${Head}${infer Name}`
  ? Name
  : never;

/** "One, two, three", as `join` puts a word before the rest; undefined where there is none. */
export function joined<W>(words: readonly W[], join: (first: W, rest: W) => W): W | undefined {
  return words.reduceRight<W | undefined>(
    (rest, first) => (rest === undefined ? first : join(first, rest)),
    undefined,
  );
}
