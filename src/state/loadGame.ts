import { askedOnce, type AnyGame } from '@/engine';
import { findGame, isPlayable } from '@/games';
import { addGameStrings } from '@/i18n';

/** A game with its words. Null for a game that this version cannot play. */
export async function loadGame(id: string): Promise<AnyGame | null> {
  const entry = findGame(id);
  if (!entry || !isPlayable(entry)) return null;
  // Side by side: either is a file of its own.
  const [game] = await Promise.all([entry.load(), addGameStrings(id, entry.strings)]);
  const known = loaded.get(game) ?? askedOnce(game);
  loaded.set(game, known);
  return known;
}

const loaded = new WeakMap<AnyGame, AnyGame>();
