import { View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { Txt } from '../Txt';
import { useLayout } from '../useLayout';

export interface FigureStripProps {
  readonly figures: readonly { readonly label: string; readonly text: string }[];
}

/** A few figures side by side, each over its word, in lines of the same length. */
export function FigureStrip({ figures }: FigureStripProps) {
  const { colour, textScale } = useTheme();
  const roomy = useLayout() !== 'phone' && figures.length % 4 === 0;
  const columns = textScale > 1.5 ? 1 : roomy ? 4 : figures.length % 3 === 0 ? 3 : 2;
  return (
    <View role="list" style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
      {figures.map(({ label, text }) => (
        <View
          key={label}
          role="listitem"
          style={{
            flexGrow: 1,
            // A little less than its part, for the gaps between.
            flexBasis: `${100 / columns - 3}%`,
            padding: SPACE.s3,
            borderRadius: RADIUS.control,
            backgroundColor: colour.raised,
          }}
        >
          <Txt role="figureS">{text}</Txt>
          <Txt role="caption" tone="ink3">
            {label}
          </Txt>
        </View>
      ))}
    </View>
  );
}
