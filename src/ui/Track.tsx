import { View } from 'react-native';
import { useTheme } from './theme/ThemeProvider';

export interface TrackProps {
  readonly value: number;
  readonly max: number;
  /** The last of the filled notches that are about to be spent: hollow, with a lamp edge. */
  readonly giving?: number;
  readonly large?: boolean;
}

/** Notches, one per unit. Decoration: the figure beside it says the number. Over 12 units it would be a smear. */
export function Track({ value, max, giving = 0, large = false }: TrackProps) {
  const { colour } = useTheme();
  if (max > 12) return null;
  return (
    <View aria-hidden style={{ flexDirection: 'row', gap: large ? 3 : 2.5 }}>
      {Array.from({ length: max }, (_notch, index) => {
        const filled = index < value - giving;
        const given = !filled && index < value;
        return (
          <View
            key={index}
            style={{
              width: large ? 7 : 5,
              height: large ? 15 : 12,
              borderRadius: 1.5,
              borderWidth: given ? 1.5 : 1,
              borderColor: given ? colour.lamp : filled ? colour.ink2 : colour.edge,
              backgroundColor: filled ? colour.ink2 : 'transparent',
              opacity: filled || given ? 1 : 0.75,
            }}
          />
        );
      })}
    </View>
  );
}
