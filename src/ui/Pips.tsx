import { View } from 'react-native';
import { useTheme } from './theme/ThemeProvider';
import { SPACE } from './theme/tokens';
import { Txt } from './Txt';

export interface PipsProps {
  readonly lit: number;
  readonly of: number;
  /** What they count, e.g. "5 dice left"; always there, because a screen reader cannot read pips. */
  readonly label: string;
}

export function Pips({ lit, of, label }: PipsProps) {
  const { colour } = useTheme();
  // Many of them still have to fit beside their words.
  const side = of > 10 ? 6 : 8;
  return (
    <View
      style={{ flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, alignItems: 'center', columnGap: 10 }}
    >
      <View aria-hidden style={{ flexDirection: 'row', gap: of > 10 ? 2 : 3, marginVertical: SPACE.s1 }}>
        {Array.from({ length: Math.min(of, 20) }, (_pip, index) => (
          <View
            key={index}
            style={{
              width: side,
              height: side,
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
