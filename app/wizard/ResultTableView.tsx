import { View } from 'react-native';
import type { Seat, ResultRow, ResultTable } from '@/engine';
import { useSay } from '@/i18n';
import { Emblem, Icon, Press, SPACE, Txt, useLayout, useTheme, writeNumber } from '@/ui';
import { useNarrow } from '@/ui/useLayout';
import type { GameText } from '../text/useGameText';
import { isOverridden } from './isOverridden';

interface Props {
  readonly table: ResultTable;
  readonly seats: readonly Seat[];
  readonly text: GameText;
  readonly onAsk?: (row: ResultRow) => void;
}

/** A small ledger: names on the left, figures in columns; a row that stands out is lit and says why. */
export function ResultTableView({ table, seats, text, onAsk }: Props) {
  const cell = useCell();
  const small = useNarrow() && table.rows.some(({ label }) => longestWord(text(label)) > LONG);
  return (
    <View style={{ paddingBottom: SPACE.s3 }}>
      {/* Only rows belong into what is read out as a table. */}
      {table.title && (
        <Txt
          role="title"
          heading={3}
          style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3, paddingBottom: SPACE.s1 }}
        >
          {text(table.title)}
        </Txt>
      )}
      <View role="table" {...(table.title && { 'aria-label': text(table.title) })}>
        <View role="row" style={{ flexDirection: 'row', paddingHorizontal: SPACE.s4, gap: SPACE.s2 }}>
          <View role="columnheader" style={{ flex: 1 }} />
          {table.columns.map((column, i) => (
            <View key={i} role="columnheader" style={{ width: cell.width, justifyContent: 'flex-end' }}>
              <Txt role="caption" tone="ink3" align="right" steady={cell.steady}>
                {text(column)}
              </Txt>
            </View>
          ))}
        </View>
        {table.rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            small={small}
            seats={seats}
            text={text}
            {...(onAsk && (row.why || row.override) && { onAsk })}
          />
        ))}
      </View>
      {table.note && (
        <Txt role="label" tone="ink3" style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s2 }}>
          {text(table.note)}
        </Txt>
      )}
    </View>
  );
}

/** Wide enough for the heads in all languages; where there is room it grows with the letters. */
function useCell(): { readonly width: number; readonly steady: boolean } {
  const narrow = useLayout() !== 'tablet';
  const { enlarge } = useTheme();
  return { width: narrow ? CELL : Math.round(CELL * enlarge), steady: narrow };
}

const CELL = 62;

interface RowProps extends Omit<Props, 'table'> {
  readonly row: ResultRow;
  /** One size for all names of the table. */
  readonly small: boolean;
}

function Row({ row, small, seats, text, onAsk }: RowProps) {
  const say = useSay();
  const cell = useCell();
  const { colour, enlarge, textScale } = useTheme();
  const seat = seats.find(({ id }) => id === row.player);
  const name = text(row.label);
  const icon = row.icon;
  const box = {
    flexDirection: 'row',
    // Beside a long name there is no room for the figures: they go below it, still in their columns.
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    columnGap: SPACE.s2,
    minHeight: 56,
    paddingHorizontal: SPACE.s4,
    paddingVertical: SPACE.s1,
    borderBottomWidth: 1,
    borderColor: colour.rule,
    backgroundColor: row.mark ? colour.lit : 'transparent',
  } as const;
  const head = (
    <>
      {seat ? (
        <Emblem colour={seat.colour} size={24 * enlarge} />
      ) : (
        icon && <Icon name={icon} size={24 * enlarge} color={colour.ink2} />
      )}
      <View style={{ flex: 1, minWidth: 0 }}>
        <Txt role={small ? 'nameLong' : 'name'}>{name}</Txt>
        {row.mark && (
          <Txt role="caption" tone="ink2">
            {text(row.mark)}
          </Txt>
        )}
        {isOverridden(row) && row.override && (
          <Txt role="caption" tone="lamp">
            {say('wizard.byHandWas', { worked: writeNumber(row.override.computed) })}
          </Txt>
        )}
      </View>
    </>
  );
  const header = {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: (32 + (small ? 10 : 12) * longestWord(name)) * Math.max(enlarge, textScale),
    minWidth: 0,
  } as const;
  const cells = (
    <View style={{ flexDirection: 'row', gap: SPACE.s2 }}>
      {row.cells.map((figure, i) => (
        <View key={i} role="cell" style={{ width: cell.width, alignItems: 'flex-end' }}>
          <Txt role="figureS">{figure}</Txt>
        </View>
      ))}
    </View>
  );
  if (!onAsk)
    return (
      <View role="row" style={box}>
        <View
          role="rowheader"
          style={{ ...header, flexDirection: 'row', gap: SPACE.s2, alignItems: 'center' }}
        >
          {head}
        </View>
        {cells}
      </View>
    );
  return (
    <View role="row" style={box}>
      <View role="rowheader" style={header}>
        <Press
          onPress={() => onAsk(row)}
          insetFocus
          style={() => ({ flexDirection: 'row', gap: SPACE.s2, alignItems: 'center', minHeight: 48 })}
        >
          {head}
        </Press>
      </View>
      {cells}
    </View>
  );
}

/** On the smallest phones names with longer words are set smaller, before the figures go below them. */
const LONG = 7;

/** No word is broken: the emblem and this one fit beside the figures, or the figures go below. */
function longestWord(label: string): number {
  return Math.max(...label.split(' ').map((word) => word.length));
}
