import { useState } from 'react';
import { View } from 'react-native';
import { Line, Path, Svg } from '@/ui/svg';
import type { Seat } from '@/engine';
import { useLanguage, useSay } from '@/i18n';
import { Emblem, Icon, SPACE, Txt, useTheme, writeNumber } from '@/ui';
import { formatTime } from '../text/format';
import { chartLines, ICON, spread } from './chartLines';
import type { ScorePoint } from './useTimeline';

interface Props {
  readonly points: readonly ScorePoint[];
  readonly seats: readonly Seat[];
  readonly label: string;
}

export const CHART_HEIGHT = 210;
const HEIGHT = CHART_HEIGHT;
const TOP = 18;
/** The times of day under the lines. */
const BOTTOM = 24;
const LABEL = 76;

/** One line per player, with the emblem at its end: colour is never alone. What all have together is one line. */
export function ScoreChart({ points, seats, label }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { colour } = useTheme();
  const [width, setWidth] = useState(0);
  const box = { left: 44, top: TOP, width: Math.max(0, width - 44 - LABEL), height: HEIGHT - TOP - BOTTOM };
  const together = seats.length > 1 && points.every(({ scores }) => scores.every((s) => s === scores[0]));
  const { lines, marks, hours, ticks } = chartLines(points, together ? 1 : seats.length, box);
  const inkOf = (line: number) => (together ? colour.lamp : colour.player[seats[line]?.colour ?? 'sun'].fill);
  const ends = spread(
    lines.map(({ end }) => end.y),
    20,
  );
  const inWords = seats.map(({ name }, i) =>
    say('timeline.chartTable', {
      player: name,
      from: points[0]?.scores[i] ?? 0,
      to: points.at(-1)?.scores[i] ?? 0,
    }),
  );
  return (
    <View
      role="img"
      aria-label={`${say('timeline.chart', { label })}. ${inWords.join('. ')}`}
      onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
      style={{ height: Math.max(HEIGHT, ...ends.map((y) => y + SPACE.s4)) }}
    >
      {width > 0 && (
        <View aria-hidden>
          <Svg width={width} height={HEIGHT} style={{ position: 'absolute' }}>
            {ticks.map(({ value, y }) => (
              <Line key={value} x1={box.left} x2={box.left + box.width} y1={y} y2={y} stroke={colour.rule} />
            ))}
            {marks.map(({ x }, i) => (
              <Line
                key={i}
                x1={x}
                x2={x}
                y1={TOP}
                y2={TOP + box.height}
                stroke={colour.edge}
                strokeWidth={1.5}
                strokeDasharray="2 5"
              />
            ))}
            {lines.map(({ d }, i) => (
              <Path key={`halo ${i}`} d={d} fill="none" stroke={colour.page} strokeWidth={7} />
            ))}
            {lines.map(({ d }, i) => (
              <Path
                key={seats[i]?.id}
                d={d}
                fill="none"
                stroke={inkOf(i)}
                strokeWidth={3}
                strokeLinejoin="round"
              />
            ))}
          </Svg>
          {marks.map(
            ({ x, icon }, i) =>
              icon !== null && (
                <View
                  key={i}
                  style={{ position: 'absolute', left: Math.min(x, width - ICON / 2) - ICON / 2, top: -3 }}
                >
                  <Icon name={icon} size={ICON} color={colour.ink2} />
                </View>
              ),
          )}
          {hours.map(({ x, time }) => (
            <View
              key={time}
              style={{ position: 'absolute', left: x - 30, width: 60, top: TOP + box.height + SPACE.s1 }}
            >
              <Txt role="caption" tone="ink3" align="center">
                {formatTime(time, language)}
              </Txt>
            </View>
          ))}
          {ticks.map(({ value, y }) => (
            <View key={value} style={{ position: 'absolute', left: 0, width: 38, top: y - 9 }}>
              <Txt role="caption" tone="ink3" align="right">
                {writeNumber(value)}
              </Txt>
            </View>
          ))}
          {lines.map(({ end }, i) => (
            <View
              key={seats[i]?.id}
              style={{
                position: 'absolute',
                left: end.x + 8,
                top: (ends[i] ?? 0) - 11,
                flexDirection: 'row',
                gap: 5,
                alignItems: 'center',
              }}
            >
              {!together && <Emblem colour={seats[i]?.colour ?? 'sun'} size={15} />}
              <Txt role="figureXs">{writeNumber(points.at(-1)?.scores[i] ?? 0)}</Txt>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}
