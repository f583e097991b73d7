import { View } from 'react-native';
import { isGeneration, SLOTS, type Slot } from '@/data/backup/backupStore';
import { useSay } from '@/i18n';
import { Button, EmptyState, Foot, Header, Screen, SPACE, Txt } from '@/ui';
import type { ScreenProps } from '../navigation';
import { changesNothing } from './changeLines';
import { Refused } from './Refused';
import { RestoreDone } from './RestoreDone';
import { RestorePreview } from './RestorePreview';
import { useRestore, type Restore } from './useRestore';

/** From a file, or from an automatic backup. Nothing changes before somebody has seen what would. */
export function RestoreScreen({ route, navigation }: ScreenProps<'Restore'>) {
  const say = useSay();
  // An address may say anything: anything but a slot means a file.
  const slot = SLOTS.find((known) => known === route.params?.slot);
  const restore = useRestore(slot, route.params?.file);
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('backup.restoreTitle')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => navigation.popTo('Storage') }}
        />
      }
      footer={<RestoreFoot restore={restore} navigation={navigation} />}
    >
      <Body restore={restore} slot={slot} />
    </Screen>
  );
}

function Body({ restore, slot }: { readonly restore: Restore; readonly slot: Slot | undefined }) {
  const say = useSay();
  const { stage, change } = restore;
  switch (stage.kind) {
    case 'choosing':
      return (
        <View style={{ padding: 20, gap: SPACE.s5 }}>
          {stage.refused && <Refused refused={stage.refused} name={stage.name} />}
          <Txt tone="ink2">{say('backup.restoreIntro')}</Txt>
        </View>
      );
    case 'reading':
      return <EmptyState icon="import" title={say('backup.reading')} />;
    case 'chosen': {
      const kept = say(slot && isGeneration({ slot }) ? 'backup.keptAuto' : 'backup.keptPoint');
      return <RestorePreview title={stage.name ?? kept} chosen={stage} change={change} />;
    }
    case 'restoring':
      return <EmptyState icon="import" title={say('backup.restoring')} text={say('backup.restoringNote')} />;
    case 'done':
      return <RestoreDone merged={stage.merged} before={stage.before} />;
  }
}

interface FootProps {
  readonly restore: Restore;
  readonly navigation: ScreenProps<'Restore'>['navigation'];
}

function RestoreFoot({ restore: { stage, choose, restore }, navigation }: FootProps) {
  const say = useSay();
  switch (stage.kind) {
    case 'choosing':
      return (
        <Foot>
          <Button kind="primary" icon="import" title={say('backup.choose')} onPress={choose} style={WIDE} />
        </Foot>
      );
    case 'reading':
    case 'restoring':
      return null;
    case 'chosen': {
      const idle = stage.how === 'merge' && changesNothing(stage.preview.merge);
      return (
        <Foot>
          <Button title={say('backup.chooseOther')} onPress={choose} style={{ minHeight: 56 }} />
          <Button
            kind={stage.how === 'replace' && stage.preview.here.games > 0 ? 'danger' : 'primary'}
            title={say(stage.how === 'merge' ? 'backup.doMerge' : 'backup.doReplace')}
            reason={idle ? say('backup.nothingNew') : undefined}
            onPress={restore}
            style={WIDE}
          />
        </Foot>
      );
    }
    case 'done':
      return (
        <Foot>
          <Button
            title={say('backup.toHistory')}
            onPress={() => navigation.popTo('History')}
            style={{ minHeight: 56 }}
          />
          <Button
            kind="primary"
            title={say('backup.finished')}
            onPress={() => navigation.popTo('Home')}
            style={WIDE}
          />
        </Foot>
      );
  }
}

const WIDE = { flexGrow: 1, flexShrink: 1 } as const;
