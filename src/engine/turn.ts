import type { Names } from './names';
import type { Phrase } from './phrase';
import type { ImmediateAction, TableAction } from './table';
import type { ResultLine } from './wizard/shown';

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
  /** What the rules want now, before the turn ends: the way on until it is done. */
  readonly first?: Pick<TurnMark<Command, N>, 'label'> & { readonly does: ImmediateAction<Command, N> };
  /** Ends the turn. */
  readonly next: Pick<TableAction<Command, N>, 'label' | 'does' | 'reminders'> & {
    /** Who comes next. */
    readonly player: string;
  };
  /** Who leads each contest, for those who ask for words. */
  readonly standing: readonly ResultLine[];
}
