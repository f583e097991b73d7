import { getLocales } from 'expo-localization';
import type { Language } from '@/i18n';

/** How people write dates where the device does not say: it speaks another language than the app. */
const USUAL: Readonly<Record<Language, string>> = { en: 'en-GB', pl: 'pl-PL' };

/** The language as this device writes it: British dates on a British phone, American ones on an American phone. */
export function deviceLocale(language: Language): string {
  const here = known.get(language) ?? find(language);
  known.set(language, here);
  return here;
}

/** A long timeline asks for every row. */
const known = new Map<Language, string>();

function find(language: Language): string {
  return getLocales().find(({ languageCode }) => languageCode === language)?.languageTag ?? USUAL[language];
}
