import { View } from 'react-native';
import { useSay } from '@/i18n';
import { DueDot } from './DueDot';
import { Icon, type IconName } from './icons/Icon';
import { Press } from './press/Press';
import { useTheme } from './theme/ThemeProvider';
import { Txt } from './Txt';

export interface BarItemProps {
  readonly icon: IconName;
  readonly label: string;
  /** Two quick taps count as one. */
  readonly single?: boolean | undefined;
  readonly onPress: () => void;
  /** The rules want it now: lamp colour and a dot. */
  readonly due?: boolean | undefined;
  /** Something was begun there and waits: a ring. */
  readonly waits?: boolean | undefined;
  readonly reason?: string | undefined;
}

export function BarItem({
  icon,
  label,
  onPress,
  due = false,
  waits = false,
  reason,
  single,
  rail = false,
  third = false,
}: BarItemProps & { readonly rail?: boolean; readonly third?: boolean }) {
  const { colour } = useTheme();
  const say = useSay();
  const called = due ? say('ui.due', { label }) : label;
  const spoken = waits ? say('ui.waits', { label: called }) : called;
  const tone = reason !== undefined ? 'inkOff' : due ? 'lamp' : 'ink2';
  return (
    <Press
      label={spoken}
      onPress={onPress}
      reason={reason}
      single={single}
      insetFocus
      style={({ pressed, hovered }) => ({
        // As wide as its word: a long one ("Zgromadzenie") is not broken while short ones have room to spare.
        ...(rail
          ? { flexGrow: 1 }
          : third
            ? { flexGrow: 1, flexBasis: '33%' }
            : { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' }),
        minHeight: 48,
        minWidth: 48,
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        paddingHorizontal: third ? 0 : 2,
        paddingVertical: rail ? 2 : 6,
        borderColor: colour.rule,
        borderTopWidth: rail ? 1 : 0,
        backgroundColor: pressed ? colour.lit : hovered ? colour.page : 'transparent',
      })}
    >
      <View>
        <Icon name={icon} size={rail ? 22 : 26} color={colour[tone]} />
        {due && <DueDot />}
        {waits && (
          <View
            style={{
              position: 'absolute',
              top: -5,
              left: -10,
              width: 10,
              height: 10,
              borderRadius: 10,
              borderWidth: 2,
              borderColor: colour.ink2,
            }}
          />
        )}
      </View>
      <Txt role="captionStrong" tone={tone} align="center" lines={2}>
        {label}
      </Txt>
    </Press>
  );
}
