import { games } from '@/games';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { lookUp } from '@/i18n/lookUp';
import { paramsFor, peerOf, stringsOf } from '../support/everyString';

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  const plurals = new Intl.PluralRules(language);
  const formOf = (count: number) => plurals.select(count);

  test('it says what i18next says, on every string of the app and of every game', async () => {
    const app = await LANGUAGES[language].load();
    for (const { card, strings } of games) {
      const own = (await strings[language]?.()) ?? {};
      const peer = await peerOf(language, { app, [card.id]: own });
      const differing = [...stringsOf(own), ...stringsOf(app)].flatMap(({ key, words, plural }) =>
        paramsFor(words, plural)
          .map((params) => [lookUp([own, app], key, params, formOf), peer(key, params, card.id)])
          .filter(([ours, theirs]) => ours !== theirs),
      );
      expect(differing).toEqual([]);
    }
  });
});

const one = (count: number) => (count === 1 ? 'one' : 'other');
const own = { both: 'mine', dice_one: '{{count}} die', dice_other: '{{count}} dice', deep: { er: 'deeper' } };
const app = { both: 'theirs', only: 'fallback', named: '{{ name }} has {{n}}, {{name}}!' };

test.each<[string, string, Record<string, string | number>, string]>([
  ['the first that knows it says it', 'both', {}, 'mine'],
  ['the next one is asked', 'only', {}, 'fallback'],
  ['a plural', 'dice', { count: 1 }, '1 die'],
  ['another', 'dice', { count: 5 }, '5 dice'],
  ['a string without forms', 'only', { count: 5 }, 'fallback'],
  ['a nested key', 'deep.er', {}, 'deeper'],
  ['a figure, more than once', 'named', { name: '{{n}} $& $1', n: 3 }, '{{n}} $& $1 has 3, {{n}} $& $1!'],
  ['a figure that nobody gave', 'named', { name: 'Ana' }, 'Ana has , Ana!'],
  ['a key that nobody knows', 'deep.est', {}, 'deep.est'],
  ['a whole branch is no string', 'deep', {}, 'deep'],
  ['what every object has is no string', 'constructor', {}, 'constructor'],
])('%s', (_name, key, params, words) => {
  expect(lookUp([own, undefined, app], key, params, one)).toBe(words);
});
