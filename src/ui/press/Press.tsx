import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import {
  Linking,
  Platform,
  Pressable,
  type View,
  type PressableProps,
  type Role,
  type ViewStyle,
} from 'react-native';
import { translate } from '@/i18n';
import { useSnackbar } from '../snackbar/SnackbarProvider';
import { useHaptics } from '../theme/useHaptics';
import { describeOff } from './describeOff';
import { isSecondOf, tapOf } from './doubleTap';
import { useHold } from './useHold';

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
  /** Two quick taps count as one: by the second, the button does something else. */
  readonly single?: boolean | undefined;
  readonly onPressIn?: () => void;
  readonly onPressOut?: () => void;
  readonly onLongPress?: () => void;
  readonly value?: string;
  readonly id?: string;
  /** An address outside the app: on the web a real link in a new tab, which gives no referrer. */
  readonly href?: string;
}

/** Why nothing within can be used now, such as what somebody else is answering; null where everything can. */
export const OffContext = createContext<string | null>(null);

/** What every control is made of: role, label, state, and a refusal that is announced. */
export function Press({ onPress, style, label, hint, role = 'button', ...rest }: PressProps) {
  const reason = useContext(OffContext) ?? rest.reason;
  const view = useRef<View>(null);
  const { say } = useSnackbar();
  const haptics = useHaptics();
  const off = reason !== undefined;
  const { href } = rest;
  const link = href !== undefined && !off;
  const said = reason ?? hint;
  useEffect(() => describeOff(view.current, off, said), [off, said]);

  const refuse = () => {
    haptics.refuse();
    if (reason) say(reason);
  };
  const lastTap = useRef<number | null>(null);
  const press = (event: unknown) => {
    const tap = tapOf(event);
    const again = rest.single === true && isSecondOf(lastTap.current, tap);
    lastTap.current = tap.at;
    if (again) return;
    if (Platform.OS !== 'web' && link)
      void Linking.openURL(href).catch(() => say(translate('ui.noApp', {}, null)));
    onPress();
  };
  const hold = useHold(press, rest.onLongPress);
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
      role={link ? 'link' : role}
      {...aria}
      {...(Platform.OS === 'web' && link ? { href, hrefAttrs: NEW_TAB } : null)}
      {...(Platform.OS === 'web' && rest.insetFocus ? { dataSet: { insetFocus: 'true' } } : null)}
      onPress={off ? refuse : press}
      onPressIn={off ? undefined : rest.onPressIn}
      onPressOut={rest.onPressOut}
      {...(rest.onLongPress && !off && hold)}
      style={(state) => style({ pressed: state.pressed, hovered: 'hovered' in state && !!state.hovered })}
    >
      {rest.children}
    </Pressable>
  );
}

const NEW_TAB = { target: '_blank', rel: 'noreferrer' };
