import { View } from 'react-native';
import type { Colour } from '@/engine';
import { Emblem } from '../icons/Emblem';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { Txt } from '../Txt';

export interface BarListProps {
  readonly label: string;
  readonly bars: readonly ListedBar[];
  /** What a full bar means, e.g. 1 for shares; otherwise the longest bar is full. */
  readonly full?: number;
}

export interface ListedBar {
  readonly id: string;
  readonly name: string;
  readonly colour?: Colour;
  readonly value: number;
  /** The figure as it is written at the end of the bar. */
  readonly text: string;
}

/** One bar per line under its name, all on the same scale; a loss is drawn in the colour of losses. */
export function BarList({ label, bars, full }: BarListProps) {
  const { colour } = useTheme();
  const most = full ?? Math.max(Number.EPSILON, ...bars.map(({ value }) => Math.abs(value)));
  const inWords = bars.map(({ name, text }) => `${name} ${text}`).join(', ');
  return (
    <View role="img" aria-label={`${label}. ${inWords}`} style={{ gap: SPACE.s2 }}>
      {bars.map(({ id, name, colour: own, value, text }) => (
        <View key={id} aria-hidden style={{ gap: 2 }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
            {own && <Emblem colour={own} size={18} />}
            <View style={{ flex: 1, minWidth: 0 }}>
              <Txt role="label" tone="ink2">
                {name}
              </Txt>
            </View>
            <Txt role="figureXs" tone={value < 0 ? 'loss' : 'ink'}>
              {text}
            </Txt>
          </View>
          <View style={{ height: 10, borderRadius: RADIUS.mark, backgroundColor: colour.well }}>
            <View
              style={{
                height: 10,
                width: `${Math.min(100, (Math.abs(value) / most) * 100)}%`,
                minWidth: value === 0 ? 0 : 2,
                borderRadius: RADIUS.mark,
                backgroundColor: value < 0 ? colour.loss : own ? colour.player[own].fill : colour.edge,
              }}
            />
          </View>
        </View>
      ))}
    </View>
  );
}
