import { View } from 'react-native';
import { useTheme } from './theme/ThemeProvider';

/** At the corner of an icon: the rules want it now. The words for a screen reader are its control's. */
export function DueDot({ on }: { readonly on?: 'act' }) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        ...(on === undefined && { position: 'absolute', top: -5, right: -9 }),
        width: 9,
        height: 9,
        borderRadius: 9,
        backgroundColor: on === 'act' ? colour.onAct : colour.lamp,
      }}
    />
  );
}
