import { createInstance } from 'i18next';
import { createEnglish } from '@/cli/english';
import type { StringTree } from '@/engine';
import { games } from '@/games';
import { en } from '@/i18n/en';

const COUNTS = [0, 1, 2, 5, 21, 101, -1, -2, 0.5, 1.5];
/** Names that would go wrong if a value were read as a template, a nested key or a replacement pattern. */
const VALUES = ['Ana', '{{count}}', '$t(ui.close)', "$& $1 $'", '<b>&amp;</b>', 0, -3];

describe('English for programs', () => {
  test('says what i18next says, on every string of the app and of every game', async () => {
    for (const { card, strings: load } of games) {
      const english = (await load['en']?.()) ?? {};
      const peer = createInstance();
      await peer.init({
        lng: 'en',
        defaultNS: 'app',
        resources: { en: { app: en, [card.id]: english } },
        interpolation: { escapeValue: false },
      });
      const translate = createEnglish(english, en);
      const differing = [...strings(english), ...strings(en)].flatMap(({ key, words, plural }) =>
        paramsFor(words, plural)
          .map((params) => [
            translate(key, params, card.id),
            peer.t(key, { ...params, ns: [card.id, 'app'] }) as string,
          ])
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

interface Said {
  readonly key: string;
  readonly words: string;
  readonly plural: boolean;
}

/** Forms of one plural may name different figures: a caller brings all of them. */
function* strings(tree: StringTree, prefix = ''): Generator<Said> {
  const forms = new Map<string, Said>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value !== 'string') {
      yield* strings(value, `${prefix}${key}.`);
      continue;
    }
    const stem = key.replace(/_(one|other)$/, '');
    const words = `${forms.get(stem)?.words ?? ''} ${value}`;
    forms.set(stem, { key: `${prefix}${stem}`, words, plural: stem !== key });
  }
  yield* forms.values();
}

/** A count matters where there are forms for it, a value where there is a place for it. */
function paramsFor(words: string, plural: boolean): Record<string, string | number>[] {
  const names = [...words.matchAll(/\{\{(.+?)\}\}/g)].map(([, name]) => (name ?? '').trim());
  const filled = (value: string | number, count: number) => ({
    ...Object.fromEntries(names.map((name) => [name, value])),
    count,
  });
  if (plural) return VALUES.flatMap((value) => COUNTS.map((count) => filled(value, count)));
  return (names.length > 0 ? VALUES : VALUES.slice(0, 1)).map((value) => filled(value, 2));
}
