import type { Phrase, PhraseParam } from '@/engine';

/** Looks a key up in the strings of `scope` (a game) and, if it is not there, in the app's own. */
export type Translate = (
  key: string,
  params: Record<string, string | number>,
  scope: string | null,
) => string;

/** Puts a phrase into words: nested phrases are rendered, players are called by name. */
export function renderPhrase(
  translate: Translate,
  { key, params }: Phrase,
  scope: string | null,
  nameOf: (player: string) => string,
): string {
  const words: Record<string, string | number> = {};
  for (const name in params) words[name] = signed(name, renderParam(params[name] as PhraseParam));
  return translate(key, words, scope);

  function renderParam(param: PhraseParam): string | number {
    if (typeof param !== 'object') return param;
    return 'player' in param ? nameOf(param.player) : renderPhrase(translate, param, scope, nameOf);
  }
}

/** A loss has a real minus sign, as on every counter; what a plural is chosen by stays a number. */
function signed(name: string, word: string | number): string | number {
  return typeof word === 'number' && word < 0 && name !== 'count' ? `−${-word}` : word;
}
