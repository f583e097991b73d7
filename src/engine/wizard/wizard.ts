import type { Explanation } from '../explanation';
import type { IconName } from '../iconName';
import type { Phrase } from '../phrase';
import type { Refusal } from '../refusal';
import type { Result } from '../result';
import type { Sketch } from '../sketch';
import type { Track } from '../track';
import type { Draft } from './draft';
import type { Piece, Place } from './place';

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
  /** Where nothing is asked, what a cell tells, by column. */
  readonly told?: Readonly<Record<string, string>>;
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

/** What one player chose unseen. */
export interface RevealedCard {
  readonly id: string;
  readonly player: string;
  /** What was chosen for. */
  readonly label: Phrase;
  readonly icon: IconName;
  readonly choice: Phrase;
}

interface Step {
  readonly id: string;
  readonly title: Phrase;
  readonly help?: Phrase;
  /** Turned up in one moment, over everything else on the page. */
  readonly revealed?: readonly RevealedCard[];
  /** Why the wizard cannot go on from here yet. */
  readonly missing?: Phrase;
  /** Nothing is asked that the table does not know: the wizard begins after it, and Back shows it. */
  readonly known?: true;
  /** An entry of the rules reference: a “?” beside the label opens it. */
  readonly reference?: string;
}

/** A step of a wizard, as plain JSON. A new kind is a new member here; the compiler then finds the switch that lacks it. */
export type WizardStep =
  | (Step & {
      readonly kind: 'figures';
      readonly figures: readonly AskedFigure[];
      /** Drawn in rows and columns; left out, one number after the other. */
      readonly matrix?: Matrix;
      /** Answers that are not numbers, such as a die that shows nothing: choosing one goes on by itself. */
      readonly instead?: readonly AskedOption[];
    })
  /** One of several; choosing goes on to the next step by itself. */
  | (Step & {
      readonly kind: 'choice';
      /** What to know for the choice, shown above the options. */
      readonly lead?: Phrase;
      readonly options: readonly AskedOption[];
      /** Another way to answer, kept in the background: the steps after it are different. */
      readonly otherwise?: AskedOption;
      readonly layout?: ChoiceLayout;
      readonly groups?: readonly OptionGroup[];
    })
  /** Several, in the order in which they were tapped. */
  | (Step & {
      readonly kind: 'picks';
      /** What to know for it, shown above the options. */
      readonly lead?: Phrase;
      /** What the picks are called in the draft. */
      readonly name: string;
      readonly options: readonly PickOption[];
      readonly picked: readonly string[];
      /** The same one can be picked again; otherwise a second tap takes it back. */
      readonly repeats?: boolean;
    })
  /** Several choices with few options each; the last open one goes on to the next step by itself. */
  | (Step & {
      readonly kind: 'choices';
      /** What to know for the choices, shown above them. */
      readonly lead?: Phrase;
      readonly choices: readonly AskedChoice[];
      /** Another way to answer, kept in the background: the steps after it are different. */
      readonly otherwise?: AskedOption;
    })
  /** Pieces on places: one piece is taken up at a time, and put where a tap says. */
  | (Step & {
      readonly kind: 'placing';
      /** What to know for it, shown beside the pieces. */
      readonly lead?: Phrase;
      /** What it is called in the draft where the pieces lie. */
      readonly name: string;
      readonly pieces: readonly Piece[];
      readonly places: readonly Place[];
    })
  | (Step & { readonly kind: 'result'; readonly lines: readonly ResultLine[] })
  /** Figures side by side; anything else to say comes in lines under them. */
  | (Step & {
      readonly kind: 'table';
      readonly tables: readonly ResultTable[];
      readonly lines?: readonly ResultLine[];
    })
  /** A run of small scenes, one at a time or all at once, such as the blows of a fight. */
  | (Step & {
      readonly kind: 'scenes';
      readonly scenes: readonly ResultLine[];
      /** Where they are played: a widget of the game's own, whose value is how many of them were seen. */
      readonly stage?: Stage;
      /** What came of it, under them. */
      readonly lines?: readonly ResultLine[];
    })
  /**
   * The phone is passed around under a cover; nothing is readable by the others, and nothing leaves the draft. The
   * last answer goes on by itself.
   */
  | (Step & {
      readonly kind: 'secret';
      readonly turns: readonly SecretTurn[];
      /** A way to do it without the phone. */
      readonly otherwise?: AskedOption;
    })
  /** Drawn by a widget of the game's own: it shows the value and answers with another one. */
  | (Step & {
      readonly kind: 'custom';
      /** What the value is called in the draft. */
      readonly name: string;
      readonly widget: string;
      readonly value: unknown;
      /** What it shows besides. */
      readonly given?: unknown;
    })
  | (Step & { readonly kind: 'checklist' } & Checklist);

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

/** Whose wizard it is. */
export interface Actor<State> {
  /** Who acts, as far as the draft says so. */
  of(state: State, draft: Draft): string | null;
  /** Who can act instead; left out where the rules or an answer decide. */
  others?(state: State): readonly string[];
}

/**
 * Leads through a hard moment. The draft is the answers and nothing else; it is saved at every tap, so a killed app comes
 * back on the same step. Nothing counts before `commit`, which is one command: one entry in the log, one undo.
 */
export interface Wizard<State, Command> {
  readonly id: string;
  /** A few taps that need no review: the last step commits. */
  readonly quick?: boolean;
  /** Its steps are shown under each other, and a tile that leaves nothing to ask commits at once. */
  readonly onePage?: boolean;
  /** What changes is shown under the last step, which commits: there is no page for the review alone. */
  readonly reviewOnLast?: true;
  /** The wizard that opens once this one is saved, where the rules always go on with it. */
  readonly leadsTo?: string;
  /** What it reads off the table came with the act before it: once that is undone, its answers are void. */
  readonly endsWithAct?: true;
  /** On one page: whether it begins once more after a commit, such as with the next action. */
  again?(state: State): boolean;
  title(state: State): Phrase;
  /** What the last button says, where "Save" would be the wrong word. */
  readonly done?: Phrase;
  /** Left out where it is everybody's. */
  readonly actor?: Actor<State>;
  /** What it belongs to besides the turn or phase, as small JSON: an older draft is not resumed without asking. */
  moment?(state: State): unknown;
  /** For the player whose turn it is, or for the one who is named. */
  begin(state: State, player?: string): Draft;
  /** The same answers for somebody else; unchanged where nobody can be named. */
  actFor(draft: Draft, player: string): Draft;
  steps(state: State, draft: Draft): readonly WizardStep[];
  /** What each choice of a secret turn would lead to; null: nobody can say yet. */
  forecast(state: State, draft: Draft, step: string, turn: string): ResultTable | null;
  review(state: State, draft: Draft): readonly ReviewLine[];
  /** On the review, so that it costs no step of its own. */
  wrapUp?(state: State, draft: Draft): WrapUp;
  /** Which answers of the draft count on this table, as `kind/name`; the others are kept, and are open. */
  counting(state: State, draft: Draft): readonly string[];
  commit(state: State, draft: Draft): Result<Command, Refusal>;
}
