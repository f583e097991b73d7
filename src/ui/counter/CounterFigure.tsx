import { Platform, Pressable, type AccessibilityActionEvent, type PressableProps } from 'react-native';
import { useSay } from '@/i18n';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, TARGET, type TextRole } from '../theme/tokens';
import { Figure, writeNumber } from './Figure';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly unknown: boolean;
  readonly min: number;
  readonly max?: number;
  readonly role: TextRole;
  readonly minWidth: number;
  readonly onStep: (by: 1 | -1) => boolean;
  readonly onOpen?: () => void;
  readonly onHold?: (() => void) | undefined;
}

/** The number itself: it answers a screen reader's increment and decrement, arrow keys, and a tap with the keypad. */
export function CounterFigure(props: Props) {
  const { label, value, unknown, min, max, role, minWidth, onStep, onOpen, onHold } = props;
  const { colour } = useTheme();
  const say = useSay();
  const act = ({ nativeEvent: { actionName } }: AccessibilityActionEvent) => {
    if (actionName === 'increment') onStep(1);
    if (actionName === 'decrement') onStep(-1);
    if (actionName === 'activate') onOpen?.();
    if (actionName === 'longpress') onHold?.();
  };
  const onKeyDown = (event: { readonly key: string; preventDefault(): void }) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    onStep(by);
  };
  const platform: PressableProps =
    Platform.OS === 'web'
      ? { role: 'spinbutton', ...{ onKeyDown } }
      : {
          accessibilityRole: 'adjustable',
          accessibilityActions: [
            { name: 'increment' },
            { name: 'decrement' },
            ...(onOpen ? [{ name: 'activate' }] : []),
            ...(onHold ? [{ name: 'longpress', label: say('putRight.hold') }] : []),
          ],
          onAccessibilityAction: act,
        };
  return (
    <Pressable
      {...platform}
      aria-label={label}
      {...(!unknown && { 'aria-valuenow': value })}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={unknown ? say('ui.counter.unknown') : writeNumber(value)}
      {...(onOpen && { accessibilityHint: say('ui.counter.type'), onPress: onOpen })}
      {...(onHold && { onLongPress: onHold })}
      style={({ pressed }) => ({
        minWidth,
        minHeight: TARGET.base,
        flexGrow: 1,
        justifyContent: 'center',
        borderRadius: RADIUS.control,
        backgroundColor: pressed && onOpen ? colour.raised : 'transparent',
      })}
    >
      <Figure value={value} unknown={unknown} role={role} />
    </Pressable>
  );
}
