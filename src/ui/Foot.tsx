import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useBottomInset } from './snackbar/SnackbarProvider';
import { useTheme } from './theme/ThemeProvider';
import { SPACE } from './theme/tokens';
import { useLayout } from './useLayout';

export interface FootProps {
  /** Buttons; give one `style={{ flex: 1 }}` to let it take the room. */
  readonly children: ReactNode;
  /** A line over the buttons, or beside them, e.g. why the primary is off. */
  readonly note?: ReactNode;
}

/** Buttons on the desk under the page. */
export function Foot({ children, note }: FootProps) {
  const { colour, textScale } = useTheme();
  const insets = useSafeAreaInsets();
  const setInset = useBottomInset();
  // A phone on its side is low: what is normally above the buttons goes beside them.
  const low = useLayout() === 'landscape' && textScale <= 1.5;
  const margin = low ? 6 : 10;
  return (
    <View
      onLayout={(event) => setInset(event.nativeEvent.layout.height)}
      style={{
        backgroundColor: colour.desk,
        borderTopWidth: 1,
        borderColor: colour.rule,
        paddingTop: margin,
        paddingHorizontal: SPACE.s4,
        paddingBottom: insets.bottom + margin,
        gap: SPACE.s2,
      }}
    >
      {!low && note}
      <View
        style={{
          flexDirection: textScale > 1.5 ? 'column-reverse' : 'row',
          gap: 10,
          width: '100%',
          maxWidth: 688,
          alignSelf: 'center',
        }}
      >
        {low && note !== undefined && <View style={{ flex: 1, justifyContent: 'center' }}>{note}</View>}
        {children}
      </View>
    </View>
  );
}
