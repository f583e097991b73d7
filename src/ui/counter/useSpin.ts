import { Platform, type AccessibilityActionEvent, type PressableProps } from 'react-native';
import { useSay } from '@/i18n';
import { useHold } from '../press/useHold';
import { writeNumber } from './Figure';

interface Spun {
  readonly label: string;
  readonly value: number;
  readonly unknown?: boolean;
  readonly min: number;
  readonly max?: number | undefined;
  readonly onStep: (by: 1 | -1) => boolean;
  /** A tap, and what it does. */
  readonly onOpen?: (() => void) | undefined;
  readonly opens?: string;
  /** A long press, and what it does. */
  readonly onHold?: (() => void) | undefined;
  readonly holds?: string;
}

/** A number that answers a screen reader's increment and decrement, arrow keys, a tap and a long press. */
export function useSpin(props: Spun): PressableProps {
  const { label, value, unknown = false, min, max, onStep, onOpen, opens, onHold, holds } = props;
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
  const press = useHold(() => onOpen?.(), onHold);
  const platform: PressableProps =
    Platform.OS === 'web'
      ? { role: 'spinbutton', ...{ onKeyDown } }
      : {
          accessibilityRole: 'adjustable',
          accessibilityActions: [
            { name: 'increment' },
            { name: 'decrement' },
            ...(onOpen ? [{ name: 'activate' }] : []),
            ...(onHold ? [{ name: 'longpress', label: holds ?? say('putRight.hold') }] : []),
          ],
          onAccessibilityAction: act,
        };
  return {
    ...platform,
    'aria-label': label,
    ...(!unknown && { 'aria-valuenow': value }),
    'aria-valuemin': min,
    ...(max !== undefined && { 'aria-valuemax': max }),
    'aria-valuetext': unknown ? say('ui.counter.unknown') : writeNumber(value),
    ...(onOpen && { accessibilityHint: opens ?? say('ui.counter.type'), onPress: onOpen }),
    ...(onHold && press),
  };
}
