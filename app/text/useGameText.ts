import { useCallback } from 'react';
import type { Phrase, Seat } from '@/engine';
import { renderPhrase, translate, useLanguage } from '@/i18n';

export type GameText = (phrase: Phrase) => string;

/** Puts a game's phrases into the current language, and calls the people at the table by name. */
export function useGameText(gameId: string, seats: readonly Pick<Seat, 'id' | 'name'>[]): GameText {
  const language = useLanguage();
  return useCallback<GameText>(
    (phrase) =>
      renderPhrase(
        translate,
        phrase,
        gameId,
        (player) => seats.find(({ id }) => id === player)?.name ?? player,
      ),
    // The language is not read here, but all words must change with it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [gameId, seats, language],
  );
}
