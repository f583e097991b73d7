import { entryOf, fold, readStored, type AnyGame, type Entry, type Session } from '@/engine';
import type { Line } from './line';

/** The session after these lines; null where one of them cannot be read or does not follow. */
export function foldLines(
  game: AnyGame,
  session: Session<unknown, unknown>,
  lines: readonly Line[],
): Session<unknown, unknown> | null {
  const entries = lines.map(lineReader(game));
  if (!entries.every((entry) => entry !== null)) return null;
  try {
    const folded = fold(game, session, entries);
    return folded.ok ? folded.value : null;
  } catch {
    // What another phone sent may make no sense to the game at all.
    return null;
  }
}

/** Reads an entry as it is in the log, with its name and writer; null where that cannot be done. */
export function lineReader(game: AnyGame): (line: Line) => Entry<unknown> | null {
  const shape = entryOf((at) => game.event(at));
  return ({ entry: raw, id, by }) => {
    const entry = readStored(raw, shape);
    return entry.ok ? { ...entry.value, id, by } : null;
  };
}
