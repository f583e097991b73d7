import { View } from 'react-native';
import { Icon } from './icons/Icon';
import { useTheme } from './theme/ThemeProvider';

/** A tick when a kill would lose nothing; nothing pretends to be saved. */
export function SavedMark({ saved, label }: { readonly saved: boolean; readonly label: string }) {
  const { colour } = useTheme();
  return (
    <View role="img" aria-label={label}>
      <Icon name={saved ? 'check' : 'more'} size={16} color={colour.ink3} />
    </View>
  );
}
