import type { Colour } from '@/engine';

/** The only place for values. Colour belongs to players; everything else is paper, ink and lamplight. */
export interface PlayerInk {
  readonly fill: string;
  readonly wash: string;
}

export interface Palette {
  /** Surfaces: desk lies under the page; raised above it; well is sunk; lit is now or chosen, litUp a button on it. */
  readonly desk: string;
  readonly page: string;
  readonly raised: string;
  readonly well: string;
  readonly lit: string;
  readonly litUp: string;
  /** Decoration only, never the edge of a control. */
  readonly rule: string;
  readonly margin: string;
  /** The boundary of every control. */
  readonly edge: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  /** Unavailable, yet readable: its reason must be read. */
  readonly inkOff: string;
  /** The one primary action of a screen. */
  readonly act: string;
  readonly onAct: string;
  /** Now, chosen, focus. */
  readonly lamp: string;
  readonly loss: string;
  readonly lossWash: string;
  readonly onPlayer: string;
  readonly scrim: string;
  /** Nobody's colour: pieces that belong to no player. */
  readonly knot: string;
  readonly player: Readonly<Record<Colour, PlayerInk>>;
}

const dark: Palette = {
  desk: '#100D09',
  page: '#1A1610',
  raised: '#252017',
  well: '#0C0A07',
  lit: '#322815',
  litUp: '#43361D',
  rule: '#3D3628',
  margin: '#5B4A33',
  edge: '#82755C',
  ink: '#F5EBD7',
  ink2: '#CFC2A8',
  ink3: '#A99B80',
  inkOff: '#958870',
  act: '#ECDDBC',
  onAct: '#1B160E',
  lamp: '#FFE3AE',
  loss: '#FF9E7A',
  lossWash: '#3A1D15',
  onPlayer: '#14100A',
  scrim: 'rgba(6,5,3,0.66)',
  knot: '#A99B80',
  player: {
    sun: { fill: '#F5AC2E', wash: '#392B10' },
    drop: { fill: '#35A9F2', wash: '#102C40' },
    peak: { fill: '#74DBBB', wash: '#12332B' },
    kite: { fill: '#F0708F', wash: '#3E1B25' },
    moon: { fill: '#BABDFE', wash: '#2A2843' },
    leaf: { fill: '#A8F878', wash: '#1F3518' },
    shell: { fill: '#CD8643', wash: '#372314' },
    anchor: { fill: '#8AA0BE', wash: '#1E2836' },
  },
};

const light: Palette = {
  desk: '#E7DCC4',
  page: '#F7F0E0',
  raised: '#FFFBF1',
  well: '#EADFC8',
  lit: '#FFE8AC',
  litUp: '#FFF9E6',
  rule: '#D6C8A9',
  margin: '#D9AE97',
  edge: '#84744F',
  ink: '#241C10',
  ink2: '#4C412C',
  ink3: '#63563C',
  inkOff: '#6B5F46',
  act: '#2C2416',
  onAct: '#FBF4E4',
  lamp: '#4A3410',
  loss: '#A32C16',
  lossWash: '#F8DDD2',
  onPlayer: '#FFFBF1',
  scrim: 'rgba(36,28,16,0.5)',
  knot: '#63563C',
  player: {
    sun: { fill: '#826000', wash: '#F5E6B9' },
    drop: { fill: '#2161B0', wash: '#D9E7F5' },
    peak: { fill: '#05452A', wash: '#D3E8DA' },
    kite: { fill: '#B02A66', wash: '#F8DDE6' },
    moon: { fill: '#5B007F', wash: '#EADDF2' },
    leaf: { fill: '#2D5A04', wash: '#DFEBCF' },
    shell: { fill: '#6F1B0D', wash: '#F6DFD6' },
    anchor: { fill: '#1E37A6', wash: '#DDE2F6' },
  },
};

export const PALETTES = { dark, light } as const;
export type Scheme = keyof typeof PALETTES;

