import { createEnglish } from '@/cli/english';
import { games } from '@/games';
import { en } from '@/i18n/en';
import { paramsFor, peerOf, stringsOf } from '../support/everyString';

describe('English for programs', () => {
  test('says what i18next says, on every string of the app and of every game', async () => {
    for (const { card, strings: load } of games) {
      const english = (await load['en']?.()) ?? {};
      const peer = await peerOf('en', { app: en, [card.id]: english });
      const translate = createEnglish(english, en);
      const differing = [...stringsOf(english), ...stringsOf(en)].flatMap(({ key, words, plural }) =>
        paramsFor(words, plural)
          .map((params) => [translate(key, params, card.id), peer(key, params, card.id)])
          .filter(([ours, theirs]) => ours !== theirs),
      );
      expect(differing).toEqual([]);
    }
  });

  const translate = createEnglish(
    {
      plain: 'plain',
      named: '{{ name }} has {{n}}, {{name}}!',
      dice_one: '{{count}} die',
      dice_other: '{{count}} dice',
      deep: { er: 'deeper' },
      both: 'mine',
    },
    { both: 'theirs', only: 'fallback' },
  );

  test.each<[string, string, Record<string, string | number>, string]>([
    ['a plain string', 'plain', {}, 'plain'],
    ['a figure, more than once, with or without spaces', 'named', { name: 'Ana', n: 3 }, 'Ana has 3, Ana!'],
    ['one', 'dice', { count: 1 }, '1 die'],
    ['none', 'dice', { count: 0 }, '0 dice'],
    ['many', 'dice', { count: 21 }, '21 dice'],
    ['a nested key', 'deep.er', {}, 'deeper'],
    ['the first tree wins', 'both', {}, 'mine'],
    ['the next tree is asked', 'only', {}, 'fallback'],
    ['a string that has no plural forms', 'plain', { count: 1 }, 'plain'],
  ])('%s', (_name, key, params, words) => {
    expect(translate(key, params, null)).toBe(words);
  });

  test('a missing key is a bug, and names itself', () => {
    expect(() => translate('deep.est', {}, null)).toThrow('deep.est');
    expect(() => translate('dice', {}, null)).toThrow('dice');
    expect(() => translate('constructor', {}, null)).toThrow('constructor');
  });

  test('a missing figure is a bug, and names itself', () => {
    expect(() => translate('named', { name: 'Ana' }, null)).toThrow('{{n}}');
  });
});
