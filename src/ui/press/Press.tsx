import { useEffect, useRef, type ReactNode } from 'react';
import { Platform, Pressable, type View, type PressableProps, type Role, type ViewStyle } from 'react-native';
import { useSnackbar } from '../snackbar/SnackbarProvider';
import { useHaptics } from '../theme/useHaptics';
import { describeOff } from './describeOff';

export interface PressProps {
  readonly children?: ReactNode;
  readonly onPress: () => void;
  /** What a screen reader says; without it, the text inside. */
  readonly label?: string;
  readonly hint?: string;
  readonly role?: Role;
  /** Why it cannot be used now. It stays tappable and then says so: a dead control explains nothing. */
  readonly reason?: string | undefined;
  readonly selected?: boolean;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly style: (state: { readonly pressed: boolean; readonly hovered: boolean }) => ViewStyle;
  /** The focus ring goes inside, where the control touches the edge of the screen. */
  readonly insetFocus?: boolean;
  readonly onPressIn?: () => void;
  readonly onPressOut?: () => void;
  readonly onLongPress?: () => void;
  readonly value?: string;
  readonly id?: string;
}

/** What every control is made of: role, label, state, and a refusal that is said aloud. */
export function Press({ onPress, reason, style, label, hint, role = 'button', ...rest }: PressProps) {
  const view = useRef<View>(null);
  const { say } = useSnackbar();
  const haptics = useHaptics();
  const off = reason !== undefined;
  const said = reason ?? hint;
  useEffect(() => describeOff(view.current, off, said), [off, said]);

  const refuse = () => {
    haptics.refuse();
    if (reason) say(reason);
  };
  const aria: PressableProps = {
    ...(label !== undefined && { 'aria-label': label }),
    ...(said !== undefined && { accessibilityHint: said }),
    ...(rest.selected !== undefined && { 'aria-selected': rest.selected }),
    ...(rest.checked !== undefined && { 'aria-checked': rest.checked }),
    ...(rest.expanded !== undefined && { 'aria-expanded': rest.expanded }),
    ...(rest.value !== undefined && { accessibilityValue: { text: rest.value } }),
    ...(rest.id !== undefined && { nativeID: rest.id }),
    'aria-disabled': off,
  };
  return (
    <Pressable
      ref={view}
      role={role}
      {...aria}
      {...(Platform.OS === 'web' && rest.insetFocus ? { dataSet: { insetFocus: 'true' } } : null)}
      onPress={off ? refuse : onPress}
      onPressIn={off ? undefined : rest.onPressIn}
      onPressOut={rest.onPressOut}
      {...(rest.onLongPress && !off && { onLongPress: rest.onLongPress })}
      style={(state) => style({ pressed: state.pressed, hovered: 'hovered' in state && !!state.hovered })}
    >
      {rest.children}
    </Pressable>
  );
}
