import { getLocales } from 'expo-localization';
import { isLanguage, type Language } from '@/i18n/languages';

/** The first of the device's languages that Foothold speaks. */
export const deviceLanguage: Language =
  getLocales()
    .map(({ languageCode }) => languageCode)
    .find(isLanguage) ?? 'en';
