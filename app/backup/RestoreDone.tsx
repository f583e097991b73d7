import { View } from 'react-native';
import type { MergeReport } from '@/data/backup/mergeBackup';
import { useSay } from '@/i18n';
import { Icon, Section, SPACE, Txt, useTheme } from '@/ui';
import { mergeLines, replaceLines } from './changeLines';
import { Conflicts } from './Conflicts';
import { Lines } from './Lines';
import type { Chosen } from './useRestore';

interface Props {
  /** Null after a replacement. */
  readonly merged: MergeReport | null;
  readonly before: Chosen;
}

export function RestoreDone({ merged, before }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  return (
    <View>
      <View style={{ padding: 20, gap: SPACE.s3 }}>
        <Icon name="check" size={40} color={colour.lamp} />
        <Txt role="step" heading={2} live="polite">
          {say(merged ? 'backup.doneMerge' : 'backup.doneReplace')}
        </Txt>
      </View>
      <Section title={say('backup.whatChanged')}>
        <Lines lines={merged ? mergeLines(merged, say) : replaceLines(before.preview, say)} />
      </Section>
      {merged && merged.conflicts.length > 0 && <Conflicts conflicts={merged.conflicts} />}
      {!merged && before.preview.here.games > 0 && (
        <View style={{ padding: 20 }}>
          <Txt tone="ink2">{say('backup.pointKept')}</Txt>
        </View>
      )}
    </View>
  );
}
