import { useWindowDimensions, View } from 'react-native';
import type { ActionGroup, IconName, TableAction } from '@/engine';
import { useSay } from '@/i18n';
import { Later, SPACE, Txt, useTheme } from '@/ui';
import { AskableSheet } from '../learn/AskableSheet';
import type { GameText } from '../text/useGameText';
import { ActionRow, ActionTile } from './ActionTile';

/** What a game offers, then what the app does: other phones and screens, and help. */
const GROUPS = ['play', 'board', 'game', 'phones', 'help'] as const satisfies readonly (
  ActionGroup | 'phones' | 'help'
)[];

export interface SheetAction {
  readonly id: string;
  readonly group: (typeof GROUPS)[number];
  readonly icon: IconName;
  readonly title: string;
  readonly note?: string | undefined;
  /** More about it for a screen reader; everybody else sees what it is. */
  readonly hint?: string | undefined;
  readonly reason?: string | undefined;
  /** What was begun there and waits. */
  readonly begun?: string | undefined;
  /** The rules want it now. */
  readonly due?: boolean | undefined;
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
    <AskableSheet visible={visible} title={say('table.more')} onClose={onClose}>
      <Groups actions={actions} onClose={onClose} />
    </AskableSheet>
  );
}

/** Drawn at once; the rest a frame later. */
const FIRST = 1;

function Groups({ actions, onClose }: Omit<Props, 'visible'>) {
  const all = actions();
  const groups = GROUPS.map((id) => ({ id, actions: all.filter(({ group }) => group === id) })).filter(
    (group) => group.actions.length > 0,
  );
  const drawn = groups.map((group) => <Group key={group.id} {...group} onClose={onClose} />);
  return (
    <>
      {drawn.slice(0, FIRST)}
      <Later>{drawn.slice(FIRST)}</Later>
    </>
  );
}

interface GroupProps extends Pick<Props, 'onClose'> {
  readonly id: SheetAction['group'];
  readonly actions: readonly SheetAction[];
}

/** A grid of icons with their words; what has more to say has a line of its own under it. */
function Group({ id, actions, onClose }: GroupProps) {
  const say = useSay();
  const { colour } = useTheme();
  const columns = useColumns();
  const title = say(`table.group.${id}`);
  const isRow = ({ note, reason, begun }: SheetAction) => (reason ?? begun ?? note) !== undefined;
  return (
    <View role="group" aria-label={title}>
      <View
        style={{ paddingHorizontal: 20, paddingTop: SPACE.s2, borderTopWidth: 1, borderColor: colour.rule }}
      >
        <Txt role="label" tone="ink3" heading={3}>
          {title}
        </Txt>
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', paddingHorizontal: SPACE.s2 }}>
        {actions.map(
          (action) =>
            !isRow(action) && (
              <View key={action.id} style={{ width: `${100 / columns}%` }}>
                <ActionTile action={action} onClose={onClose} />
              </View>
            ),
        )}
      </View>
      {actions.map(
        (action) => isRow(action) && <ActionRow key={action.id} action={action} onClose={onClose} />,
      )}
    </View>
  );
}

/** Wide enough for one long word. */
const TILE = 88;
const SHEET = 600;

function useColumns(): number {
  const { width } = useWindowDimensions();
  const { textScale } = useTheme();
  return Math.max(2, Math.floor((Math.min(width, SHEET) - 2 * SPACE.s2) / (TILE * textScale)));
}

export function toSheetAction(
  action: TableAction<unknown>,
  text: GameText,
  onPress: () => void,
): SheetAction {
  return {
    id: action.id,
    group: action.group ?? 'play',
    icon: action.icon,
    title: text(action.label),
    note: action.note && text(action.note),
    reason: action.reason && text(action.reason),
    due: action.due,
    reference: action.reference,
    onPress,
  };
}
