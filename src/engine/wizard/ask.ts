import type { AskNames, NoNames } from '../names';
import type { Phrase } from '../phrase';
import type { Shape } from '../shape';
import type { Sketch } from '../sketch';
import type { Track } from '../track';
import type { Piece, Place, StepInPlace } from './place';
import type {
  AskedChoice,
  AskedFigure,
  AskedOption,
  ChecklistLine,
  ChoiceLayout,
  Matrix,
  OptionGroup,
  PickOption,
  SecretTurn,
} from './asked';
import type { Override, ResultLine, ResultTable, RevealedCard } from './shown';

/** What every step says. */
export interface Asked {
  readonly id: string;
  readonly title: Phrase;
  readonly help?: Phrase;
  /** What was chosen unseen before this page, turned up on it. */
  readonly revealed?: readonly RevealedCard[];
}

interface Named<N extends AskNames> {
  /** An entry of the rules reference: a “?” beside the title opens it. */
  readonly reference?: N['reference'];
}

export type Option<Id extends string = string> = Omit<AskedOption, 'id' | 'chosen' | 'answers'> & {
  readonly id: Id;
  /** Other questions that the same tap answers, by their name; null leaves them open. */
  readonly also?: Readonly<Record<string, string | null>>;
};

/** `value` is what is prefilled. */
export type Count<Id extends string = string> = Omit<AskedFigure, 'id' | 'name' | 'instead' | 'also'> & {
  readonly id: Id;
  /** Replaces the note once somebody gave the number. */
  readonly saidNote?: Phrase;
  /** What the number depends on: for another one it is asked again. */
  readonly per?: string;
  /** Numbers of the same set are one answer: with one of them the others are given too, as they are shown. */
  readonly set?: string;
};

export type Counts<Id extends string> = Readonly<Record<Id, number>>;

export interface Choosing<Id extends string> extends Asked {
  readonly lead?: Phrase;
  readonly options: readonly Option<Id>[];
  /** What is prefilled. */
  readonly initial?: Id | null;
  /** What the answer depends on: for another one it is asked again. */
  readonly per?: string;
  /** Why it waits while nothing is chosen, where the game can say it better here. */
  readonly missing?: Phrase;
  /** Another way to answer, kept in the background: it answers other questions. */
  readonly otherwise?: Option;
  readonly layout?: ChoiceLayout;
  readonly groups?: readonly OptionGroup[];
}

export interface Picking<Id extends string> extends Asked {
  readonly lead?: Phrase;
  /** What can still be picked after these, each with what it costs and gives then. */
  options(picked: readonly Id[]): readonly (Omit<PickOption, 'id' | 'chosen'> & { readonly id: Id })[];
  readonly most: number;
  readonly repeats?: boolean;
  /** What is prefilled. */
  readonly picked?: readonly Id[];
  /** What the picks depend on: for another one there are none yet. */
  readonly per?: string;
  missing?(picked: readonly Id[]): Phrase | null | undefined;
}

/** The pieces of each place, in the order in which they came. */
export type Placed = Readonly<Record<string, readonly string[]>>;

export interface Placing extends Asked {
  readonly lead?: Phrase;
  readonly pieces: readonly Piece[];
  readonly places: readonly Omit<Place, 'pieces'>[];
  readonly missing?: Phrase | null | undefined;
}

/** One of several choices on the same page; its id is the name of its answer. */
export type EachChoice<Id extends string = string> = Omit<AskedChoice, 'options'> & {
  readonly options: readonly Option<Id>[];
  /** What the answer depends on: for another one it is asked again. */
  readonly per?: string;
};

export interface ChoosingEach<Id extends string> extends Asked {
  readonly lead?: Phrase;
  readonly choices: readonly EachChoice<Id>[];
  /** Another way to answer, kept in the background: it answers other questions. */
  readonly otherwise?: Option;
}

export interface Counting<Id extends string> extends Asked {
  readonly figures: readonly Count<Id>[];
  /** Where the figures are drawn in rows and columns. */
  readonly matrix?: Matrix;
  /** No more than this in all: each number goes as far as the others leave room. */
  readonly together?: number;
  /** `unknown`: figures that nobody knows yet. */
  missing?(counts: Counts<Id>, unknown: readonly Id[]): Phrase | null | undefined;
}

export interface CountingOr<Id extends string, Instead extends string> extends Counting<Id> {
  /** Answers that are not numbers: each is dropped when a number is given, and leads on by itself. */
  readonly instead: readonly Option<Instead>[];
  /** What these depend on: for another one they are asked again. */
  readonly per?: string;
}

