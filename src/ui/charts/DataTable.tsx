import { ScrollView, View } from 'react-native';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE } from '../theme/tokens';
import { Txt } from '../Txt';

export interface DataTableProps {
  readonly label: string;
  /** The head of the first column is often empty. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

const CELL = 76;

/** The figures of a chart, one by one. A wide table scrolls sideways; the page does not. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  const { colour } = useTheme();
  const rule = { flexDirection: 'row', borderBottomWidth: 1, borderColor: colour.rule } as const;
  return (
    <ScrollView horizontal contentContainerStyle={{ flexGrow: 1 }}>
      <View role="table" aria-label={label} style={{ flexGrow: 1 }}>
        <View role="row" style={rule}>
          {columns.map((column, i) => (
            <View
              key={i}
              role="columnheader"
              style={i === 0 ? { flexGrow: 1, minWidth: 120 } : { width: CELL, paddingBottom: SPACE.s1 }}
            >
              <Txt role="caption" tone="ink3" align={i === 0 ? 'left' : 'right'}>
                {column}
              </Txt>
            </View>
          ))}
        </View>
        {rows.map((row, i) => (
          <View key={i} role="row" style={{ ...rule, minHeight: 40, alignItems: 'center' }}>
            <View role="rowheader" style={{ flexGrow: 1, width: 120, minWidth: 120 }}>
              <Txt role="label">{row.label}</Txt>
            </View>
            {row.cells.map((cell, j) => (
              <View key={j} role="cell" style={{ width: CELL }}>
                <Txt role="figureXs" align="right">
                  {cell}
                </Txt>
              </View>
            ))}
          </View>
        ))}
      </View>
    </ScrollView>
  );
}
