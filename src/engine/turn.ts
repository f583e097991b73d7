import type { IconName } from './iconName';
import type { Names } from './names';
import type { Phrase } from './phrase';
import type { ImmediateAction, TableAction } from './table';
import type { ResultLine } from './wizard/wizard';

/** What one way of an option costs and gives, or why it is not possible. */
export interface TurnPart {
  readonly id: string;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly reason?: Phrase;
}

/** A kind of action: not advice, only what can be played, by the rules of this table. */
export interface TurnOption<Command, N extends Names = Names> extends TurnPart {
  readonly icon?: IconName;
  readonly parts?: readonly TurnPart[];
  /** Left out where the table does it without the app. */
  readonly does?: ImmediateAction<Command, N>;
  /** An entry of the rules reference. */
  readonly reference?: N['reference'];
}

export interface TurnGroup<Command, N extends Names = Names> {
  readonly id: string;
  readonly title: Phrase;
  readonly note?: Phrase;
  readonly options: readonly TurnOption<Command, N>[];
  /** An entry of the rules reference. */
  readonly reference?: N['reference'];
}

/** What the player on turn can do now, in the order of a turn, and who leads each contest. */
export interface TurnView<Command, N extends Names = Names> {
  readonly player: string;
  readonly title: Phrase;
  readonly groups: readonly TurnGroup<Command, N>[];
  readonly standing: readonly ResultLine[];
}

/** A part of a turn, as far as the app can see it. */
export interface TurnMark<Command, N extends Names = Names> {
  readonly id: string;
  readonly label: Phrase;
  readonly done: boolean;
  /** The rules want it before the turn ends. */
  readonly due?: boolean;
  /** Where it is done, if not on this page. */
  readonly does?: ImmediateAction<Command, N>;
}

/** The page of the player on turn: everything that a turn holds is done on it. */
export interface TurnPage<Command, N extends Names = Names> {
  readonly player: string;
  /** Asks on this page; it is begun again after every act. */
  readonly wizard: N['wizard'];
  readonly marks: readonly TurnMark<Command, N>[];
  /** Ends the turn. */
  readonly next: Pick<TableAction<Command, N>, 'label' | 'does' | 'reminders'> & {
    /** Who comes next. */
    readonly player: string;
  };
  /** Who leads each contest, for those who ask for words. */
  readonly standing: readonly ResultLine[];
}
