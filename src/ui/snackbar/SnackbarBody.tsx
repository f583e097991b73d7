import { useEffect } from 'react';
import { Animated, Pressable, View } from 'react-native';
import { useSay } from '@/i18n';
import { useTheme } from '../theme/ThemeProvider';
import { useMoving } from '../theme/useMoving';
import { RADIUS, SPACE, TARGET } from '../theme/tokens';
import { useHaptics } from '../theme/useHaptics';
import { Txt } from '../Txt';
import { useSaid } from '../useSaid';

export interface SnackbarMessage {
  readonly id: number;
  readonly text: string;
  readonly undo?: () => void;
}

interface Props {
  readonly message: SnackbarMessage | null;
  readonly onDismiss: () => void;
  /** How far it slides in, and from where. */
  readonly from: number;
  /** Two lines fit into a header. */
  readonly tight?: boolean;
}

/** The live region is always there and only its text changes: a region that appears with its text is not read. */
export function SnackbarBody({ message, onDismiss, from, tight = false }: Props) {
  const { colour, motion } = useTheme();
  const haptics = useHaptics();
  const say = useSay();
  const shown = useMoving(0);
  const id = message?.id;
  useSaid(message?.text);
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
            // The header is as high as a button: with a whole edge it would lie over the first row.
            ...(tight && { borderTopWidth: 0, borderBottomWidth: 1 }),
            borderColor: colour.edge,
            backgroundColor: colour.raised,
          }}
        >
          {/* A tap on the words closes it. Screen readers see text, not a control. */}
          <Pressable
            onPress={onDismiss}
            accessible={false}
            tabIndex={-1}
            style={{ flex: 1, paddingVertical: tight ? 2 : SPACE.s2, paddingRight: SPACE.s3 }}
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
  );
}
