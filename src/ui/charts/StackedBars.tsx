import { useState } from 'react';
import { View } from 'react-native';
import type { Colour } from '@/engine';
import { Chip } from '../Chip';
import { writeNumber } from '../counter/Figure';
import { Emblem } from '../icons/Emblem';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { Txt } from '../Txt';

export interface StackedBarsProps {
  readonly label: string;
  /** In the order they are stacked. */
  readonly parts: readonly { readonly id: string; readonly label: string }[];
  readonly bars: readonly StackedBar[];
  /** The part that stands out at first. */
  readonly first: string;
}

export interface StackedBar {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  readonly total: number;
  readonly parts: Readonly<Record<string, number>>;
}

const HEIGHT = 34;
const GAP = 2;
/** A digit of a figure is about that wide. */
const DIGIT = 9;

/** One bar per player, made of the parts of a score; one part at a time is lit in all of them. */
export function StackedBars({ label, parts, bars, first }: StackedBarsProps) {
  const [lit, setLit] = useState(first);
  const [width, setWidth] = useState(0);
  const most = Math.max(1, ...bars.map((bar) => lengthOf(bar)));
  const inWords = bars.map(
    (bar) =>
      `${bar.name} ${bar.total}: ${parts
        .flatMap(({ id, label: part }) => (bar.parts[id] ? [`${part} ${bar.parts[id]}`] : []))
        .join(', ')}`,
  );
  return (
    <View style={{ gap: SPACE.s3 }}>
      <View
        role="img"
        aria-label={`${label}. ${inWords.join('. ')}`}
        onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
        style={{ gap: SPACE.s3 }}
      >
        {bars.map((bar) => (
          <View key={bar.id} aria-hidden style={{ gap: SPACE.s1 }}>
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
              <Emblem colour={bar.colour} size={18} />
              <View style={{ flex: 1, minWidth: 0 }}>
                <Txt role="label" tone="ink2">
                  {bar.name}
                </Txt>
              </View>
              <Txt role="figureXs">{writeNumber(bar.total)}</Txt>
            </View>
            <View style={{ flexDirection: 'row', gap: GAP, height: HEIGHT }}>
              {parts.map(({ id }) => {
                const value = bar.parts[id] ?? 0;
                return value === 0 ? null : (
                  <Segment
                    key={id}
                    value={value}
                    width={(Math.abs(value) / most) * Math.max(0, width - GAP * (parts.length - 1))}
                    colour={bar.colour}
                    lit={id === lit}
                  />
                );
              })}
            </View>
          </View>
        ))}
      </View>
      <View
        role="radiogroup"
        aria-label={label}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}
      >
        {parts.map(({ id, label: part }) => (
          <Chip key={id} kind="radio" title={part} selected={id === lit} onPress={() => setLit(id)} />
        ))}
      </View>
    </View>
  );
}

interface SegmentProps {
  readonly value: number;
  readonly width: number;
  readonly colour: Colour;
  readonly lit: boolean;
}

/** Lit in the player's own colour, otherwise its wash; a loss in the colour of losses. */
function Segment({ value, width, colour: own, lit }: SegmentProps) {
  const { colour } = useTheme();
  const { fill, wash } = colour.player[own];
  const loss = value < 0;
  const words = writeNumber(value);
  return (
    <View
      style={{
        width,
        minWidth: 3,
        alignItems: 'center',
        justifyContent: 'center',
        overflow: 'hidden',
        borderRadius: RADIUS.mark,
        borderWidth: lit || loss ? 0 : 1,
        borderColor: fill,
        backgroundColor: loss ? (lit ? colour.loss : colour.lossWash) : lit ? fill : wash,
      }}
    >
      {width >= words.length * DIGIT + 6 && (
        <Txt role="mark" steady tone={lit ? (loss ? 'page' : 'onPlayer') : loss ? 'loss' : 'ink'}>
          {words}
        </Txt>
      )}
    </View>
  );
}

/** What was lost is drawn beside what was won, so that both can be seen. */
function lengthOf({ parts }: StackedBar): number {
  return Object.values(parts).reduce((sum, value) => sum + Math.abs(value), 0);
}
