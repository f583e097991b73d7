import type { IconName } from '../iconName';
import type { Phrase } from '../phrase';
import type { Sketch } from '../sketch';
import type { Track } from '../track';

/** One number that a step asks for. */
export interface AskedFigure {
  readonly id: string;
  /** What its answer is called in the draft. */
  readonly name: string;
  /** The answer that is not a number, which this one replaces. */
  readonly instead?: string;
  /** Numbers that are given with it, as they are shown, by their names in the draft. */
  readonly also?: Readonly<Record<string, number>>;
  readonly player?: string;
  /** Figures of one group share a heading. */
  readonly group?: Phrase;
  /** Its place in the matrix of the step, by the ids there. */
  readonly row?: string;
  readonly column?: string;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly value: number;
  /** Nobody knows it yet: shown as a dash, whatever the value, until somebody gives it. */
  readonly unknown?: boolean;
  readonly track: Track;
  /** Numbers up to this one are there to tap: one tap says it. Left out, − and + count. */
  readonly quick?: number;
}

/** Options of one group lie together, such as the Effects of a Zone. */
export interface OptionGroup {
  readonly id: string;
  readonly title: Phrase;
  readonly note?: Phrase;
  /** An entry of the rules reference. */
  readonly reference?: string;
}

/** Where an option is on the drawing of its group: rows from the top, columns from the left. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** One line of a matrix of numbers. */
export interface MatrixRow {
  readonly id: string;
  /** Rows of one group share a heading. */
  readonly group?: Phrase;
  readonly label: Phrase;
  readonly note?: Phrase;
  /** What a cell shows where nothing is asked, by column. */
  readonly shown?: Readonly<Record<string, string>>;
}

export interface MatrixColumn {
  readonly id: string;
  readonly player?: string;
  readonly icon?: IconName;
  readonly label: Phrase;
}

/** Numbers in rows and columns, such as what each player has in each place. */
export interface Matrix {
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly MatrixRow[];
}

export interface AskedOption {
  readonly id: string;
  readonly player?: string;
  readonly icon?: IconName;
  /** The id of its group, where the step has some. */
  readonly group?: string;
  readonly at?: Cell;
  /** What fits into its cell, such as the number of a space. */
  readonly short?: string;
  /** An entry of the rules reference. */
  readonly reference?: string;
  readonly label: Phrase;
  readonly note?: Phrase;
  /** What it is, where there is room for words; a tile keeps to its note. */
  readonly about?: Phrase;
  /** Why it cannot be chosen now. */
  readonly reason?: Phrase;
  readonly chosen: boolean;
  /** What a tap answers, by the names in the draft; null leaves open. */
  readonly answers: Readonly<Record<string, string | null>>;
}

/**
 * How a choice is drawn: `chips` side by side, for a small answer that is mostly prefilled; `tiles` by group, as on the
 * board; `spaces` as a small drawing, each option in its cell. Left out, one row each.
 */
export type ChoiceLayout = 'chips' | 'tiles' | 'spaces';

export type PickOption = Omit<AskedOption, 'answers' | 'group' | 'at' | 'short'>;

/** One of several choices that are made on the same page. */
export interface AskedChoice {
  readonly id: string;
  readonly player?: string;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly options: readonly AskedOption[];
}

/** What one player chooses unseen. */
export interface SecretTurn {
  readonly id: string;
  readonly player: string;
  readonly question: Phrase;
  readonly answered: boolean;
  /** Never marked as chosen. They are answered together. */
  readonly choices: readonly AskedChoice[];
  /** What each choice would lead to is computed, and shown to this player alone, if they ask. */
  readonly forecast?: true;
}

export interface ChecklistLine {
  readonly id: string;
  readonly text: Phrase;
  readonly note?: Phrase;
}

export interface Checklist {
  /** What its ticks are called in the draft. */
  readonly name: string;
  readonly lines: readonly ChecklistLine[];
  readonly ticked: readonly string[];
  /** The table from above, with the numbers of the lines. */
  readonly plan?: Sketch;
}

/** What to do with the pieces, under the review: nothing waits for it. */
export interface WrapUp extends Checklist {
  readonly title: Phrase;
  readonly note?: Phrase;
}
