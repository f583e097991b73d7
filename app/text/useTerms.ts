import { useCallback } from 'react';
import type { TermKind } from '@/engine';
import { renderPhrase, translate, useLanguage } from '@/i18n';
import type { LoadedGames } from '@/state/export/loadGames';

/** A source, an edition, a role or a scenario of a game in words; its id where the game is not known here. */
export type GameTerms = (gameId: string, kind: TermKind, id: string) => string;

export function useTerms(games: LoadedGames): GameTerms {
  const language = useLanguage();
  return useCallback<GameTerms>(
    (gameId, kind, id) => {
      const game = games.get(gameId);
      return game ? renderPhrase(translate, game.term(kind, id), gameId, (player) => player) : id;
    },
    // The language is not read here, but all words must change with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [games, language],
  );
}
