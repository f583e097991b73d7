import type { AnyGame } from '@/engine';
import { gotOver } from '@/data/diagnostics';
import { loadGame } from '../loadGame';

/** Games by their ids, those that can be loaded. */
export type LoadedGames = ReadonlyMap<string, AnyGame>;

/**
 * The games named in lists of finished games, with their strings. One that is not here, that cannot be played yet or
 * whose code does not load is left out: its words are then shown as ids.
 */
export async function loadGames(ids: Iterable<string>): Promise<LoadedGames> {
  const games = new Map<string, AnyGame>();
  for (const id of new Set(ids)) {
    const game = await loadGame(id).catch(gotOver('game', null));
    if (game) games.set(id, game);
  }
  return games;
}