export const SPACE = { s1: 4, s2: 8, s3: 12, s4: 16, s5: 24, s6: 32, s7: 48 } as const;
export const RADIUS = { mark: 4, control: 10, sheet: 18, full: 999 } as const;
export const TARGET = { base: 48, counter: 52, counterLarge: 64, primary: 56 } as const;

/** In milliseconds; all 0 when motion is reduced. */
export interface Motion {
  readonly tick: number;
  readonly step: number;
  readonly sheet: number;
  readonly lamp: number;
}
export const MOTION: Motion = { tick: 90, step: 180, sheet: 260, lamp: 420 };
export const STILL: Motion = { tick: 0, step: 0, sheet: 0, lamp: 0 };

export type Family = 'slab' | 'text';
export type Weight = 400 | 500 | 600 | 700;

interface TypeRole {
  readonly family: Family;
  readonly weight: Weight;
  readonly size: number;
  readonly line: number;
  readonly tracking?: number;
  /** Figures are tabular and stop growing at 130 %. */
  readonly figure?: true;
}

/** Slab for what is counted or named, text for sentences. Nothing under 13. */
export const TYPE = {
  caption: { family: 'text', weight: 400, size: 13, line: 16 },
  captionStrong: { family: 'text', weight: 500, size: 13, line: 16 },
  small: { family: 'text', weight: 400, size: 14, line: 18 },
  label: { family: 'text', weight: 400, size: 15, line: 20 },
  labelStrong: { family: 'text', weight: 600, size: 15, line: 20 },
  body: { family: 'text', weight: 400, size: 17, line: 24 },
  bodyStrong: { family: 'text', weight: 600, size: 17, line: 24 },
  /** A word beside an emblem, where there is no room to grow much. */
  mark: { family: 'text', weight: 700, size: 14, line: 16, figure: true },
  name: { family: 'slab', weight: 600, size: 21, line: 26 },
  nameTablet: { family: 'slab', weight: 600, size: 26, line: 32 },
  nameLong: { family: 'slab', weight: 600, size: 17, line: 24 },
  nameSmall: { family: 'slab', weight: 600, size: 15, line: 20 },
  button: { family: 'slab', weight: 600, size: 17, line: 22 },
  title: { family: 'slab', weight: 600, size: 18, line: 22 },
  sheetTitle: { family: 'slab', weight: 600, size: 21, line: 27 },
  step: { family: 'slab', weight: 600, size: 22, line: 28 },
  wordmark: { family: 'slab', weight: 700, size: 42, line: 46, tracking: -0.84 },
  figureXs: { family: 'slab', weight: 600, size: 17, line: 22, figure: true },
  figureS: { family: 'slab', weight: 600, size: 21, line: 25, figure: true },
  figureSTablet: { family: 'slab', weight: 600, size: 26, line: 30, figure: true },
  figureM: { family: 'slab', weight: 600, size: 30, line: 34, tracking: -0.3, figure: true },
  figureL3: { family: 'slab', weight: 600, size: 50, line: 68, tracking: -1, figure: true },
  figureL: { family: 'slab', weight: 600, size: 64, line: 68, tracking: -1.28, figure: true },
  figureXl: { family: 'slab', weight: 600, size: 104, line: 108, tracking: -3, figure: true },
  figureXxl: { family: 'slab', weight: 600, size: 112, line: 120, tracking: -2.24, figure: true },
} as const satisfies Record<string, TypeRole>;

export type TextRole = keyof typeof TYPE;

export const TEXT_SCALES = { normal: 1, large: 1.4, largest: 2 } as const;
export type TextScale = keyof typeof TEXT_SCALES;

const MAX_TEXT = 2;
const MAX_FIGURE = 1.3;

/**
 * How much a role grows: sentences up to twice, figures up to 130 % (they are large already).
 * `enlarge` comes on top: it is for the whole table to read, not for one person.
 */
export function scaleOf(role: TextRole, wanted: number, enlarge = 1): number {
  const spec: TypeRole = TYPE[role];
  return Math.min(wanted, spec.figure ? MAX_FIGURE : MAX_TEXT) * enlarge;
}
