import { View } from 'react-native';
import { useTheme } from '@/ui';

/** Blank for most people: opening takes a moment, and a spinner that flashes is worse than none. */
export function Opening() {
  const { colour } = useTheme();
  return <View style={{ flex: 1, backgroundColor: colour.page }} />;
}
