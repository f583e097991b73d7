import { ScrollView, View } from 'react-native';
import type { Colour } from '@/engine';
import { Emblem } from '../icons/Emblem';
import { Press } from '../press/Press';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE, TARGET } from '../theme/tokens';
import { Txt } from '../Txt';

export interface DataTableProps {
  readonly label: string;
  /** The head of the first column is often empty. */
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
}

export interface DataRow {
  readonly label: string;
  readonly cells: readonly string[];
  /** Whose row it is. */
  readonly emblem?: Colour;
  /** Leads on, e.g. to a player's own page; the label is then a link. */
  readonly onPress?: () => void;
}

const CELL = 76;
const FIRST = 128;

/** The figures of a chart, one by one. A wide table scrolls sideways; the page does not. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  const { colour, textScale } = useTheme();
  const rule = { flexDirection: 'row', borderBottomWidth: 1, borderColor: colour.rule } as const;
  const cell = CELL * Math.min(1.6, textScale);
  return (
    <ScrollView
      horizontal
      contentContainerStyle={{ flexGrow: 1 }}
      // Without a link in it, keyboard scrolling needs something to focus.
      {...(!rows.some(({ onPress }) => onPress) && { tabIndex: 0 as const })}
    >
      <View role="table" aria-label={label} style={{ flexGrow: 1 }}>
        <View role="row" style={{ ...rule, alignItems: 'flex-end' }}>
          {columns.map((column, i) => (
            <View
              key={i}
              role="columnheader"
              style={
                i === 0
                  ? { flexGrow: 1, flexShrink: 0, width: FIRST }
                  : { width: cell, paddingLeft: SPACE.s1, paddingBottom: SPACE.s1 }
              }
            >
              <Txt role="caption" tone="ink3" align={i === 0 ? 'left' : 'right'}>
                {column}
              </Txt>
            </View>
          ))}
        </View>
        {rows.map((row, i) => (
          <View key={i} role="row" style={{ ...rule, minHeight: 40, alignItems: 'center' }}>
            <View role="rowheader" style={{ flexGrow: 1, flexShrink: 0, width: FIRST }}>
              <RowHead {...row} />
            </View>
            {row.cells.map((words, j) => (
              <View key={j} role="cell" style={{ width: cell }}>
                <Txt role="figureXs" align="right">
                  {words}
                </Txt>
              </View>
            ))}
          </View>
        ))}
      </View>
    </ScrollView>
  );
}

function RowHead({ label, emblem, onPress }: DataRow) {
  const { colour } = useTheme();
  const words = (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2, paddingVertical: SPACE.s1 }}>
      {emblem && <Emblem colour={emblem} size={20} />}
      <View style={{ flex: 1, minWidth: 0 }}>
        <Txt role={onPress ? 'labelStrong' : 'label'} style={onPress ? LINK : PLAIN}>
          {label}
        </Txt>
      </View>
    </View>
  );
  if (!onPress) return words;
  return (
    <Press
      role="link"
      onPress={onPress}
      insetFocus
      style={({ pressed, hovered }) => ({
        minHeight: TARGET.base,
        justifyContent: 'center',
        backgroundColor: pressed ? colour.lit : hovered ? colour.raised : 'transparent',
      })}
    >
      {words}
    </Press>
  );
}

const LINK = { textDecorationLine: 'underline' } as const;
const PLAIN = {} as const;
