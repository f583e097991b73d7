import type { MergeReport } from '@/data/backup/mergeBackup';
import type { RestorePreview } from '@/data/backup/restore';
import type { SayText } from '@/i18n';

/** What a merge does, line by line; what does not happen is not mentioned. */
export function mergeLines(
  { games, updated, players, groups }: MergeReport,
  say: SayText,
): readonly string[] {
  const counted = [
    ['backup.new', games.new],
    ['backup.updated', updated.length],
    ['backup.copied', games.copied],
    ['backup.same', games.same],
    ['backup.behind', games.behind],
    ['backup.inBin', games.inBin],
    ['backup.newPlayers', players.new],
    ['backup.newGroups', groups.new],
  ] as const;
  return [
    ...counted.filter(([, count]) => count > 0).map(([key, count]) => say(key, { count })),
    ...players.renamed.map(({ name, as }) => say('backup.renamedPlayer', { name, as })),
    ...players.linked.map((name) => say('backup.linkedPlayer', { name })),
  ];
}

export function replaceLines({ here, inside }: RestorePreview, say: SayText): readonly string[] {
  return [
    ...(here.games > 0 ? [say('backup.goes', { count: here.games })] : []),
    say(here.games > 0 ? 'backup.comes' : 'backup.new', { count: inside.games }),
    say('backup.settingsToo'),
  ];
}

export function changesNothing({ games, updated, players, groups }: MergeReport): boolean {
  const changes = games.new + updated.length + games.copied + players.new + groups.new;
  return changes + players.renamed.length + players.linked.length === 0;
}
