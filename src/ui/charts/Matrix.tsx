import { ScrollView, View } from 'react-native';
import type { Colour } from '@/engine';
import { Emblem } from '../icons/Emblem';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { Txt } from '../Txt';

export interface MatrixProps {
  readonly label: string;
  readonly people: readonly { readonly id: string; readonly name: string; readonly colour: Colour }[];
  /** Seen from the row; null where the two never met. */
  cell(row: string, column: string): { readonly text: string; readonly share: number } | null;
}

const CELL = 64;
/** A figure is about that wide. */
const LETTER = 8;

/** Everybody against everybody: the lighter the cell, the more often the row came out ahead. */
export function Matrix({ label, people, cell }: MatrixProps) {
  const { colour, textScale } = useTheme();
  const cells = people.map((row) =>
    people.map((column) => (row.id === column.id ? null : cell(row.id, column.id))),
  );
  const longest = Math.max(0, ...cells.flat().map((found) => found?.text.length ?? 0));
  const size = Math.max(CELL, longest * LETTER + SPACE.s3) * Math.min(1.3, textScale);
  return (
    // Keyboard scrolling needs something to focus.
    <ScrollView horizontal tabIndex={0}>
      <View role="img" aria-label={label} style={{ gap: 2 }}>
        <View aria-hidden style={{ flexDirection: 'row', gap: 2 }}>
          <View style={{ width: 112 }} />
          {people.map(({ id, colour: own }) => (
            <View key={id} style={{ width: size, alignItems: 'center', paddingVertical: SPACE.s1 }}>
              <Emblem colour={own} size={22} />
            </View>
          ))}
        </View>
        {people.map((row, i) => (
          <View key={row.id} aria-hidden style={{ flexDirection: 'row', gap: 2, alignItems: 'center' }}>
            <View style={{ width: 112, flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
              <Emblem colour={row.colour} size={22} />
              <View style={{ flex: 1, minWidth: 0 }}>
                <Txt role="label" lines={1}>
                  {row.name}
                </Txt>
              </View>
            </View>
            {people.map((column, j) => {
              const found = cells[i]?.[j] ?? null;
              const ahead = found !== null && found.share > 0.5;
              return (
                <View
                  key={column.id}
                  style={{
                    width: size,
                    minHeight: 44,
                    alignItems: 'center',
                    justifyContent: 'center',
                    borderRadius: RADIUS.mark,
                    backgroundColor:
                      found === null
                        ? 'transparent'
                        : ahead
                          ? colour.lit
                          : found.share < 0.5
                            ? colour.well
                            : colour.raised,
                  }}
                >
                  <Txt role={ahead ? 'labelStrong' : 'label'} tone={found === null ? 'ink3' : 'ink'}>
                    {found === null ? '·' : found.text}
                  </Txt>
                </View>
              );
            })}
          </View>
        ))}
      </View>
    </ScrollView>
  );
}
