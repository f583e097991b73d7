import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bannedIn, bannedInRules } from './bannedWords';
import { checkStrings, compareStrings, messagesOf, type Message } from './compareStrings';
import { findKeys, type Keys } from './findKeys';
import { readStrings, type Strings } from './readStrings';
import { storedKeys } from './storedKeys';

export interface Report {
  readonly problems: readonly string[];
  readonly languages: readonly string[];
  readonly keys: number;
}

const APP = 'src/i18n';
const GAMES = 'src/games';

/**
 * Every language has every key with the plural forms it needs, every key is used, every key in the code exists, and
 * nothing says a word that no table would say.
 * With `language`, what that language (perhaps not begun yet) lacks.
 */
export function checkI18n(root: string, language?: string): Report {
  const games = foldersIn(path.join(root, GAMES));
  const withStrings = games.filter((game) => existsSync(path.join(root, GAMES, game, 'strings')));
  const families = games.filter((game) => !withStrings.includes(game));
  const homes = [APP, ...withStrings.map((game) => `${GAMES}/${game}/strings`)];
  const languages = language ? ['en', language] : foldersIn(path.join(root, APP)).sort(englishFirst);

  const english = new Map(homes.map((home) => [home, readStrings(root, home, 'en') ?? new Map()] as const));
  const translations = homes.flatMap((home) =>
    checkHome(root, home, english.get(home) ?? new Map(), languages),
  );
  const cards = withStrings.flatMap((game) => checkCard(root, `${GAMES}/${game}`, languages));
  const rules = games.flatMap((game) =>
    languages.flatMap((one) => bannedInRules(root, `${GAMES}/${game}`, one)),
  );
  const sources = language ? [] : checkSources(root, english, withStrings, families);
  const keys = [...english.values()].reduce((sum, strings) => sum + messagesOf(strings).size, 0);
  const table = checkTable(root, languages);
  return {
    problems: [...new Set([...translations, ...cards, ...table, ...rules, ...sources])],
    languages,
    keys,
  };
}

/** A language that the table of languages does not load cannot be chosen. */
function checkTable(root: string, languages: readonly string[]): readonly string[] {
  const loaded = findKeys(root, [APP]).imports;
  return languages
    .filter((language) => !loaded.has(`./${language}`))
    .map((language) => `${APP}/languages.ts ${language}: is not in the table of languages`);
}

function checkHome(
  root: string,
  home: string,
  english: Strings,
  languages: readonly string[],
): readonly string[] {
  return languages.flatMap((language) => {
    const strings = language === 'en' ? english : readStrings(root, home, language);
    if (language === 'en') return [...checkStrings('en', english), ...bannedIn('en', english)];
    if (strings)
      return [
        ...checkStrings(language, strings),
        ...bannedIn(language, strings),
        ...compareStrings(home, language, english, strings),
      ];
    return compareStrings(home, language, english, new Map());
  });
}

/** A card is shown before any strings are loaded, so it carries its own in every language. */
function checkCard(root: string, folder: string, languages: readonly string[]): readonly string[] {
  if (!existsSync(path.join(root, folder, 'card.ts'))) return [];
  const card = readStrings(root, folder, 'card') ?? new Map();
  return languages.flatMap((language) =>
    ['name', 'blurb']
      .filter((part) => !card.has(`${part}.${language}`))
      .map((part) => `${folder}/card.ts ${part}.${language}: is missing`),
  );
}

function checkSources(
  root: string,
  english: ReadonlyMap<string, Strings>,
  games: readonly string[],
  families: readonly string[],
): readonly string[] {
  const messagesIn = (home: string) => messagesOf(english.get(home) ?? new Map());
  const appKeys = [...messagesIn(APP).keys()];
  const everything = findKeys(root, ['app', 'src']);
  const storedIn = (game?: string) => [...storedKeys(root, game).values()].flatMap((keys) => [...keys]);
  const inGames = games.flatMap((game) => {
    const messages = messagesIn(`${GAMES}/${game}/strings`);
    const family = families.filter((name) => game.startsWith(name)).map((name) => `${GAMES}/${name}`);
    const used = findKeys(root, [`${GAMES}/${game}`, ...family]);
    const stored = new Set([...storedIn(game), ...storedIn()]);
    return [
      ...unused(messages, used, everything, stored),
      ...unknown([...messages.keys(), ...appKeys], used),
    ];
  });
  const elsewhere = findKeys(root, [
    'app',
    ...foldersIn(path.join(root, 'src'))
      .filter((room) => room !== 'games')
      .map((room) => `src/${room}`),
  ]);
  // A family is read with each of its games, so the same fault may be found twice.
  return [
    ...unused(messagesIn(APP), everything, everything),
    ...unknown(appKeys, elsewhere),
    ...new Set(inGames),
  ];
}

/** Used in full, by a pattern whose gaps are filled with words that the sources know, or in a game that was stored. */
function unused(
  messages: ReadonlyMap<string, Message>,
  used: Keys,
  everything: Keys,
  stored: ReadonlySet<string> = new Set(),
): readonly string[] {
  const isWord = (word: string) =>
    everything.literals.has(word) || everything.names.has(word) || /^\d+$/.test(word);
  const fits = (key: string, pattern: RegExp) => pattern.exec(key)?.slice(1).every(isWord) ?? false;
  return [...messages]
    .filter(([key]) => !used.literals.has(key) && !stored.has(key))
    .filter(([key]) => !used.patterns.some((pattern) => fits(key, pattern)))
    .map(([key, { where }]) => `${where} ${key}: is used nowhere`);
}

function unknown(keys: readonly string[], { said }: Keys): readonly string[] {
  return said
    .filter(({ pattern }) => !keys.some((key) => pattern.test(key)))
    .map(({ text, where }) => `${where} ${text}: there is no such string`);
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function englishFirst(a: string, b: string): number {
  return Number(b === 'en') - Number(a === 'en') || a.localeCompare(b);
}
