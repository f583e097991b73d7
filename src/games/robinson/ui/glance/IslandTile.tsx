import { View } from 'react-native';
import { Txt, useTheme } from '@/ui';
import { Path, Svg } from '@/ui/svg';

interface Props {
  readonly number: number;
  readonly camp: boolean;
  /** The terrain, or that it is the camp. */
  readonly word: string;
}

const WIDE = 92;
const HIGH = 80;
/** Flat on top, as the tiles lie on the board. */
const HEX = 'M24 2H68L90 40 68 78H24L2 40z';

/** A tile of the island that lies face up. */
export function IslandTile({ number, camp, word }: Props) {
  const { colour } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={`${number}. ${word}`}
      style={{ width: WIDE, height: HIGH, alignItems: 'center', justifyContent: 'center' }}
    >
      <Svg
        width={WIDE}
        height={HIGH}
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        aria-hidden
        style={{ position: 'absolute' }}
      >
        <Path
          d={HEX}
          fill={camp ? colour.lit : colour.well}
          stroke={camp ? colour.lamp : colour.edge}
          strokeWidth={camp ? 3 : 1.5}
        />
      </Svg>
      <Txt role="figureS" hidden>
        {`${number}`}
      </Txt>
      <Txt role="caption" tone="ink2" align="center" steady hidden>
        {word}
      </Txt>
    </View>
  );
}
