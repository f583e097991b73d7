import { phrase } from '@/engine';
import { addGameStrings, currentLanguage, isLanguage, renderPhrase, setLanguage, translate } from '@/i18n';

const names: Record<string, string> = { p1: 'Ana', p2: '$t(home.title) {{n}}' };
const nameOf = (player: string) => names[player] ?? '?';

const strings = {
  en: async () => ({
    took: '{{who}} took {{what}}',
    dice_one: '{{count}} die',
    dice_other: '{{count}} dice',
    ui: { undo: 'Take back' },
  }),
  pl: async () => ({
    took: '{{who}}: {{what}}',
    dice_one: '{{count}} kość',
    dice_few: '{{count}} kości',
    dice_many: '{{count}} kości!',
    dice_other: '{{count}} kości?',
    ui: { undo: 'Oddaj' },
  }),
};

const say = (words: Parameters<typeof renderPhrase>[1]) => renderPhrase(translate, words, 'harbor', nameOf);

describe('a phrase in words', () => {
  beforeEach(async () => {
    await setLanguage('en');
    await addGameStrings('harbor', strings);
  });

  test('players are called by name, and phrases within phrases are put into words', () => {
    expect(say(phrase('took', { who: { player: 'p1' }, what: phrase('dice', { count: 2 }) }))).toBe(
      'Ana took 2 dice',
    );
  });

  test('what is below zero has a minus sign, no hyphen', () => {
    expect(say(phrase('took', { who: { player: 'p1' }, what: -3 }))).toBe('Ana took −3');
  });

  test('a name is never read as a template', () => {
    expect(say(phrase('took', { who: { player: 'p2' }, what: 'it' }))).toBe('$t(home.title) {{n}} took it');
  });

  test('what a game has no words for, the app has; where both have, the game’s count', () => {
    expect(say(phrase('ui.close'))).toBe('Close');
    expect(say(phrase('ui.undo'))).toBe('Take back');
    expect(renderPhrase(translate, phrase('ui.undo'), null, nameOf)).toBe('Undo');
  });

  test.each([
    [1, '1 kość'],
    [2, '2 kości'],
    [5, '5 kości!'],
    [22, '22 kości'],
    [112, '112 kości!'],
    [0, '0 kości!'],
  ])('Polish counts %d in its own way, for a game that was opened in English', async (count, words) => {
    await setLanguage('pl');
    expect(currentLanguage()).toBe('pl');
    expect(say(phrase('dice', { count }))).toBe(words);
  });

  test('knows the languages it speaks', () => {
    expect(['en', 'pl', 'de', 'constructor', null].map(isLanguage)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
