import './pluralRules';
import { createInstance, type i18n } from 'i18next';
import type { GameStrings, KeyOf, StringTree } from '@/engine';
import type { en } from './en';
import { LANGUAGES, type Language } from './languages';
import type { Translate } from './render';

/** Every key of the app's own strings; a misspelt one does not compile. */
export type AppKey = KeyOf<typeof en>;

const APP = 'app';

export const translator: i18n = createInstance();

/** Loads the language, and the strings of the games already in use, before it is switched to. */
export async function setLanguage(language: Language): Promise<void> {
  await addStrings(language, APP, LANGUAGES[language].load);
  for (const [game, strings] of gamesInUse) await addStrings(language, game, strings[language]);
  if (translator.isInitialized) {
    await translator.changeLanguage(language);
    return;
  }
  await translator.init({
    lng: language,
    defaultNS: APP,
    resources: pending,
    interpolation: { escapeValue: false }, // React escapes; names must not be escaped twice
    returnNull: false,
  });
}

const gamesInUse = new Map<string, GameStrings>();

/** Loads a game's strings for the current language and for those switched to later. */
export async function addGameStrings(game: string, strings: GameStrings): Promise<void> {
  gamesInUse.set(game, strings);
  await addStrings(currentLanguage(), game, strings[currentLanguage()]);
}

export function currentLanguage(): Language {
  return translator.language as Language;
}

/** A screen says the same few hundred phrases at every tap: each is looked up once, and kept until words are added. */
export const translate: Translate = (key, params, scope) => {
  const asked = `${scope ?? ''} ${key} ${JSON.stringify(params)}`;
  const known = said.get(asked);
  if (known !== undefined) return known;
  const words = translator.t(key, { ...params, ns: scope === null ? APP : [scope, APP] });
  if (said.size >= MOST_SAID) said.clear();
  said.set(asked, words);
  return words;
};

const said = new Map<string, string>();
/** Names and figures come and go over a long evening. */
const MOST_SAID = 5000;
// Before anybody is told of the new language.
translator.on('languageChanged', () => said.clear());

const pending: Record<string, Record<string, StringTree>> = {};

async function addStrings(
  language: Language,
  namespace: string,
  load?: () => Promise<StringTree>,
): Promise<void> {
  if (!load) throw new Error(`${namespace} has no strings for ${language}`);
  if (translator.isInitialized) {
    if (!translator.hasResourceBundle(language, namespace)) {
      translator.addResourceBundle(language, namespace, await load());
      said.clear();
    }
  } else {
    pending[language] = { ...pending[language], [namespace]: await load() };
  }
}
