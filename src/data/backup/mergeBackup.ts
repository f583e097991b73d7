import { visitBackup, type Backup } from './readBackup';
import type { Reads } from './judgeGame';
import { createGameMerge, type GamesReport } from './mergeGames';
import { createRosterMerge, type RosterReport } from './mergeRoster';
import type { RestoreWriter } from './restoreWriter';

export interface MergeChoices {
  /** Two histories of one game: ours stays, or theirs is added as a game of its own. */
  readonly conflicts: 'keep-ours' | 'keep-both';
  /**
   * Somebody in the file, unknown here, has the name of somebody here. `apart`: two people, the new one gets a number;
   * they can be merged by hand. `link`: one person.
   */
  readonly sameName: 'apart' | 'link';
}

export interface MergeReport extends GamesReport, RosterReport {}

/**
 * What is new is added, a game played on elsewhere goes on here, nothing is doubled and nothing of ours is lost.
 * Settings stay as they are. Merging the same file again changes nothing.
 */
export async function mergeBackup(
  sql: Reads,
  pen: RestoreWriter,
  backup: Backup,
  choices: MergeChoices,
): Promise<MergeReport> {
  const roster = createRosterMerge(sql, pen, choices.sameName, backup.header.created);
  const games = createGameMerge(sql, pen, choices.conflicts);
  await visitBackup(backup, async (item) => {
    if (item.kind === 'game') return games.take(item);
    switch (item.table) {
      case 'setting':
        return;
      case 'player':
        return roster.player(item.values);
      case 'player_group':
        return roster.group(item.values);
      case 'group_member':
        return roster.member(item.values);
    }
  });
  return { ...games.report(), ...roster.report() };
}
