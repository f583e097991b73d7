import type { StringTree } from '@/engine';

/** Adding a language is a folder here, a `strings/<language>` in each game, and one line in this table. */
export const LANGUAGES = {
  en: { name: 'English', load: async (): Promise<StringTree> => (await import('./en')).en },
  pl: { name: 'Polski', load: async (): Promise<StringTree> => (await import('./pl')).pl },
} as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(word: unknown): word is Language {
  return typeof word === 'string' && Object.hasOwn(LANGUAGES, word);
}
