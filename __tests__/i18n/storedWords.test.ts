import path from 'node:path';
import { messagesOf } from '../../scripts/i18n/compareStrings';
import { readStrings } from '../../scripts/i18n/readStrings';
import { storedKeys } from '../../scripts/i18n/storedKeys';

const ROOT = path.join(__dirname, '../..');
/** Those whose logs hold phrases. */
const GAMES = ['perseverance-1', 'perseverance-2', 'robinson', 'survivors'];
const LANGUAGES = ['en', 'pl'];

function wordsOf(home: string, language: string): ReadonlySet<string> {
  return new Set(messagesOf(readStrings(ROOT, home, language) ?? new Map()).keys());
}

/** An old game explains itself with the phrases that were stored with it: none may lose its words. */
describe.each(LANGUAGES)('in %s', (language) => {
  test.each(GAMES)('every phrase in the stored log of %s has words', (game) => {
    const stored = [...storedKeys(ROOT, game).values()].flatMap((keys) => [...keys]);
    const words = wordsOf(`src/games/${game}/strings`, language);
    expect(stored.length).toBeGreaterThan(10);
    expect(stored.filter((key) => !words.has(key))).toEqual([]);
  });

  test('every phrase in the stored databases has words', () => {
    const words = new Set([
      ...wordsOf('src/i18n', language),
      ...[...GAMES, 'scorepad'].flatMap((game) => [...wordsOf(`src/games/${game}/strings`, language)]),
    ]);
    const missing = [...storedKeys(ROOT)].flatMap(([file, keys]) =>
      [...keys].filter((key) => !words.has(key)).map((key) => `${file}: ${key}`),
    );
    expect(storedKeys(ROOT).get('schema-3.db')?.size).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});
