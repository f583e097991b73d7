import './pluralRules';
import type { GameStrings, KeyOf, StringTree } from '@/engine';
import type { en } from './en';
import { LANGUAGES, type Language } from './languages';
import { lookUp } from './lookUp';
import type { Translate } from './render';

/** Every key of the app's own strings; a misspelt one does not compile. */
export type AppKey = KeyOf<typeof en>;

const APP = 'app';

/** Null until the first words are there. */
let current: { readonly language: Language; readonly plurals: Intl.PluralRules } | null = null;
const listeners = new Set<() => void>();

/** Loads the language, and the strings of the games already in use, before it is switched to. */
export async function setLanguage(language: Language): Promise<void> {
  await addStrings(language, APP, LANGUAGES[language].load);
  for (const [game, strings] of gamesInUse) await addStrings(language, game, strings[language]);
  current = { language, plurals: new Intl.PluralRules(language) };
  said.clear();
  for (const listener of [...listeners]) listener();
}

/** Calls when another language is spoken; returns how to stop that. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const gamesInUse = new Map<string, GameStrings>();

/** Loads a game's strings for the current language and for those switched to later. */
export async function addGameStrings(game: string, strings: GameStrings): Promise<void> {
  gamesInUse.set(game, strings);
  await addStrings(currentLanguage(), game, strings[currentLanguage()]);
}

export function currentLanguage(): Language {
  return current?.language as Language;
}

/** A screen says the same few hundred phrases at every tap: each is looked up once, and kept until words are added. */
export const translate: Translate = (key, params, scope) => {
  const asked = `${scope ?? ''} ${key} ${JSON.stringify(params)}`;
  const known = said.get(asked);
  if (known !== undefined) return known;
  if (current === null) return key;
  const { language, plurals } = current;
  const trees = [scope ?? APP, APP].map((namespace) => loaded.get(placeOf(language, namespace)));
  const words = lookUp(trees, key, params, (count) => plurals.select(count));
  if (said.size >= MOST_SAID) said.clear();
  said.set(asked, words);
  return words;
};

const said = new Map<string, string>();
/** Names and figures come and go over a long evening. */
const MOST_SAID = 5000;

const loaded = new Map<string, StringTree>();
const placeOf = (language: Language, namespace: string) => `${language} ${namespace}`;

async function addStrings(
  language: Language,
  namespace: string,
  load?: () => Promise<StringTree>,
): Promise<void> {
  if (!load) throw new Error(`${namespace} has no strings for ${language}`);
  const place = placeOf(language, namespace);
  if (loaded.has(place)) return;
  loaded.set(place, await load());
  said.clear();
}
