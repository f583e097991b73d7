import { View } from 'react-native';
import { Icon, SPACE, Txt, useTheme } from '@/ui';

/** Short sentences one under the other, each with a mark. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  const { colour } = useTheme();
  return (
    <View style={{ paddingHorizontal: 20, paddingTop: SPACE.s3, gap: SPACE.s2 }}>
      {lines.map((line) => (
        <View key={line} style={{ flexDirection: 'row', gap: SPACE.s3 }}>
          <View style={{ paddingTop: 3 }}>
            <Icon name="next" size={16} color={colour.ink3} />
          </View>
          <View style={{ flex: 1 }}>
            <Txt>{line}</Txt>
          </View>
        </View>
      ))}
    </View>
  );
}
