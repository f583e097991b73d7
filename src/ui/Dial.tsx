import { View, type ViewStyle } from 'react-native';
import { Path, Svg } from './svg';
import { useSay } from '@/i18n';
import { Figure, writeNumber } from './counter/Figure';
import { Press } from './press/Press';
import { useTheme } from './theme/ThemeProvider';
import { RADIUS, SPACE } from './theme/tokens';
import { Txt } from './Txt';

export interface DialProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The rules want something now: the lamp is on it. */
  readonly due?: boolean;
  readonly size?: number;
  readonly onPress?: () => void;
}

/** A number that climbs to a limit, such as a threat: an open ring with a tooth for every unit. */
export function Dial({ label, value, max, due = false, size = 96, onPress }: DialProps) {
  const { colour } = useTheme();
  const say = useSay();
  const spoken = `${label}: ${say('ui.track', { value: writeNumber(value), max })}`;
  const body = (
    <>
      <Txt role="captionStrong" tone={due ? 'lamp' : 'ink2'} align="center" hidden>
        {`${label} `}
      </Txt>
      <View style={{ width: size, height: size, alignItems: 'center', justifyContent: 'center' }}>
        <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden style={{ position: 'absolute' }}>
          {teeth(max).map((d, index) => (
            <Path
              key={d}
              d={d}
              fill="none"
              stroke={index < value ? (due ? colour.lamp : colour.ink2) : colour.edge}
              strokeOpacity={index < value ? 1 : 0.55}
              strokeWidth={index < value ? 8 : 3}
            />
          ))}
        </Svg>
        <Figure value={value} role="figureM" tone={due ? 'lamp' : 'ink'} />
      </View>
    </>
  );
  const box: ViewStyle = {
    flexDirection: 'column-reverse',
    alignItems: 'center',
    padding: SPACE.s1,
    borderRadius: RADIUS.control,
  };
  if (!onPress) {
    return (
      <View
        accessible
        role="meter"
        aria-label={spoken}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        style={box}
      >
        {body}
      </View>
    );
  }
  return (
    <Press
      label={due ? say('ui.due', { label: spoken }) : spoken}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        ...box,
        backgroundColor: pressed || hovered ? colour.raised : 'transparent',
      })}
    >
      {body}
    </Press>
  );
}

const START = 135;
const SWEEP = 270;
const RADIUS_OF_RING = 42;

/** Arcs from lower left over the top to lower right; over 30 units the ring is cut into 30. */
function teeth(max: number): readonly string[] {
  const count = Math.max(1, Math.min(max, 30));
  const gap = count > 1 ? Math.min(5, SWEEP / count / 3) : 0;
  const step = SWEEP / count;
  return Array.from({ length: count }, (_tooth, index) => {
    const from = at(START + index * step + gap / 2);
    const to = at(START + (index + 1) * step - gap / 2);
    const wide = step - gap > 180 ? 1 : 0;
    return `M${from}A${RADIUS_OF_RING} ${RADIUS_OF_RING} 0 ${wide} 1 ${to}`;
  });
}

function at(degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(50 + RADIUS_OF_RING * Math.cos(turn)).toFixed(2)} ${(50 + RADIUS_OF_RING * Math.sin(turn)).toFixed(2)}`;
}
