import { findGame } from '@/games';
import type { Language } from '@/i18n';

/** What the table called the game, or else the game's own name. */
export function titleOf(
  game: { readonly title: string; readonly gameId: string },
  language: Language,
): string {
  return game.title || (findGame(game.gameId)?.card.name[language] ?? game.gameId);
}
