import { View } from 'react-native';
import { useTheme } from './theme/ThemeProvider';

/** While something loads: that takes a moment, and a spinner that flashes is worse than none. */
export function BlankPage() {
  const { colour } = useTheme();
  return <View style={{ flex: 1, backgroundColor: colour.page }} />;
}
