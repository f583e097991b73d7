import { View } from 'react-native';
import type { IconName, TableAction } from '@/engine';
import { useSay } from '@/i18n';
import { Later, ListRow, Sheet } from '@/ui';
import { AskEntry } from '../learn/AskEntry';
import type { GameText } from '../text/useGameText';

export interface SheetAction {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string | undefined;
  readonly reason?: string | undefined;
  /** What was begun there and waits. */
  readonly begun?: string | undefined;
  /** An entry of the rules reference. */
  readonly reference?: string | undefined;
  readonly onPress: () => void;
}

interface Props {
  readonly visible: boolean;
  /** Asked for only while the sheet is there: a closed one costs a tap on the table nothing. */
  readonly actions: () => readonly SheetAction[];
  readonly onClose: () => void;
}

/** Everything that has no place in the bar. */
export function ActionSheet({ visible, actions, onClose }: Props) {
  const say = useSay();
  return (
    <Sheet visible={visible} title={say('table.more')} onClose={onClose}>
      <Rows actions={actions} onClose={onClose} />
    </Sheet>
  );
}

/** A phone shows hardly more at once. */
const FIRST = 8;

function Rows({ actions, onClose }: Omit<Props, 'visible'>) {
  const all = actions();
  const row = (action: SheetAction) => <ActionRow key={action.id} action={action} onClose={onClose} />;
  return (
    <>
      {all.slice(0, FIRST).map(row)}
      <Later>{all.slice(FIRST).map(row)}</Later>
    </>
  );
}

function ActionRow({ action, onClose }: { readonly action: SheetAction } & Pick<Props, 'onClose'>) {
  const { icon, title, note, reason, begun, reference, onPress } = action;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <View style={{ flex: 1, minWidth: 0 }}>
        <ListRow
          icon={icon}
          title={title}
          subtitle={reason ?? begun ?? note}
          reason={reason}
          onPress={() => {
            onClose();
            onPress();
          }}
        />
      </View>
      {reference !== undefined && <AskEntry entry={reference} name={title} onAsk={onClose} />}
    </View>
  );
}

export function toSheetAction(
  action: TableAction<unknown>,
  text: GameText,
  onPress: () => void,
): SheetAction {
  return {
    id: action.id,
    icon: action.icon,
    title: text(action.label),
    note: action.note && text(action.note),
    reason: action.reason && text(action.reason),
    reference: action.reference,
    onPress,
  };
}
