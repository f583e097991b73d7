import { Press, RADIUS, TARGET, Txt, useTheme, writeNumber } from '@/ui';
import type { ScorepadState } from '../state';

/** A figure is about that wide. */
const DIGIT = 11;

/** Of every column: as wide as the largest number in it, and as a finger. */
export function widthFor({ totals, rounds, current }: ScorepadState, textScale: number): number {
  const all = [totals, current, ...rounds].flatMap((points) => Object.values(points));
  const longest = Math.max(1, ...all.map((points) => writeNumber(points).length));
  return Math.max(64, longest * DIGIT + 24) * Math.min(1.3, textScale);
}

export function RoundCell({ value, strong }: { readonly value: number; readonly strong?: boolean }) {
  return (
    <Txt role={strong ? 'figureS' : 'figureXs'} align="center">
      {writeNumber(value)}
    </Txt>
  );
}

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onPress: () => void;
}

/** Of the round that is played: a tap types the number. */
export function OpenCell({ label, value, onPress }: Props) {
  const { colour } = useTheme();
  return (
    <Press
      label={`${label}: ${writeNumber(value)}`}
      onPress={onPress}
      style={({ pressed }) => ({
        minWidth: TARGET.primary,
        minHeight: TARGET.base,
        alignItems: 'center',
        justifyContent: 'center',
        borderWidth: 1.5,
        borderRadius: RADIUS.control,
        borderColor: colour.edge,
        backgroundColor: pressed ? colour.litUp : colour.lit,
      })}
    >
      <Txt role="figureXs" align="center">
        {writeNumber(value)}
      </Txt>
    </Press>
  );
}
