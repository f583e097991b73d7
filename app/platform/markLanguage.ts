import type { Language } from '@/i18n';

/** On a device the system knows the language of the app. */
export function markLanguage(_language: Language): void {}
