import { View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';

/** The ledger's double line, from top to bottom of what it lies in. */
export function MarginLine({ left }: { readonly left: number }) {
  const { colour } = useTheme();
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        left,
        top: 0,
        bottom: 0,
        width: 4,
        borderLeftWidth: 1,
        borderRightWidth: 1,
        borderColor: colour.margin,
        pointerEvents: 'none',
      }}
    />
  );
}
