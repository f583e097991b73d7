import type { MergeChoices } from '@/data/backup/mergeBackup';
import type { GameConflict } from '@/data/backup/mergeGames';
import { useLanguage, useSay } from '@/i18n';
import { Choice, ListRow, Section } from '@/ui';
import { formatDate } from '../text/format';
import { titleOf } from '../text/titleOf';

interface Props {
  readonly conflicts: readonly GameConflict[];
  /** Without it the list only shows what happened. */
  readonly answer?: MergeChoices['conflicts'];
  readonly onAnswer?: (answer: MergeChoices['conflicts']) => void;
}

/** A long list is cut; the heading says how many there are. */
const SHOWN = 30;

/** Games that were played on here and elsewhere, each in its own way. */
export function Conflicts({ conflicts, answer, onAnswer }: Props) {
  const say = useSay();
  const language = useLanguage();
  return (
    <Section title={say('backup.conflicts', { count: conflicts.length })}>
      {conflicts.slice(0, SHOWN).map((game) => (
        <ListRow
          key={game.id}
          icon="warning"
          title={titleOf(game, language)}
          subtitle={say('backup.conflict', {
            ours: game.ours.entries,
            oursAt: formatDate(game.ours.updatedAt, language),
            theirs: game.theirs.entries,
            theirsAt: formatDate(game.theirs.updatedAt, language),
            common: game.common,
          })}
        />
      ))}
      {answer && onAnswer && (
        <Choice
          label={say('backup.conflicts', { count: conflicts.length })}
          hideLabel
          value={answer}
          onChange={onAnswer}
          options={[
            { id: 'keep-ours', title: say('backup.keepOurs') },
            { id: 'keep-both', title: say('backup.keepBoth') },
          ]}
        />
      )}
    </Section>
  );
}
