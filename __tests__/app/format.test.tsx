import type { getLocales } from 'expo-localization';
import type { Language } from '@/i18n';
import type * as Format from '../../app/text/format';

jest.mock('expo-localization', () => ({ getLocales: jest.fn(() => []) }));

/** A device is asked once: each of these is another device. */
function onDevice(...tags: readonly string[]) {
  jest.resetModules();
  const { getLocales: asked } = jest.requireMock<{ getLocales: jest.MockedFunction<typeof getLocales> }>(
    'expo-localization',
  );
  const locale = (languageTag: string) => ({ languageTag, languageCode: languageTag.slice(0, 2) });
  asked.mockReturnValue(tags.map(locale) as ReturnType<typeof getLocales>);
  return jest.requireActual<typeof Format>('../../app/text/format');
}

test.each([0, -1, 8.64e15, 8.64e15 + 1, -8.64e15 - 1, Number.MAX_SAFE_INTEGER, Number.NaN])(
  'a time of %d is shown in words, or as a dash',
  (at) => {
    const { formatDate, formatTime } = onDevice();
    expect(formatDate(at, 'en')).not.toBe('');
    expect(formatTime(at, 'pl')).not.toBe('');
  },
);

test.each<[string, readonly string[], Language, RegExp]>([
  ['a British one has British dates', ['en-GB'], 'en', /18 Nov 2026/],
  ['an American one American dates', ['en-US', 'pl-PL'], 'en', /Nov 18, 2026/],
  ['a Polish one British dates in English', ['pl-PL'], 'en', /18 Nov 2026/],
  ['an American one Polish dates in Polish', ['en-US'], 'pl', /18 lis 2026/],
])('a date is written as its device does: %s', (_name, tags, language, date) => {
  expect(onDevice(...tags).formatDate(new Date(2026, 10, 18, 12).getTime(), language)).toMatch(date);
});

test('an hour is the same everywhere', () => {
  const at = new Date(2026, 10, 18, 19, 5).getTime();
  expect(onDevice('en-US').formatTime(at, 'en')).toBe('19:05');
  expect(onDevice('pl-PL').formatTime(at, 'pl')).toBe('19:05');
});
