import { field, moment, optional, record, whole, type At } from '@/engine';
import { readGameResult, type GameResult } from './gameResult';

/**
 * A game that was logged after the fact: its session has no log, and this in place of a config. All that is known of
 * it is here, so lists, statistics, backups and tables need nothing but the session's row.
 */
export interface LoggedGame {
  readonly v: 1;
  readonly logged: GameResult;
  /** When somebody last wrote it down: of two versions of one game the later counts. */
  readonly editedAt: number;
}

export function isLogged(config: unknown): boolean {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return false;
  return Object.hasOwn(config, 'logged');
}

export function readLogged(at: At): LoggedGame {
  record(at);
  whole(field(at, 'v'), { min: 1, max: 1 });
  return {
    v: 1,
    logged: readGameResult(field(at, 'logged')),
    editedAt: optional(field(at, 'editedAt'), moment, 0),
  };
}
