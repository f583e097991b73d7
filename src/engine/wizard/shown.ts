import type { Explanation } from '../explanation';
import type { IconName } from '../iconName';
import type { Phrase } from '../phrase';
import type { Track } from '../track';

/** A computed number that the table may override. It is marked wherever it shows, and null takes it back. */
export interface Override {
  /** What it is called in the draft. */
  readonly name: string;
  /** What it is about, where the line itself shows something else. */
  readonly label?: Phrase;
  /** What the rules say. */
  readonly computed: number;
  /** What counts: the same, unless somebody set it. */
  readonly value: number;
  readonly track: Track;
}

/** One line that the rules worked out: who, what, how much; a tap asks why. */
export interface ResultLine {
  readonly id: string;
  readonly player?: string;
  readonly icon?: IconName;
  readonly group?: Phrase;
  /** Belongs to the line above: smaller, and without an emblem of its own. */
  readonly under?: boolean;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly figure?: string;
  /** Shares its place with others: lit, so that the table looks at it. */
  readonly tied?: boolean;
  readonly why?: Explanation;
  readonly override?: Override;
}

/** Figures side by side, such as ranks, prizes and sums. */
export interface ResultTable {
  readonly title?: Phrase;
  readonly note?: Phrase;
  /** The heads of the cells. */
  readonly columns: readonly Phrase[];
  readonly rows: readonly ResultRow[];
}

export interface ResultRow {
  readonly id: string;
  readonly player?: string;
  readonly icon?: IconName;
  readonly label: Phrase;
  readonly cells: readonly string[];
  /** Why this row stands out: a tie, the best case, the worst. */
  readonly mark?: Phrase;
  readonly why?: Explanation;
  /** For the figure that the row is about. */
  readonly override?: Override;
}

/** What one player chose unseen. */
export interface RevealedCard {
  readonly id: string;
  readonly player: string;
  /** What was chosen for. */
  readonly label: Phrase;
  readonly icon: IconName;
  readonly choice: Phrase;
}

/** Draws the scenes of a step; the words of the scene that is played are its caption. */
export interface Stage {
  readonly widget: string;
  readonly given: unknown;
}

/** One line of the review before the commit: who, what, how much, and why. */
export interface ReviewLine {
  readonly player?: string;
  readonly label: Phrase;
  readonly change: number;
  readonly total: number;
  readonly why: Explanation;
  /** Only its label is shown, without a number: something grave, such as a death, or something plain. */
  readonly news?: 'grave' | 'plain';
  /** Of the total after it. */
  readonly override?: Override;
}
