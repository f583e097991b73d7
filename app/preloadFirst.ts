import { LANGUAGES } from '@/i18n/languages';
import { deviceLanguage } from './platform/deviceLanguage';
import { fetchStorage } from './platform/fetchStorage';

/** Imported before the app itself: what is requested here loads while the rest of the code is being read. */
// The first screen waits for it. A failure is handled where the language is needed.
LANGUAGES[deviceLanguage].load().catch(() => undefined);
fetchStorage();
