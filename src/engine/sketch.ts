import type { IconName } from './iconName';
import type { Colour } from './setup';

/** A colour of the theme, or a player's own. */
export type SketchInk = 'ink' | 'soft' | 'faint' | 'lamp' | 'loss' | 'nobody' | Colour;

/** A board lies on the table, a space is sunk into it, a card lies on it, and what it is about is lit. */
export type SketchLook = 'board' | 'space' | 'card' | 'lit' | 'outline';

export type SketchAt = readonly [x: number, y: number];

/** Everything is placed by its middle. A new kind is a new member here; the compiler then finds the switch that lacks it. */
export type SketchPart =
  | {
      readonly kind: 'box';
      readonly at: SketchAt;
      readonly size: SketchAt;
      readonly look: SketchLook;
      readonly round?: number;
    }
  /** With a corner on top, or flat there. */
  | {
      readonly kind: 'hex';
      readonly at: SketchAt;
      readonly r: number;
      readonly look: SketchLook;
      readonly flat?: true;
    }
  | {
      readonly kind: 'icon';
      readonly at: SketchAt;
      readonly size: number;
      readonly name: IconName;
      readonly ink: SketchInk;
    }
  /** A die with an icon on its face, or only its colour. */
  | {
      readonly kind: 'die';
      readonly at: SketchAt;
      readonly size: number;
      readonly ink: SketchInk;
      readonly face?: IconName;
    }
  | { readonly kind: 'cube'; readonly at: SketchAt; readonly size: number; readonly ink: SketchInk }
  | { readonly kind: 'pawn'; readonly at: SketchAt; readonly size: number; readonly ink: SketchInk }
  | { readonly kind: 'disc'; readonly at: SketchAt; readonly r: number; readonly ink: SketchInk }
  | {
      readonly kind: 'line';
      readonly from: SketchAt;
      readonly to: SketchAt;
      readonly ink: SketchInk;
      readonly dashed?: true;
    }
  | { readonly kind: 'arrow'; readonly from: SketchAt; readonly to: SketchAt; readonly ink: SketchInk }
  /** A number or a sign; words are in the text beside it. */
  | {
      readonly kind: 'figure';
      readonly at: SketchAt;
      readonly size: number;
      readonly value: number | string;
      readonly ink: SketchInk;
    }
  | { readonly kind: 'cross'; readonly at: SketchAt; readonly size: number }
  /** The number of a line of a checklist, where that line is done. */
  | { readonly kind: 'place'; readonly at: SketchAt; readonly line: string; readonly value: number };

/**
 * A small picture of our own, as data: a board, some dice, an area, made from what is on the table. The app draws it in
 * either theme; what it means is said by the words beside it.
 */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  /** What comes later lies on top. */
  readonly parts: readonly SketchPart[];
}

/** What a guide draws, by the ids that its cards give. */
export type Sketches<State> = Readonly<Record<string, (state: State) => Sketch>>;

/** The picture of a table with the numbers of a list: a line without a place has its number in the list alone. */
export function withPlaces(
  lines: readonly { readonly id: string }[],
  { parts, ...size }: Sketch,
  placeOf: (line: string) => SketchAt | undefined,
): Sketch {
  const places = lines.flatMap(({ id }, i): readonly SketchPart[] => {
    const at = placeOf(id);
    return at ? [{ kind: 'place', at, line: id, value: i + 1 }] : [];
  });
  return { ...size, parts: [...parts, ...places] };
}
