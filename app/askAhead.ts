import { LANGUAGES } from '@/i18n/languages';
import { deviceLanguage } from './platform/deviceLanguage';
import { fetchStorage } from './platform/fetchStorage';

/** Imported before the app itself: what is asked for here is on its way while the rest of the code is being read. */
// The first screen waits for it. A failure is met, and said, where the language is needed.
LANGUAGES[deviceLanguage].load().catch(() => undefined);
fetchStorage();
