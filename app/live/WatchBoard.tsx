import { useState, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import type { Figure, PlayerRow, TableView } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Emblem, Icon, SPACE, Txt, useTheme, writeNumber, type TextRole } from '@/ui';
import { ThemeContext } from '@/ui/theme/ThemeProvider';
import { TYPE } from '@/ui/theme/tokens';
import type { GameText } from '../text/useGameText';
import { boardSizes, type BoardSizes } from './boardSizes';

interface Props {
  readonly view: TableView<unknown>;
  readonly open: OpenSession;
  readonly text: GameText;
}

/** Everybody's figures, as large as they fit; nothing here can be tapped. */
export function WatchBoard({ view, open, text }: Props) {
  const { colour } = useTheme();
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  const names = view.rows.map((row) => nameOf(row, open, text));
  const sizes =
    room &&
    boardSizes(room, view.rows.length, {
      digits: Math.max(0, ...view.rows.map(({ main }) => (main ? writeNumber(main.value).length : 0))),
      letters: Math.max(...names.map((name) => Math.min([...name].length, 12))),
      small: Math.max(...view.rows.map((row) => smallOf(row).length)),
    });
  return (
    <View
      style={{ flex: 1, borderTopWidth: 1, borderColor: colour.rule }}
      onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}
    >
      {sizes && (
        <ScrollView contentContainerStyle={{ flexDirection: 'row', flexWrap: 'wrap' }} tabIndex={0}>
          {view.rows.map((row, i) => (
            <Cell key={row.player} row={row} name={names[i] ?? ''} open={open} text={text} sizes={sizes} />
          ))}
        </ScrollView>
      )}
    </View>
  );
}

interface CellProps {
  readonly row: PlayerRow<unknown>;
  readonly name: string;
  readonly open: OpenSession;
  readonly text: GameText;
  readonly sizes: BoardSizes;
}

function Cell({ row, name, open, text, sizes }: CellProps) {
  const say = useSay();
  const { colour } = useTheme();
  const seat = open.seats.find(({ id }) => id === row.player);
  return (
    <View
      role="group"
      aria-label={row.now ? `${name}. ${say('live.watching.turn')}` : name}
      style={{
        // A hair less, or the last of a line would wrap.
        width: sizes.cell.width - 0.01,
        minHeight: sizes.cell.height,
        paddingHorizontal: SPACE.s4,
        paddingVertical: SPACE.s2,
        borderRightWidth: 1,
        borderBottomWidth: 1,
        borderColor: colour.rule,
        borderLeftWidth: row.now ? 8 : 0,
        borderLeftColor: colour.lamp,
        backgroundColor: row.now ? colour.lit : 'transparent',
        justifyContent: 'space-evenly',
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: sizes.name * 0.35 }}>
        {seat ? (
          <Emblem colour={seat.colour} size={sizes.name} />
        ) : (
          row.named && <Icon name={row.named.icon} size={sizes.name} color={colour.ink2} />
        )}
        <Sized role="name" size={sizes.name}>
          <Txt role="name" lines={1} style={{ flexShrink: 1 }}>
            {name}
          </Txt>
        </Sized>
      </View>
      {row.main && (
        <Sized role="figureXxl" size={sizes.figure}>
          <Txt role="figureXxl" align="center">
            {writeNumber(row.main.value)}
          </Txt>
        </Sized>
      )}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: sizes.small * 0.8 }}>
        {smallOf(row).map((figure) => (
          <Small key={figure.id} figure={figure} text={text} size={sizes.small} />
        ))}
      </View>
    </View>
  );
}

/** A small figure under its sign, or its word where it has none. */
function Small({
  figure,
  text,
  size,
}: {
  readonly figure: Figure<unknown>;
  readonly text: GameText;
  readonly size: number;
}) {
  const { colour } = useTheme();
  return (
    <View
      role="group"
      aria-label={`${text(figure.label)} ${writeNumber(figure.value)}`}
      style={{ flexDirection: 'row', alignItems: 'center', gap: size * 0.3 }}
    >
      {figure.icon && <Icon name={figure.icon} size={size} color={colour.ink2} />}
      <Sized role="label" size={figure.icon ? 0 : size * 0.8}>
        {!figure.icon && (
          <Txt role="label" tone="ink2" hidden>
            {text(figure.label)}
          </Txt>
        )}
      </Sized>
      <Sized role="figureS" size={size}>
        <Txt role="figureS" hidden>
          {writeNumber(figure.value)}
        </Txt>
      </Sized>
    </View>
  );
}

/** Words as large as the board has room for, whatever one person chose for their own phone. */
export function Sized({
  role,
  size,
  children,
}: {
  readonly role: TextRole;
  readonly size: number;
  readonly children: ReactNode;
}) {
  const theme = useTheme();
  return (
    <ThemeContext value={{ ...theme, textScale: 1, enlarge: size / TYPE[role].size }}>
      {children}
    </ThemeContext>
  );
}

function smallOf({ stats, goods = [] }: PlayerRow<unknown>): readonly Figure<unknown>[] {
  return [...stats, ...goods];
}

function nameOf({ player, named }: PlayerRow<unknown>, { seats }: OpenSession, text: GameText): string {
  return named ? text(named.name) : (seats.find(({ id }) => id === player)?.name ?? player);
}
