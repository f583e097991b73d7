import { NARROW, type Layout, type Pane } from '../useLayout';
import { TARGET, TYPE, type TextRole } from '../theme/tokens';
import { MARGIN_WIDTH } from './marginWidth';

/** How many sizes the big numerals of a column give up. */
export type Shrink = 0 | 1 | 2;

export interface Fit {
  readonly shrink: Shrink;
  /** How wide a name may be. */
  readonly room: number;
}

interface Table {
  readonly layout: Layout;
  readonly pane: Pane | null;
  /** Of the window. */
  readonly width: number;
  readonly names: readonly string[];
  /** The most digits of any big numeral; 0 where there is none. */
  readonly digits: number;
  readonly textScale: number;
}

/** The numerals of a column give way before a name is cut: all of them, so that − and + line up. */
export function fitNames(table: Table): Fit {
  const { layout, names, textScale } = table;
  const widest = Math.max(0, ...names.map((name) => widthOfName(name, 'nameLong') * textScale));
  if (layout !== 'phone') return { shrink: 0, room: roomInCell(table) };
  const rooms = SHRINKS.map((shrink) => ({ shrink, room: roomInRow(table, shrink) }));
  return rooms.find(({ room }) => room >= widest) ?? rooms.at(-1) ?? { shrink: 0, room: 0 };
}

const SHRINKS = [0, 1, 2] as const;

/** The largest a name can be in its room, from nine letters on a size smaller anyway; only then it is cut. */
export function nameRole(name: string, room: number, textScale: number, tablet: boolean): TextRole {
  const sizes: readonly TextRole[] = tablet
    ? ['nameTablet', 'name', 'nameLong', 'nameSmall']
    : [...name].length > LONG
      ? ['nameLong', 'nameSmall']
      : ['name', 'nameLong', 'nameSmall'];
  return sizes.find((role) => widthOfName(name, role) * textScale <= room) ?? 'nameSmall';
}

const LONG = 8;

/** − and +, and between them a figure that is never narrower than what is written in it. */
function counterWidth(digits: number, shrink: Shrink, narrow: boolean): number {
  return 2 * (narrow ? TARGET.base : TARGET.counter) + figureWidth(digits, shrink, narrow);
}

export function figureWidth(digits: number, shrink: Shrink, narrow: boolean): number {
  if (shrink === 0) return digits < 3 ? 88 : narrow ? 96 : 104;
  return rowFigure(digits, shrink) === 'figureL3' ? 68 : 8 + 19 * Math.max(2, digits);
}

/** 64 for two digits, 50 for three, 30 from four on, and a size less for each that was given up. */
export function rowFigure(digits: number, shrink: Shrink): 'figureL' | 'figureL3' | 'figureM' {
  const size = (digits < 3 ? 0 : digits === 3 ? 1 : 2) + shrink;
  return size === 0 ? 'figureL' : size === 1 ? 'figureL3' : 'figureM';
}

function roomInRow({ pane, width, digits, textScale }: Table, shrink: Shrink): number {
  const row = (pane?.width ?? width) - MARGIN_WIDTH - 2 * GUTTER;
  // Beside a large name there is no room for the counter: it is under it.
  if (digits === 0 || textScale > 1.2) return row;
  const narrow = (pane?.width ?? width) < NARROW;
  return row - NEXT_TO_NAME - counterWidth(digits, shrink, narrow);
}

const GUTTER = 12;
const NEXT_TO_NAME = 6;

/** Two by two on a tablet and beside something else; on a phone on its side all in one line. */
function roomInCell({ layout, pane, width, names }: Table): number {
  if (layout === 'tablet') return (pane?.width ?? width) / 2 - 44 - 44 - 16;
  if (pane) return pane.width - 16 - 28 - 10;
  return Math.max(168, (width - 84) / Math.max(1, names.length)) - 20 - 34 - 10;
}

/** Measured in the slab, letter by letter, a hair too wide rather than too narrow. */
function widthOfName(name: string, role: TextRole): number {
  return [...name].reduce((sum, letter) => sum + letterWidth(letter), 0) * TYPE[role].size;
}

function letterWidth(letter: string): number {
  if (/[ijlłftIJ.'’ -]/.test(letter)) return 0.38;
  if (/[mwMW]/.test(letter)) return 0.95;
  if (/[rczsśćżź]/.test(letter)) return 0.53;
  return letter === letter.toLowerCase() ? 0.62 : 0.75;
}
