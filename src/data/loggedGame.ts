import { mapped, moment, number, orElse, shape, type Read } from '@/engine';
import { gameResult } from './gameResult';

/**
 * A game that was logged after the fact: its session has no log, and this in place of a config. All that is known of
 * it is here, so lists, statistics, backups and tables need nothing but the session's row.
 */
export const loggedGame = shape({
  // Another version is out of range, not an unknown word.
  v: mapped(number({ min: 1, max: 1 }), () => 1 as const),
  logged: gameResult,
  /** When it was last written down: of two versions of one game the later counts. */
  editedAt: orElse(moment, 0),
});
export type LoggedGame = Read<typeof loggedGame>;

export function isLogged(config: unknown): boolean {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return false;
  return Object.hasOwn(config, 'logged');
}
