import { useState, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import type { Colour, Figure, IconName, PlayerRow, TableView } from '@/engine';
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
  /** Names and figures, and nothing else. */
  readonly bare?: boolean;
  /** On a table: the far half is turned to those who sit there. */
  readonly facing?: boolean;
}

/** What has a part of the board: a player, or a number that belongs to everybody. */
interface BoardPart {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour | null;
  readonly icon?: IconName | undefined;
  readonly now: boolean;
  readonly figure: number | null;
  readonly small: readonly Figure<unknown>[];
}

/** Everybody's figures, as large as they fit; nothing here can be tapped. */
export function WatchBoard({ view, open, text, bare = false, facing = false }: Props) {
  const { colour } = useTheme();
  const [room, setRoom] = useState<{ width: number; height: number } | null>(null);
  const parts = partsOf(view, open, text, bare);
  const sizes =
    room &&
    boardSizes(room, parts.length, {
      digits: Math.max(0, ...parts.map(({ figure }) => (figure === null ? 0 : writeNumber(figure).length))),
      letters: Math.max(...parts.map(({ name }) => Math.min([...name].length, 12))),
      small: Math.max(...parts.map(({ small }) => small.length)),
    });
  const far = sizes && facing ? Math.floor(Math.ceil(parts.length / sizes.columns) / 2) * sizes.columns : 0;
  return (
    <View
      style={{ flex: 1, borderTopWidth: 1, borderColor: colour.rule }}
      onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}
    >
      {sizes && (
        <ScrollView contentContainerStyle={{ flexDirection: 'row', flexWrap: 'wrap' }} tabIndex={0}>
          {parts.map((part, i) => (
            <Cell key={part.id} part={part} text={text} sizes={sizes} turned={i < far} />
          ))}
        </ScrollView>
      )}
    </View>
  );
}

/** Where nobody has a number of their own, those of the whole table are what is to be seen. */
function partsOf(
  { rows, shared = [] }: TableView<unknown>,
  { seats }: OpenSession,
  text: GameText,
  bare: boolean,
): readonly BoardPart[] {
  const figures = shared.flatMap((group) => group.figures);
  if (bare && figures.length > 0 && rows.every(({ main }) => !main))
    return figures.map(({ id, label, icon, value }) => ({
      id,
      name: text(label),
      colour: null,
      icon,
      now: false,
      figure: value,
      small: [],
    }));
  return rows.map((row) => {
    const { player, named, now, main } = row;
    const seat = seats.find(({ id }) => id === player);
    return {
      id: player,
      name: named ? text(named.name) : (seat?.name ?? player),
      colour: seat?.colour ?? null,
      icon: named?.icon,
      now,
      figure: main?.value ?? null,
      small: bare ? [] : smallOf(row),
    };
  });
}

interface CellProps {
  readonly part: BoardPart;
  readonly text: GameText;
  readonly sizes: BoardSizes;
  readonly turned: boolean;
}

function Cell({ part, text, sizes, turned }: CellProps) {
  const say = useSay();
  const { colour } = useTheme();
  const { name, now, figure, small } = part;
  return (
    <View
      role="group"
      aria-label={now ? `${name}. ${say('live.watching.turn')}` : name}
      style={{
        // A hair less, or the last of a line would wrap.
        width: sizes.cell.width - 0.01,
        minHeight: sizes.cell.height,
        paddingHorizontal: SPACE.s4,
        paddingVertical: SPACE.s2,
        borderRightWidth: 1,
        // Turned around, its rule is where it was.
        ...(turned ? { borderTopWidth: 1 } : { borderBottomWidth: 1 }),
        borderColor: colour.rule,
        borderLeftWidth: now ? 8 : 0,
        borderLeftColor: colour.lamp,
        backgroundColor: now ? colour.lit : 'transparent',
        justifyContent: 'space-evenly',
        ...(turned && { transform: [{ rotate: '180deg' }] }),
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: sizes.name * 0.35 }}>
        {part.colour ? (
          <Emblem colour={part.colour} size={sizes.name} />
        ) : (
          part.icon && <Icon name={part.icon} size={sizes.name} color={colour.ink2} />
        )}
        <Sized role="name" size={sizes.name}>
          <Txt role="name" lines={1} style={{ flexShrink: 1 }}>
            {name}
          </Txt>
        </Sized>
      </View>
      {figure !== null && (
        <Sized role="figureXxl" size={sizes.figure}>
          <Txt role="figureXxl" align="center">
            {writeNumber(figure)}
          </Txt>
        </Sized>
      )}
      {small.length > 0 && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: sizes.small * 0.8 }}>
          {small.map((one) => (
            <Small key={one.id} figure={one} text={text} size={sizes.small} />
          ))}
        </View>
      )}
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
