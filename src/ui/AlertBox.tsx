import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon } from './icons/Icon';
import { useTheme } from './theme/ThemeProvider';
import { RADIUS, SPACE } from './theme/tokens';

/** Something did not work: a frame around why, and what is true now. */
export function AlertBox({ children }: { readonly children: ReactNode }) {
  const { colour } = useTheme();
  return (
    <View
      role="alert"
      style={{
        flexDirection: 'row',
        gap: SPACE.s3,
        padding: SPACE.s4,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: colour.loss,
        backgroundColor: colour.lossWash,
      }}
    >
      <Icon name="warning" size={24} color={colour.loss} />
      <View style={{ flex: 1, gap: SPACE.s1 }}>{children}</View>
    </View>
  );
}
