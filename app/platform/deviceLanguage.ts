import { getLocales } from 'expo-localization';
import { isLanguage, type Language } from '@/i18n/languages';

/** The first one of the device's that Foothold speaks. */
export const deviceLanguage: Language =
  getLocales()
    .map(({ languageCode }) => languageCode)
    .find(isLanguage) ?? 'en';