export interface Ticking extends Asked {
  readonly lines: readonly ChecklistLine[];
  /** The table from above, with the numbers of the lines. */
  readonly plan?: Sketch;
  /** What is prefilled. */
  readonly ticked?: readonly string[];
  /** What the ticks depend on: for another one there are none yet. */
  readonly per?: string;
  missing?(ticked: readonly string[]): Phrase | null | undefined;
}

export interface Telling extends Asked {
  /** All of it is known: the wizard begins after it, and Back shows it. */
  readonly known?: true;
  readonly missing?: Phrase | null | undefined;
}

export type Unseen<Id extends string = string> = Omit<SecretTurn, 'answered' | 'choices' | 'forecast'> & {
  readonly choices: readonly Omit<EachChoice<Id>, 'per'>[];
  /** What each choice would lead to, computed only if this player asks; null: nobody can say yet. */
  forecast?(): ResultTable | null;
};

export interface Passing<Id extends string> extends Asked {
  readonly turns: readonly Unseen<Id>[];
  readonly otherwise?: Option;
}

/** What a widget of the game's own writes. */
export interface Drawn<T> {
  readonly id: string;
  /** Steps with the same one draw the same thing, such as a board on several pages; left out, the id. */
  readonly name?: string;
  readonly shape: Shape<T, unknown>;
  /** What the widget shows before anybody touches it. */
  readonly initial: T;
}

export interface Drawing<T> extends Drawn<T>, Asked {
  /** What the widget shows besides: plain data that follows from the table and the other answers. */
  readonly given?: unknown;
  missing?(value: T): Phrase | null | undefined;
}

/**
 * How a wizard asks, one question after the other: each answer decides what is asked next. An answer that is no longer
 * possible, because an earlier one was changed, counts as open; none is ever thrown away by going back.
 */
export interface Ask<N extends AskNames = NoNames> {
  /** Null while it is open: what depends on it is asked afterwards. */
  choose<Id extends string>(question: Choosing<Id> & Named<N>): Id | null;
  /** Several choices on one page, by their ids; null while one is open. */
  chooseEach<Id extends string>(question: ChoosingEach<Id> & Named<N>): Readonly<Record<string, Id | null>>;
  count<Id extends string>(question: Counting<Id> & Named<N>): Counts<Id>;
  /** The numbers, or the answer that is not a number. */
  countOr<Id extends string, Instead extends string>(
    question: CountingOr<Id, Instead> & Named<N>,
  ): { readonly counts: Counts<Id>; readonly instead: Instead | null };
  /** One number of a page ahead of the page itself, for what else is on it. */
  counted(step: string, figure: Count): number;
  /** The same as somebody gave it; null while it is only prefilled. */
  given(step: string, figure: Count): number | null;
  tick(question: Ticking & Named<N>): readonly string[];
  /** Several of these in the order of the taps; one that is not possible after those before it does not count. */
  pick<Id extends string>(question: Picking<Id> & Named<N>): readonly Id[];
  /** Where the pieces of a page lie, ahead of the page: what else is on it may depend on that. */
  placed(step: string, pieces: readonly Piece[]): Placed;
  /** Pieces on places. It waits while a place has a fault, or asks something that is open. */
  place(question: Placing & Named<N>): void;
  /** What is asked inside is no page of its own: it goes into the row of a place. */
  within<T>(part: () => T): { readonly said: T; readonly steps: readonly StepInPlace[] };
  /** The phone is passed around under a cover: what each chose, by turn and choice. */
  pass<Id extends string>(
    question: Passing<Id> & Named<N>,
  ): Readonly<Record<string, Readonly<Record<string, Id | null>>>>;
  /** What a widget of the game's own shows and writes. */
  draw<T>(question: Drawing<T> & Named<N> & { readonly widget: N['widget'] }): T;
  /** The same ahead of its page, for what depends on it. */
  drawn<T>(question: Drawn<T>): T;
  tell(shown: Telling & Named<N> & { readonly lines: readonly ResultLine[] }): void;
  table(
    shown: Telling &
      Named<N> & {
        readonly tables: readonly ResultTable[];
        readonly lines?: readonly ResultLine[];
      },
  ): void;
  /** A run of small scenes, one at a time or all at once. */
  scenes(
    shown: Telling &
      Named<N> & {
        readonly scenes: readonly ResultLine[];
        readonly stage?: { readonly widget: N['widget']; readonly given: unknown };
        readonly lines?: readonly ResultLine[];
      },
  ): void;
  /** A number that the rules computed and the table may set; `line` is its name. */
  override(
    line: string,
    about: { readonly computed: number; readonly track: Track; readonly label?: Phrase },
  ): Override;
  /** An answer to a question asked elsewhere, such as what a tap on `otherwise` answered. */
  answered<Id extends string>(name: string, options: readonly Id[]): Id | null;
}
