import { View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { Txt } from '../Txt';

export interface FigureStripProps {
  readonly figures: readonly { readonly label: string; readonly text: string }[];
}

/** A few figures side by side, each over its word; as many in a line as there is room for. */
export function FigureStrip({ figures }: FigureStripProps) {
  const { colour } = useTheme();
  return (
    <View role="list" style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
      {figures.map(({ label, text }) => (
        <View
          key={label}
          role="listitem"
          style={{
            flexGrow: 1,
            flexBasis: 104,
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
