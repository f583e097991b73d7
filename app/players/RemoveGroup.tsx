import { View } from 'react-native';
import type { ListedGroup } from '@/data/groups';
import { useSay } from '@/i18n';
import { useRoster } from '@/state/useStores';
import { Button, Sheet, SPACE, Txt } from '@/ui';

interface Props {
  readonly group: ListedGroup;
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Says what stays, and asks. */
export function RemoveGroup({ group, visible, onClose, onRemoved }: Props) {
  const say = useSay();
  const removeGroup = useRoster((roster) => roster.removeGroup);
  const go = async () => {
    onClose();
    onRemoved();
    await removeGroup(group.id);
  };
  return (
    <Sheet
      visible={visible}
      title={say('players.removeGroupTitle', { name: group.name })}
      onClose={onClose}
      reading
      foot={
        <>
          <Button title={say('players.keepGroup')} onPress={onClose} style={{ minHeight: 56 }} />
          <Button
            kind="danger"
            icon="trash"
            title={say('players.removeGroup')}
            onPress={() => void go()}
            style={{ flex: 1 }}
          />
        </>
      }
    >
      <View style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3 }}>
        <Txt>{say('players.removeGroupText', { count: group.games })}</Txt>
      </View>
    </Sheet>
  );
}
