import type { Explanation } from '../explanation';
import type { IconName } from '../iconName';
import type { Phrase } from '../phrase';
import type { At } from '../reader';
import type { Refusal } from '../refusal';
import type { Result } from '../result';
import type { Track } from '../track';

/** One number that a step asks for; `write` puts the answer into the draft. */
export interface AskedFigure<Draft> {
  readonly id: string;
  readonly player?: string;
  /** Figures of one group stand under a heading of their own. */
  readonly group?: Phrase;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly value: number;
  /** Nobody knows it yet: a dash stands for it, whatever the value, until somebody says it. */
  readonly unknown?: boolean;
  readonly track: Track;
  write(to: number): Draft;
}

export interface AskedOption<Draft> {
  readonly id: string;
  readonly player?: string;
  readonly icon?: IconName;
  readonly label: Phrase;
  readonly note?: Phrase;
  /** Why it cannot be chosen now. */
  readonly reason?: Phrase;
  readonly chosen: boolean;
  write(): Draft;
}

/** A worked-out number that the table may set otherwise. It is marked wherever it shows, and null takes it back. */
export interface ByHand<Draft> {
  /** What it is about, where the line itself shows something else. */
  readonly label?: Phrase;
  /** What the rules say. */
  readonly worked: number;
  /** What counts: the same, unless somebody set it. */
  readonly value: number;
  readonly track: Track;
  write(to: number | null): Draft;
}

/** One line that the rules worked out: who, what, how much; a tap asks why. */
export interface ToldLine<Draft = never> {
  readonly id: string;
  readonly player?: string;
  readonly icon?: IconName;
  readonly group?: Phrase;
  /** It belongs to the line above: smaller, and without an emblem of its own. */
  readonly under?: boolean;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly figure?: string;
  /** It shares its place with others: lit, as the table should look at it. */
  readonly tied?: boolean;
  readonly why?: Explanation;
  readonly byHand?: ByHand<Draft>;
}

/** Figures side by side, such as ranks, prizes and sums. */
export interface ToldTable<Draft = never> {
  readonly title?: Phrase;
  readonly note?: Phrase;
  /** The heads of the cells. */
  readonly columns: readonly Phrase[];
  readonly rows: readonly ToldRow<Draft>[];
}

export interface ToldRow<Draft = never> {
  readonly id: string;
  readonly player?: string;
  readonly icon?: IconName;
  readonly label: Phrase;
  readonly cells: readonly string[];
  /** Why this row stands out: a tie, the best case, the worst. */
  readonly mark?: Phrase;
  readonly why?: Explanation;
  /** Of the figure that the row is about. */
  readonly byHand?: ByHand<Draft>;
}

/** A choice that one player makes unseen. */
export interface SecretTurn<Draft> {
  readonly id: string;
  readonly player: string;
  /** What it is about, as everybody may know: tells the choices of one player apart. */
  readonly about?: Phrase;
  readonly question: Phrase;
  readonly answered: boolean;
  readonly options: readonly AskedOption<Draft>[];
  /** What each choice would lead to, worked out and shown only if this player asks; null: it cannot be told yet. */
  forecast?(): ToldTable | null;
}

export interface ChecklistLine {
  readonly id: string;
  readonly text: Phrase;
  readonly note?: Phrase;
}

export interface Checklist<Draft> {
  readonly lines: readonly ChecklistLine[];
  readonly ticked: readonly string[];
  write(ticked: readonly string[]): Draft;
}

/** What to do with the pieces, under the review: nothing waits for it. */
export interface WrapUp<Draft> extends Checklist<Draft> {
  readonly title: Phrase;
  readonly note?: Phrase;
}

interface Step {
  readonly id: string;
  readonly title: Phrase;
  readonly help?: Phrase;
  /** Why the walk cannot go on from here yet. */
  readonly missing?: Phrase;
  /** An entry of the rules reference: a “?” beside the label opens it. */
  readonly reference?: string;
}

