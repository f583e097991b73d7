import { View } from 'react-native';
import type { Colour } from '@/engine';
import { writeNumber } from '../counter/Figure';
import { Emblem } from '../icons/Emblem';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { Txt } from '../Txt';

export interface BarGroup {
  readonly id: string;
  readonly label: string;
  readonly bars: readonly Bar[];
}

export interface Bar {
  readonly id: string;
  readonly name: string;
  readonly colour?: Colour;
  readonly value: number;
  /** Shown at the end of the bar, where the bare number is not enough. */
  readonly text?: string;
}

export interface GroupedBarsProps {
  readonly label: string;
  readonly groups: readonly BarGroup[];
}

/** Under each heading one bar per player, all on the same scale; a loss is drawn in the colour of losses. */
export function GroupedBars({ label, groups }: GroupedBarsProps) {
  const most = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => Math.abs(value))));
  const inWords = groups.map(
    (group) =>
      `${group.label}: ${group.bars.map(({ name, value, text }) => `${name} ${text ?? value}`).join(', ')}`,
  );
  return (
    <View role="img" aria-label={`${label}. ${inWords.join('. ')}`} style={{ gap: SPACE.s3 }}>
      {groups.map(({ id, label: heading, bars }) => (
        <View key={id} aria-hidden style={{ gap: 2 }}>
          <Txt role="label" tone="ink2">
            {heading}
          </Txt>
          {bars.map((bar) => (
            <BarLine key={bar.id} bar={bar} most={most} />
          ))}
        </View>
      ))}
    </View>
  );
}

function BarLine({ bar, most }: { readonly bar: Bar; readonly most: number }) {
  const { colour } = useTheme();
  const ink = bar.colour ? colour.player[bar.colour].fill : colour.lamp;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2, minHeight: 24 }}>
      {bar.colour && <Emblem colour={bar.colour} size={16} />}
      <View style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
        <View
          style={{
            height: 12,
            flexShrink: 1,
            width: `${(Math.abs(bar.value) / most) * 82}%`,
            minWidth: 2,
            borderRadius: RADIUS.mark,
            backgroundColor: bar.value < 0 ? colour.loss : ink,
          }}
        />
        <Txt role="figureXs" tone={bar.value < 0 ? 'loss' : 'ink'}>
          {bar.text ?? writeNumber(bar.value)}
        </Txt>
      </View>
    </View>
  );
}
