import type { AnyGame } from '@/engine';
import { findGame, isPlayable } from '@/games';
import { addGameStrings } from '@/i18n';

/** A game with its words. Null for a game that this version cannot play. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  const entry = findGame(id);
  if (!entry || !isPlayable(entry)) return null;
  await addGameStrings(id, entry.strings);
  return entry.load();
}