/** A step of a wizard, as data. A new kind is a new member here; the compiler then finds the switch that lacks it. */
export type WizardStep<Draft> =
  | (Step & {
      readonly kind: 'figures';
      readonly figures: readonly AskedFigure<Draft>[];
      /** Answers that are no number, such as a die that shows nothing: each goes when it is given. */
      readonly instead?: readonly AskedOption<Draft>[];
    })
  /** One of several; choosing goes on to the next step by itself. */
  | (Step & {
      readonly kind: 'choice';
      /** What has to be known for the choice, over the options. */
      readonly lead?: Phrase;
      readonly options: readonly AskedOption<Draft>[];
      /** Another way to answer, which stands back: the steps from here on are others. */
      readonly otherwise?: AskedOption<Draft>;
    })
  | (Step & { readonly kind: 'told'; readonly lines: readonly ToldLine<Draft>[] })
  /** Figures side by side; what else there is to tell stands in lines under them. */
  | (Step & {
      readonly kind: 'table';
      readonly tables: readonly ToldTable<Draft>[];
      readonly lines?: readonly ToldLine<Draft>[];
    })
  /** A run of small scenes, one at a time or all at once, such as the blows of a fight. */
  | (Step & { readonly kind: 'scenes'; readonly scenes: readonly ToldLine<Draft>[] })
  /**
   * The phone is passed around under a cover; nothing is readable by the others, and nothing leaves the draft. The
   * last answer goes on by itself.
   */
  | (Step & {
      readonly kind: 'secret';
      readonly turns: readonly SecretTurn<Draft>[];
      /** A way to do it without the phone. */
      readonly otherwise?: AskedOption<Draft>;
    })
  /**
   * Drawn by a widget of the game's own: it shows the value and writes another one; where the step has none, it reads the
   * draft and writes it whole.
   */
  | (Step & {
      readonly kind: 'custom';
      readonly widget: string;
      readonly value?: unknown;
      write?(value: unknown): Draft;
    })
  | (Step & { readonly kind: 'checklist' } & Checklist<Draft>);

/** One line of the review before the commit: who, what, how much, and why. */
export interface ReviewLine<Draft = never> {
  readonly player?: string;
  readonly label: Phrase;
  readonly change: number;
  readonly total: number;
  readonly why: Explanation;
  /** It has no number and only its label is shown: something grave, such as a death, or something plain. */
  readonly news?: 'grave' | 'plain';
  /** Of the total after it. */
  readonly byHand?: ByHand<Draft>;
}

/** Whose walk it is. */
export interface Actor<State, Draft> {
  /** Who acts, as far as the draft says so. */
  of(state: State, draft: Draft): string | null;
  /** Who can act instead; left out where the rules or an answer say who it is. */
  others?(state: State): readonly string[];
}

/**
 * A walk through a hard moment. The draft is plain JSON and is saved at every change, so a killed app comes back
 * on the same step. Nothing counts before `commit`, which is one command: one entry in the log, one undo.
 */
export interface Wizard<State, Command, Draft> {
  readonly id: string;
  /** A few taps that need no review: the last step commits. */
  readonly quick?: boolean;
  /** Each answer decides what is asked next: nobody knows on the way how many steps there are. */
  readonly grows?: boolean;
  title(state: State): Phrase;
  /** What the last button says, where "Save" would be the wrong word. */
  readonly done?: Phrase;
  /** Left out where it is everybody's. */
  readonly actor?: Actor<State, Draft>;
  /** What it belongs to besides the turn or phase of the game, as small JSON: a draft that is older is not resumed unasked. */
  moment?(state: State): unknown;
  /** Prefilled from what is tracked, for whoever acts now or for the one who is named. */
  begin(state: State, player?: string): Draft;
  /** The draft with all that a widget shows from the table in place: what differs after a tap is the answer. */
  filled?(state: State, draft: Draft): Draft;
  /** A stored draft is checked like any other stored row. */
  readDraft(at: At, state: State): Draft;
  steps(state: State, draft: Draft): readonly WizardStep<Draft>[];
  review(state: State, draft: Draft): readonly ReviewLine<Draft>[];
  /** Stands on the review, so that it costs no step of its own. */
  wrapUp?(state: State, draft: Draft): WrapUp<Draft>;
  commit(state: State, draft: Draft): Result<Command, Refusal>;
}
