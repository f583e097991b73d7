import { useContext } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { openSessionOf } from '@/state/sessionStore';
import { useSession } from '@/state/useStores';
import { DueDot, Icon, ListRow, Press, RADIUS, SPACE, Txt, useTheme } from '@/ui';
import { AskingContext } from '../learn/AskableSheet';
import { rulesOf, useAskEntry } from '../learn/useAskEntry';
import type { SheetAction } from './ActionSheet';

interface Props {
  readonly action: SheetAction;
  readonly onClose: () => void;
}

/** What a tap does now: the action, or what the rules say about it. */
function useTapped({ action, onClose }: Props) {
  const say = useSay();
  const askEntry = useAskEntry();
  const open = useSession(openSessionOf);
  const asking = useContext(AskingContext) === true;
  const { title, reference, reason, hint, due } = action;
  const tap = (does: () => void) => () => {
    onClose();
    does();
  };
  if (!asking)
    return { label: title, hint: due ? say('table.dueNow') : hint, reason, onPress: tap(action.onPress) };
  return {
    label: say('learn.rulesOn', { name: title }),
    hint: undefined,
    reason: reference === undefined ? say('learn.noRule') : undefined,
    onPress: tap(() => {
      if (open && reference !== undefined) askEntry(rulesOf(open), reference);
    }),
  };
}

/** An icon over its words; the words wrap and are never cut. */
export function ActionTile(props: Props) {
  const { icon, title, due = false } = props.action;
  const { colour } = useTheme();
  const { label, hint, reason, onPress } = useTapped(props);
  const tone = reason !== undefined ? 'inkOff' : due ? 'lamp' : 'ink2';
  return (
    <Press
      label={label}
      {...(hint !== undefined && { hint })}
      reason={reason}
      onPress={onPress}
      insetFocus
      style={({ pressed, hovered }) => ({
        flexGrow: 1,
        minHeight: 76,
        alignItems: 'center',
        gap: SPACE.s1,
        paddingTop: SPACE.s3,
        paddingBottom: SPACE.s2,
        paddingHorizontal: 2,
        borderRadius: RADIUS.control,
        backgroundColor: pressed ? colour.lit : hovered ? colour.page : 'transparent',
      })}
    >
      <View>
        <Icon name={icon} size={28} color={colour[tone]} />
        {due && <DueDot />}
      </View>
      <Txt role="captionStrong" tone={tone === 'ink2' ? 'ink' : tone} align="center">
        {title}
      </Txt>
    </Press>
  );
}

/** With a line about what it comes to, what waits there, or why it cannot be done. */
export function ActionRow(props: Props) {
  const { icon, title, note, begun, due = false } = props.action;
  const { colour } = useTheme();
  const say = useSay();
  const { label, reason, onPress } = useTapped(props);
  const words = begun ?? note;
  return (
    <ListRow
      leading={
        <View style={{ alignSelf: 'flex-start' }}>
          <Icon name={icon} size={26} color={reason === undefined ? colour.lamp : colour.inkOff} />
          {due && <DueDot />}
        </View>
      }
      title={title}
      {...(label !== title && { label })}
      subtitle={due && words !== undefined ? say('ui.due', { label: words }) : words}
      reason={reason}
      onPress={onPress}
    />
  );
}
