import type { Phrase } from '../phrase';
import type {
  AskedChoice,
  AskedFigure,
  AskedOption,
  Checklist,
  ChoiceLayout,
  Matrix,
  OptionGroup,
  PickOption,
  SecretTurn,
} from './asked';
import type { Piece, Place } from './place';
import type { ResultLine, ResultTable, RevealedCard, Stage } from './shown';

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
