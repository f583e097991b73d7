import { View } from 'react-native';
import { Icon, SPACE, Txt, useTheme } from '@/ui';

/** How this step works, shown the first time it comes up. */
export function StepHelp({ words }: { readonly words: string }) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: SPACE.s3,
        margin: SPACE.s4,
        marginBottom: SPACE.s2,
        paddingLeft: SPACE.s3,
        borderLeftWidth: 3,
        borderColor: colour.lamp,
      }}
    >
      <Icon name="learn" size={22} color={colour.lamp} />
      <Txt tone="ink2" style={{ flex: 1 }}>
        {words}
      </Txt>
    </View>
  );
}
