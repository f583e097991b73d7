import type { ListedGroup } from '@/data/groups';
import { useSay } from '@/i18n';
import { useRoster } from '@/state/useStores';
import { ConfirmLoss } from '../confirm/ConfirmLoss';

interface Props {
  readonly group: ListedGroup;
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveGroup({ group, visible, onClose, onRemoved }: Props) {
  const say = useSay();
  const removeGroup = useRoster((roster) => roster.removeGroup);
  return (
    <ConfirmLoss
      visible={visible}
      title={say('players.removeGroupTitle', { name: group.name })}
      text={say('players.removeGroupText', { count: group.games })}
      keep={say('players.keepGroup')}
      lose={say('players.removeGroup')}
      onClose={onClose}
      onLose={async () => {
        onRemoved();
        await removeGroup(group.id);
      }}
    />
  );
}
