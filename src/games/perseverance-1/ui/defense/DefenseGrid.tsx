import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Press, RADIUS, SPACE, TARGET, Txt, useLayout, useTheme } from '@/ui';
import { say } from '../../say';
import { EMPTY_COLUMN, type State } from '../../session/state';
import { dinoSpaces } from '../../session/supplies';
import type { Zone } from '../../terms';
import { ownerOf } from '../../../perseverance/ui/owner';
import { NoSpace, type SpaceContentProps } from './GridSpace';
import { contentName, placeName, standingOn, type Space } from './space';

interface Props {
  readonly state: State;
  readonly zone: Zone;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly draw: (space: DrawnSpace) => ReactNode;
  /** Rows without a single space are left out: there is something else to see besides the grid. */
  readonly close?: boolean;
  /** A tap on the name of a row; without it the name is only read. */
  readonly onRow?: (row: readonly Space[]) => void;
}

/** A space that is there, and what is on it. */
export interface DrawnSpace extends SpaceContentProps {
  readonly space: Space;
  readonly label: string;
  readonly height: number;
}

interface GridRow {
  readonly key: string;
  readonly title?: Phrase;
  readonly note?: Phrase;
  space(column: number): Space;
}

/** As on the board: Dinos over the Wall, the far ones on top, and two rows of figures under it. */
const ROWS: readonly GridRow[] = [
  {
    key: 'far',
    title: say('screens.defense.dinos'),
    note: say('screens.defense.far'),
    space: (column) => ({ kind: 'dino', column, space: 2 }),
  },
  {
    key: 'middle',
    note: say('screens.defense.middle'),
    space: (column) => ({ kind: 'dino', column, space: 1 }),
  },
  { key: 'near', note: say('screens.defense.near'), space: (column) => ({ kind: 'dino', column, space: 0 }) },
  { key: 'wall', title: say('screens.defense.wall'), space: (column) => ({ kind: 'wall', column }) },
  {
    key: 'top',
    title: say('screens.defense.top'),
    note: say('screens.defense.topNote'),
    space: (column) => ({ kind: 'figure', column, row: 'top' }),
  },
  {
    key: 'bottom',
    title: say('screens.defense.bottom'),
    note: say('screens.defense.bottomNote'),
    space: (column) => ({ kind: 'figure', column, row: 'bottom' }),
  },
];

const RAIL = 64;
const FRAME = 4;
const HEIGHTS = {
  phone: { space: 58, wall: 50 },
  landscape: { space: 48, wall: 48 },
  tablet: { space: 92, wall: 72 },
} as const;

export function DefenseGrid(props: Props) {
  const { state, zone, text, onRow } = props;
  const { textScale, enlarge } = useTheme();
  // On a phone the spaces need the room.
  const steady = useLayout() !== 'tablet';
  const { columns } = state.zones[zone];
  return (
    <View
      role="group"
      aria-label={text(say('screens.defense.grid', { zone: say(`zone.${zone}`) }))}
      style={{ gap: textScale > 1.2 ? 4 : 6, paddingHorizontal: SPACE.s3, paddingTop: 10 }}
    >
      {rowsOf(props).map((row) => (
        <View
          key={row.key}
          style={{ flexDirection: 'row', alignItems: 'center', gap: textScale > 1.2 ? 4 : 6 }}
        >
          <RowName
            row={row}
            width={RAIL * Math.min(textScale, 2) * (steady ? 1 : enlarge)}
            steady={steady}
            text={text}
            {...(onRow && { onPress: () => onRow(columns.map((_, column) => row.space(column))) })}
          />
          {columns.map((_, column) => (
            <Cell key={column} {...props} space={row.space(column)} />
          ))}
        </View>
      ))}
    </View>
  );
}

/** The first row of the Dinos carries their name. */
function rowsOf({ state, zone, close = false }: Props): readonly GridRow[] {
  if (!close) return ROWS;
  const spaces = dinoSpaces(state, zone);
  const has = (row: GridRow) =>
    spaces.some((count, column) => {
      const space = row.space(column);
      return space.kind !== 'dino' || space.space < count;
    });
  const [title] = ROWS;
  return ROWS.filter(has).map((row, i) => (i === 0 && title?.title ? { ...row, title: title.title } : row));
}

interface RowNameProps {
  readonly row: GridRow;
  readonly width: number;
  readonly steady: boolean;
  readonly text: (phrase: Phrase) => string;
  readonly onPress?: () => void;
}

/** What the row is called; where a whole row can be filled, a button. */
function RowName({ row, width, steady, text, onPress }: RowNameProps) {
  const { colour } = useTheme();
  const words = [row.title, row.note].flatMap((phrase) => (phrase ? [text(phrase)] : []));
  const name = (
    <>
      {row.title && (
        <Txt role="small" tone="ink2" steady={steady} hidden={onPress !== undefined}>
          {`${text(row.title)} `}
        </Txt>
      )}
      {row.note && (
        <Txt role="small" tone="ink3" steady={steady} hidden={onPress !== undefined}>
          {text(row.note)}
        </Txt>
      )}
    </>
  );
  if (!onPress) return <View style={{ width }}>{name}</View>;
  return (
    <Press
      // What is read is part of what is said.
      label={text(say('screens.defense.wholeRow', { row: words.join(' ') }))}
      onPress={onPress}
      style={({ pressed }) => ({
        // As much room for the words as without the frame.
        width: width + 2 * FRAME,
        minHeight: TARGET.base,
        justifyContent: 'center',
        paddingHorizontal: FRAME - 1.5,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: colour.edge,
        backgroundColor: pressed ? colour.lit : 'transparent',
      })}
    >
      {name}
    </Press>
  );
}

function Cell({ state, zone, seats, text, draw, space }: Props & { readonly space: Space }) {
  const heights = HEIGHTS[useLayout()];
  const height = space.kind === 'wall' ? heights.wall : heights.space;
  const column = state.zones[zone].columns[space.column] ?? EMPTY_COLUMN;
  const spoken = (what: Phrase) => text(say('screens.defense.and', { first: placeName(space), rest: what }));
  if (space.kind === 'dino' && space.space >= (dinoSpaces(state, zone)[space.column] ?? 0)) {
    const { dangerous } = state.zones[zone];
    return (
      <NoSpace
        label={spoken(say(dangerous ? 'screens.defense.noSpace' : 'screens.defense.covered'))}
        height={height}
      />
    );
  }
  const standing = standingOn(column, space);
  const trap = space.kind === 'dino' ? (column.spaces[space.space]?.trap ?? null) : null;
  const piece = standing?.piece === 'trap' ? null : (standing?.piece ?? null);
  return draw({
    space,
    label: spoken(contentName(column, space)),
    height,
    piece,
    owner: piece === null || standing?.owner == null ? null : ownerOf(standing.owner, seats, text),
    trapOwner: trap && ownerOf(trap.owner, seats, text),
  });
}
