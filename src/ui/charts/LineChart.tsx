import { useState } from 'react';
import { View } from 'react-native';
import { Circle, Line, Path, Svg } from '../svg';
import { writeNumber } from '../counter/Figure';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE } from '../theme/tokens';
import { Txt } from '../Txt';
import { roundScale } from './roundScale';

export interface LineChartProps {
  /** What it shows, and how it went, in words. */
  readonly label: string;
  readonly lines: readonly ChartSeries[];
  /** Under the first and the last point. */
  readonly from: string;
  readonly to: string;
}

export interface ChartSeries {
  readonly name: string;
  /** A point where nothing is known is left out. */
  readonly values: readonly (number | null)[];
  /** Dashed where a second line must look different without colour. */
  readonly dashed?: boolean;
  /** Points that are drawn full, e.g. wins. */
  readonly marked?: readonly boolean[];
}

const HEIGHT = 180;
const LEFT = 44;
const PAD = 12;

/** Values one after the other, evenly spaced. */
export function LineChart({ label, lines, from, to }: LineChartProps) {
  const { colour } = useTheme();
  const [width, setWidth] = useState(0);
  const count = Math.max(0, ...lines.map(({ values }) => values.length));
  const { low, high, ticks } = roundScale(
    lines.flatMap(({ values }) => values.filter((value) => value !== null)),
  );
  const inner = { width: Math.max(0, width - LEFT - PAD), height: HEIGHT - PAD * 2 };
  const x = (i: number) => LEFT + (count < 2 ? inner.width / 2 : (i / (count - 1)) * inner.width);
  const y = (value: number) => PAD + inner.height - ((value - low) / (high - low)) * inner.height;
  return (
    <View
      role="img"
      aria-label={label}
      onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
      style={{ minHeight: HEIGHT }}
    >
      {width > 0 && (
        <View aria-hidden>
          <Svg width={width} height={HEIGHT}>
            {ticks.map((tick) => (
              <Line key={tick} x1={LEFT} x2={width - PAD} y1={y(tick)} y2={y(tick)} stroke={colour.rule} />
            ))}
            {lines.map(({ name, values, dashed }) => (
              <Path
                key={name}
                d={pathOf(values, x, y)}
                fill="none"
                stroke={dashed ? colour.ink3 : colour.lamp}
                strokeWidth={2.5}
                strokeLinejoin="round"
                {...(dashed && { strokeDasharray: '3 5', strokeLinecap: 'round' as const })}
              />
            ))}
            {lines.flatMap(({ name, values, dashed, marked }) =>
              values.map((value, i) =>
                value === null || (dashed && count > 1) ? null : (
                  <Circle
                    key={`${name} ${i}`}
                    cx={x(i)}
                    cy={y(value)}
                    r={4}
                    stroke={colour.lamp}
                    strokeWidth={2}
                    fill={marked?.[i] === false ? colour.page : colour.lamp}
                  />
                ),
              ),
            )}
          </Svg>
          {ticks.map((tick) => (
            <View key={tick} style={{ position: 'absolute', left: 0, width: LEFT - 6, top: y(tick) - 9 }}>
              <Txt role="caption" tone="ink3" align="right">
                {writeNumber(tick)}
              </Txt>
            </View>
          ))}
          <View
            style={{
              flexDirection: 'row',
              justifyContent: 'space-between',
              paddingLeft: LEFT,
              gap: SPACE.s3,
            }}
          >
            <Txt role="caption" tone="ink3">
              {from}
            </Txt>
            {from !== to && (
              <Txt role="caption" tone="ink3">
                {to}
              </Txt>
            )}
          </View>
        </View>
      )}
    </View>
  );
}

function pathOf(
  values: readonly (number | null)[],
  x: (i: number) => number,
  y: (value: number) => number,
): string {
  const known = values.flatMap((value, i) => (value === null ? [] : [[x(i), y(value)] as const]));
  return known.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('');
}
