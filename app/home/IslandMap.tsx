import { useWindowDimensions, View } from 'react-native';
import { G, Path, Svg } from '@/ui/svg';
import { useTheme } from '@/ui';
import { contour } from './contours';

const DEEP = [1.22, 1.42, 1.66, 1.94, 2.26].map(contour);
const LAND = [1, 0.84, 0.69, 0.55, 0.42].map(contour);
const HEIGHTS = [0.28, 0.15].map(contour);
const TRAIL = 'M196 146C214 158 226 138 244 142S262 146 270 126';

/** Where the camp is in the picture, at its left edge, and where the picture ends. */
const CAMP = { left: 166, of: 390 };

interface Props {
  readonly width: number;
  /** How far from the left words are written over it; null: so large that camp and trail have no room. */
  readonly beside: number | null;
}

/** The island at night, from above: our camp, the way up, and the flag. Decoration, so nobody reads it aloud. */
export function IslandMap({ width, beside }: Props) {
  const { colour } = useTheme();
  const window = useWindowDimensions();
  // On a narrow phone the camp would be drawn through the wordmark: all of it goes that far to the right.
  const aside = beside === null ? 0 : Math.max(0, beside - (window.width - CAMP.of + CAMP.left));
  return (
    <View aria-hidden style={{ position: 'absolute', top: 0, right: 0, bottom: 0 }}>
      <Svg width={width} height="100%" viewBox="0 0 390 312" preserveAspectRatio="xMaxYMid slice">
        <G fill="none" stroke={colour.rule} strokeDasharray="2 7" strokeLinecap="round">
          {DEEP.map((d) => (
            <Path key={d} d={d} />
          ))}
        </G>
        <G stroke={colour.edge} strokeWidth={1.1}>
          {LAND.map((d, i) => (
            <Path
              key={d}
              d={d}
              fill={i % 2 === 0 ? colour.page : colour.raised}
              strokeWidth={i === 0 ? 2 : 1.1}
            />
          ))}
          {HEIGHTS.map((d) => (
            <Path key={d} d={d} fill={colour.lit} />
          ))}
        </G>
        {beside !== null && (
          <G
            transform={`translate(${aside} 0)`}
            fill="none"
            stroke={colour.lamp}
            strokeWidth={1.75}
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            <Path d={TRAIL} strokeDasharray="0.1 7" strokeWidth={2.4} />
            <Path d="M168 148L179 128L190 148ZM175 128L179 122.500L183 128" />
            <Path d="M174 148L179 138L184 148Z" fill={colour.lamp} />
            <Path d="M272 126V108L283 112L272 116.500" />
          </G>
        )}
      </Svg>
    </View>
  );
}
