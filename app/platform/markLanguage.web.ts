import type { Language } from '@/i18n';

/** The page says which language it is in, or a screen reader would read Polish with an English voice. */
export function markLanguage(language: Language): void {
  document.documentElement.lang = language;
}
