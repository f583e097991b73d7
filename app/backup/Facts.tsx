import { View } from 'react-native';
import { SPACE, Txt, useTheme } from '@/ui';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Words at the left, figures at the right; where both do not fit, one under the other. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const { colour } = useTheme();
  return (
    <View>
      {facts.map(({ label, value }) => (
        <View
          key={label}
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: SPACE.s4,
            paddingHorizontal: 20,
            paddingVertical: SPACE.s2,
            borderBottomWidth: 1,
            borderColor: colour.rule,
          }}
        >
          <Txt tone="ink2">{label}</Txt>
          <Txt role="labelStrong">{value}</Txt>
        </View>
      ))}
    </View>
  );
}
