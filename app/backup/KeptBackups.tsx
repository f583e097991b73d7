import { View } from 'react-native';
import { isGeneration, type KeptBackup } from '@/data/backup/backupStore';
import { useLanguage, useSay } from '@/i18n';
import { ListRow, SPACE, Txt } from '@/ui';
import { formatDate, formatTime } from '../text/format';
import { writeSize } from './writeSize';

interface Props {
  readonly kept: readonly KeptBackup[];
  readonly onOpen: (backup: KeptBackup) => void;
}

/** The automatic backups, newest first; each can be looked into. */
export function KeptBackups({ kept, onOpen }: Props) {
  const say = useSay();
  const language = useLanguage();
  return (
    <View>
      <View style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3, gap: SPACE.s2 }}>
        <Txt role="label" tone="ink3">
          {say('backup.automaticNote')}
        </Txt>
        {kept.length === 0 && <Txt tone="ink2">{say('backup.noneKept')}</Txt>}
      </View>
      {kept.map((backup) => (
        <ListRow
          key={backup.slot}
          icon={isGeneration(backup) ? 'history' : 'retry'}
          title={say(isGeneration(backup) ? 'backup.keptAuto' : 'backup.keptPoint')}
          subtitle={say('backup.keptAbout', {
            when: `${formatDate(backup.created, language)}, ${formatTime(backup.created, language)}`,
            count: backup.games,
            size: writeSize(backup.size, language, say),
          })}
          onPress={() => onOpen(backup)}
        />
      ))}
    </View>
  );
}
