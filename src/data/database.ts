import { createDrafts, type Drafts } from './drafts';
import type { SqlDriver } from './driver';
import { createGroups, type Groups } from './groups';
import { createLog, type SessionLog } from './log';
import { createPlayers, type Players } from './players';
import { createResults, type Results } from './results';
import { createSessions, type Sessions } from './sessions';
import { createSettings, type Settings } from './settings';
import { createShares, type Shares } from './shares';
import { createSnapshots, type Snapshots } from './snapshots';

/** Everything the app asks of its storage. */
export interface Database {
  readonly sql: SqlDriver;
  readonly sessions: Sessions;
  readonly results: Results;
  readonly log: SessionLog;
  readonly snapshots: Snapshots;
  readonly drafts: Drafts;
  readonly shares: Shares;
  readonly players: Players;
  readonly groups: Groups;
  readonly settings: Settings;
  /** Brings what was committed into the one file: after a game, and before the system may end the app. */
  settle(): Promise<void>;
  /** Closes the file and lets another tab have it. Flush the writer first. */
  close(): Promise<void>;
}

export function createDatabase(
  sql: SqlDriver,
  close: () => Promise<void> = () => sql.close(),
  settle?: string,
): Database {
  return {
    sql,
    sessions: createSessions(sql),
    results: createResults(sql),
    log: createLog(sql),
    snapshots: createSnapshots(sql),
    drafts: createDrafts(sql),
    shares: createShares(sql),
    players: createPlayers(sql),
    groups: createGroups(sql),
    settings: createSettings(sql),
    settle: () => (settle === undefined ? Promise.resolve() : sql.exec(settle)),
    close,
  };
}
