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

/** A game binds this to the keys of its own strings, so that a misspelt key does not compile. */
export type Say<K extends string> = (key: K, params?: Readonly<Record<string, PhraseParam>>) => Phrase<K>;
