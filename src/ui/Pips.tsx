import { View } from 'react-native';
import { useTheme } from './theme/ThemeProvider';
import { SPACE } from './theme/tokens';
import { Txt } from './Txt';

export interface PipsProps {
  readonly lit: number;
  readonly of: number;
  /** What they count, e.g. "5 dice left"; always there, because pips alone say nothing to the ear. */
  readonly label: string;
}

export function Pips({ lit, of, label }: PipsProps) {
  const { colour } = useTheme();
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 10 }}>
      <View aria-hidden style={{ flexDirection: 'row', gap: 3, marginVertical: SPACE.s1 }}>
        {Array.from({ length: Math.min(of, 20) }, (_pip, index) => (
          <View
            key={index}
            style={{
              width: 8,
              height: 8,
              borderRadius: 2,
              borderWidth: 1.5,
              borderColor: index < lit ? colour.lamp : colour.edge,
              backgroundColor: index < lit ? colour.lamp : 'transparent',
            }}
          />
        ))}
      </View>
      <Txt role="caption" tone="ink2">
        {label}
      </Txt>
    </View>
  );
}
