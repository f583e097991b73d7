import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse, whereIs, type Strings } from './readStrings';

interface Ban {
  readonly found: RegExp;
  readonly better: string;
  /** Keys of strings in which it may stay. */
  readonly but?: RegExp;
}

/** Polish verbs and pronouns that speak to one person. The table is spoken to as many: docs/glossary.md. */
const ONE_PERSON =
  'dodaj|dotknij|dotykaj|masz|możesz|musisz|naciśnij|otwórz|podaj|policz|popraw|połóż|postaw|poczekaj|przytrzymaj|rzuć|' +
  'sprawdź|spróbuj|ustaw|usuń|weź|wpisz|wskaż|wybierz|wyślij|zaktualizuj|zamknij|zapłać|zaznacz|zeskanuj|zmień|zostaw|' +
  'zrób|twój|twoja|twoje|twojej|twoim';

/** Words that make the app sound translated, and the words that a table says instead. */
const BANNED: Readonly<Record<string, readonly Ban[]>> = {
  en: [
    { found: /\bwalks?\b/i, better: 'wizard, step' },
    { found: /\btold\b/i, better: 'asked, said, unknown' },
    { found: /\b(stood|stands(?! up\b))\b/i, better: 'is' },
    { found: /\b(whoever|whomever)\b/i, better: 'the player who, anybody' },
    { found: /\banew\b/i, better: 'again' },
    { found: /\bshall\b/i, better: 'should' },
    { found: /\bmisspelt\b/i, better: 'typo' },
    { found: /\b(an|the) own\b/i, better: 'their own, your own' },
    { found: /\bdefence\b/i, better: 'Defense' },
    { found: /\bZone effect\b/, better: 'Zone Effect' },
    { found: /\bSecondary action\b/, better: 'Secondary Action' },
    { found: /\bCombat rewards?\b/, better: 'Combat Rewards' },
  ],
  pl: [
    { found: /(?<!\p{L})magazyn/iu, better: 'pamięć' },
    { found: /(?<!\p{L})(oś|osi|osią) czasu/iu, better: 'przebieg gry' },
    { found: /(?<!\p{L})nagrod\p{L}+ bojow/iu, better: 'Nagrody za walkę' },
    { found: /(?<!\p{L})Akcj\p{L}+ Dodatkow/u, better: 'Akcja dodatkowa' },
    {
      found: new RegExp(`(?<!\\p{L})(${ONE_PERSON})(?!\\p{L}).*\\.$`, 'iu'),
      better: 'the plural, as in a sentence to the whole table',
      // What one player reads: a rule, the guide’s card of a turn, a secret choice, their own phone.
      but: /^(lesson|live|pen|rules)\b/,
    },
  ],
};

/** Every banned word in the strings of a language. */
export function bannedIn(language: string, strings: Strings): readonly string[] {
  return [...strings].flatMap(([key, { text, where }]) => complaints(language, text, where, key));
}

/** Rules are written as lists of sentences, without keys. */
export function bannedInRules(root: string, game: string, language: string): readonly string[] {
  const folder = path.join(root, game, 'reference', language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        // What somebody may type into the search, in whatever words.
        if (ts.isPropertyAssignment(node) && node.name.getText() === 'also') return;
        if (ts.isStringLiteralLike(node))
          found.push(...complaints(language, node.text, whereIs(root, node), 'rules'));
        ts.forEachChild(node, visit);
      };
      visit(parse(path.join(folder, name)));
      return found;
    });
}

function complaints(language: string, text: string, where: string, key: string): readonly string[] {
  return (BANNED[language] ?? []).flatMap(({ found, better, but }) => {
    const word = but?.test(key) ? null : (found.exec(text)?.[1] ?? found.exec(text)?.[0]);
    return word ? [`${where} ${key}: “${word}” is not said at a table: ${better}`] : [];
  });
}
