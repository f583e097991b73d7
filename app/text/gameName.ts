import { findGame } from '@/games';
import type { Language } from '@/i18n';

/** The game's own name; its id where this version does not know it. */
export function gameName(gameId: string, language: Language): string {
  return findGame(gameId)?.card.name[language] ?? gameId;
}
