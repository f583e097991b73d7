import type { Does, TableAction } from '@/engine';
import { useSay } from '@/i18n';
import { isIconName, ListRow, Sheet } from '@/ui';
import type { GameText } from '../text/useGameText';

export interface SheetAction {
  readonly id: string;
  readonly icon: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly reason?: string | undefined;
  readonly onPress: () => void;
}

interface Props {
  readonly visible: boolean;
  readonly actions: readonly SheetAction[];
  readonly onClose: () => void;
}

/** Everything that has no place in the bar. */
export function ActionSheet({ visible, actions, onClose }: Props) {
  const say = useSay();
  return (
    <Sheet visible={visible} title={say('table.more')} onClose={onClose}>
      {actions.map(({ id, icon, title, note, reason, onPress }) => (
        <ListRow
          key={id}
          icon={isIconName(icon) ? icon : 'game'}
          title={title}
          subtitle={reason ?? note}
          reason={reason}
          onPress={() => {
            onClose();
            onPress();
          }}
        />
      ))}
    </Sheet>
  );
}

export function toSheetAction(
  action: TableAction<unknown>,
  text: GameText,
  carryOut: (does: Does<unknown>) => void,
): SheetAction {
  return {
    id: action.id,
    icon: action.icon,
    title: text(action.label),
    note: action.note && text(action.note),
    reason: action.reason && text(action.reason),
    onPress: () => carryOut(action.does),
  };
}
