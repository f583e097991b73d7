import { View } from 'react-native';
import { useLanguage, useSay } from '@/i18n';
import { Choice, Section, SPACE, Txt } from '@/ui';
import { formatDate, formatTime } from '../text/format';
import { changesNothing, mergeLines, replaceLines } from './changeLines';
import { Conflicts } from './Conflicts';
import { Lines } from './Lines';
import { StockTable } from './StockTable';
import type { Chosen, Restore } from './useRestore';

interface Props {
  readonly title: string;
  readonly chosen: Chosen;
  readonly change: Restore['change'];
}

/** What is inside, what would change, and the questions that only a person can answer. */
export function RestorePreview({ title, chosen, change }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { backup, preview, how, choices } = chosen;
  const { header } = backup;
  const { here, inside, merge } = preview;
  const when = `${formatDate(header.created, language)}, ${formatTime(header.created, language)}`;
  const isWhole = header.kind === 'backup';
  const lines = how === 'merge' ? mergeLines(merge, say) : replaceLines(preview, say);
  return (
    <View>
      <View style={{ padding: 20, paddingBottom: SPACE.s3, gap: SPACE.s1 }}>
        <Txt role="sheetTitle" heading={2}>
          {title}
        </Txt>
        <Txt role="label" tone="ink3">
          {say('backup.made', { when, app: header.app })}
        </Txt>
      </View>
      <StockTable here={here} inside={inside} />
      <View style={{ paddingTop: SPACE.s5 }}>
        <Choice
          label={say('backup.what')}
          value={how}
          onChange={(next) => change({ how: next })}
          options={[
            { id: 'merge', title: say('backup.merge'), note: say('backup.mergeNote') },
            {
              id: 'replace',
              title: say('backup.replace'),
              note: say(here.games > 0 ? 'backup.replaceNote' : 'backup.replaceEmpty'),
              reason: isWhole ? undefined : say('backup.onlyMerge'),
            },
          ]}
        />
      </View>
      <Section title={say('backup.changes')}>
        <Lines lines={lines} />
        {how === 'merge' && changesNothing(merge) && (
          <View style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3 }}>
            <Txt role="labelStrong">{say('backup.nothingNew')}</Txt>
          </View>
        )}
      </Section>
      {how === 'merge' && merge.conflicts.length > 0 && (
        <Conflicts
          conflicts={merge.conflicts}
          answer={choices.conflicts}
          onAnswer={(conflicts) => change({ conflicts })}
        />
      )}
      {how === 'merge' && merge.players.renamed.length + merge.players.linked.length > 0 && (
        <View style={{ paddingTop: SPACE.s5 }}>
          <Choice
            label={say('backup.sameName')}
            value={choices.sameName}
            onChange={(sameName) => change({ sameName })}
            options={[
              { id: 'apart', title: say('backup.apart'), note: say('backup.apartNote') },
              { id: 'link', title: say('backup.link'), note: say('backup.linkNote') },
            ]}
          />
        </View>
      )}
    </View>
  );
}
