import { useEffect } from 'react';
import { Animated, Pressable, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useSay } from '@/i18n';
import { useTheme } from '../theme/ThemeProvider';
import { useMoving } from '../theme/useMoving';
import { RADIUS, SPACE, TARGET } from '../theme/tokens';
import { useHaptics } from '../theme/useHaptics';
import { Txt } from '../Txt';
import { useLayout } from '../useLayout';

export interface SnackbarMessage {
  readonly id: number;
  readonly text: string;
  readonly undo?: () => void;
}

interface Props {
  readonly message: SnackbarMessage | null;
  readonly above: number;
  readonly onDismiss: () => void;
}

/** Keeps the buttons of the header and of the side bar free. */
const BETWEEN_BUTTONS = { left: 64, right: 192 } as const;

/** The live region is always there and only its text changes: a region that appears with its text is not read. */
export function Snackbar({ message, above, onDismiss }: Props) {
  const { colour, motion } = useTheme();
  const insets = useSafeAreaInsets();
  const haptics = useHaptics();
  const say = useSay();
  // On a phone on its side the bottom is full of figures: there it goes over the title.
  const low = useLayout() === 'landscape';
  const from = low ? -SPACE.s4 : SPACE.s4;
  const shown = useMoving(0);
  const id = message?.id;
  useEffect(() => {
    shown.setValue(0);
    if (id === undefined) return;
    Animated.timing(shown, { toValue: 1, duration: motion.step, useNativeDriver: false }).start();
  }, [id, shown, motion.step]);

  const takeBack = () => {
    haptics.undo();
    onDismiss();
    message?.undo?.();
  };
  return (
    <View
      style={{
        position: 'absolute',
        ...(low
          ? { ...BETWEEN_BUTTONS, top: insets.top }
          : { left: SPACE.s3, right: SPACE.s3, bottom: (above || insets.bottom) + SPACE.s2 }),
        alignItems: 'center',
        pointerEvents: 'box-none',
      }}
    >
      <Animated.View
        aria-live="polite"
        style={{
          opacity: shown,
          transform: [{ translateY: shown.interpolate({ inputRange: [0, 1], outputRange: [from, 0] }) }],
          width: '100%',
          maxWidth: 520,
        }}
      >
        {message && (
          <View
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              minHeight: TARGET.base,
              paddingLeft: SPACE.s4,
              borderRadius: RADIUS.control,
              borderWidth: 1.5,
              borderColor: colour.edge,
              backgroundColor: colour.raised,
            }}
          >
            {/* It covers somebody's figures: a tap on the words closes it. Screen readers see text, not a control. */}
            <Pressable
              onPress={onDismiss}
              accessible={false}
              tabIndex={-1}
              style={{ flex: 1, paddingVertical: SPACE.s3, paddingRight: SPACE.s3 }}
            >
              <Txt role="label">{message.text}</Txt>
            </Pressable>
            {message.undo && (
              <Pressable
                role="button"
                onPress={takeBack}
                style={({ pressed }) => ({
                  minHeight: TARGET.base,
                  minWidth: TARGET.base,
                  justifyContent: 'center',
                  paddingHorizontal: SPACE.s4,
                  opacity: pressed ? 0.7 : 1,
                })}
              >
                <Txt role="button" tone="lamp">
                  {say('ui.undo')}
                </Txt>
              </Pressable>
            )}
          </View>
        )}
      </Animated.View>
    </View>
  );
}
