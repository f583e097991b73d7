import type { Explanation } from './explanation';
import type { IconName } from './iconName';
import type { Names } from './names';
import type { Phrase } from './phrase';
import type { Track } from './track';

/** A number on the table screen. The app draws it; the game says what it is and what a tap on it means. */
export interface Figure<Command, N extends Names = Names> {
  readonly id: string;
  readonly label: Phrase;
  readonly value: number;
  /** Beside the number, such as when it was counted. */
  readonly note?: Phrase;
  /** Nobody knows it: shown as a dash, whatever the value. */
  readonly unknown?: boolean;
  /** With a small `max` it is drawn with notches. */
  readonly track: Track;
  readonly icon?: IconName;
  /** One tap, or a hold, on − and +. */
  adjust(by: number): Command;
  /** A number typed on the keypad. */
  set(to: number): Command;
  /** As `set`, where only this is logged as a correction. */
  correct?(to: number): Command;
  /** The lines of the Why sheet, where the number is computed. */
  readonly why?: Explanation;
  /** An entry of the rules reference: a “?” beside the label opens it. */
  readonly reference?: N['reference'];
}

export interface FigureGroup<Command, N extends Names = Names> {
  readonly id: string;
  readonly title: Phrase;
  readonly figures: readonly Figure<Command, N>[];
  /** An entry of the rules reference: a “?” beside the label opens it. */
  readonly reference?: N['reference'];
  /** Looked at more than changed by hand: in one line where room is scarce, − and + a tap away. */
  readonly small?: true;
}

export interface PlayerRow<Command, N extends Names = Names> {
  readonly player: string;
  /** Somebody without a seat, such as a helper of the group: how they are called and drawn. */
  readonly named?: { readonly name: Phrase; readonly icon: IconName };
  /** Under the name: the leader, the place. */
  readonly note?: Phrase;
  /** The lamp is on this row. */
  readonly now: boolean;
  /** The main number; absent where a player has none, as when everything is shared. */
  readonly main?: Figure<Command, N>;
  readonly stats: readonly Figure<Command, N>[];
  /** What a player pays and gains all the time, small under the stats; at most six have room on a phone. */
  readonly goods?: readonly Figure<Command, N>[];
  /** What is out of the ordinary now, such as a Leader who is away; nothing where all is as it always is. */
  readonly chips?: readonly RowChip<Command, N>[];
  /** Shown when the row is opened. */
  readonly more?: readonly FigureGroup<Command, N>[];
}

/** One thing about a player that matters now. */
export interface RowChip<Command, N extends Names = Names> {
  readonly id: string;
  readonly icon: IconName;
  readonly label: Phrase;
  /** The rules want it dealt with now. */
  readonly due?: boolean;
  /** Where it is dealt with, or looked at; without it the chip only says so. */
  readonly does?: ImmediateAction<Command, N>;
}

/** A screen of the game's own that belongs beside the players. */
export interface BesideScreen<N extends Names = Names> {
  readonly screen: N['screen'];
  readonly label: Phrase;
  /** On a phone this one is in sight over the rows, instead of a page to swipe to. */
  readonly above?: N['screen'];
}

/** Needs nothing more from the player. */
export type ImmediateAction<Command, N extends Names = Names> =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'wizard'; readonly wizard: N['wizard'] }
  /** A screen of the game's own, from its `ui`. */
  | { readonly kind: 'screen'; readonly screen: N['screen'] };

export type Action<Command, N extends Names = Names> =
  | ImmediateAction<Command, N>
  /** Asks for a line of text first. */
  | {
      readonly kind: 'text';
      readonly title: Phrase;
      readonly maxLength: number;
      command(text: string): Command;
    };

/** Under which heading of “more” it is: what is played, what lies on the board, the game as a whole. */
export type ActionGroup = 'play' | 'board' | 'game';

export interface TableAction<Command, N extends Names = Names> {
  readonly id: string;
  /** Left out, it is something that is played. */
  readonly group?: ActionGroup;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly icon: IconName;
  /** The rules want it now: shown in lamp colour with a dot. */
  readonly due?: boolean;
  /** Why it cannot be done now. */
  readonly reason?: Phrase;
  readonly does: Action<Command, N>;
  /** Shown before it is done, as before the turn ends. */
  readonly reminders?: readonly Reminder<Command, N>[];
  readonly endsTurn?: boolean;
  /** An entry of the rules reference: a “?” beside the label opens it. */
  readonly reference?: N['reference'];
}

/** What the rules want checked before the turn ends. It reminds; it never stops anybody. */
export interface Reminder<Command, N extends Names = Names> {
  /** What it is about: the name by which it can be switched off for good. */
  readonly id: string;
  readonly text: Phrase;
  readonly does?: Action<Command, N>;
}

/** Something worth a look now, such as a danger that is one step away. */
export interface Hint<N extends Names = Names> {
  readonly icon: IconName;
  readonly text: Phrase;
  readonly does: Extract<Action<never, N>, { readonly kind: 'wizard' | 'screen' }>;
}

/** The table screen as data, derived from the state alone. */
export interface TableView<Command, N extends Names = Names> {
  readonly heading: Phrase;
  readonly detail?: Phrase;
  readonly pips?: { readonly lit: number; readonly of: number };
  /** The ledger's column head over the big numerals. */
  readonly column: Phrase;
  /** A quiet line over the rows, for those who want to be reminded; it asks for nothing. */
  readonly hint?: Hint<N>;
  /** Numbers that belong to the whole table, such as the stores of a caravan: over the rows. */
  readonly shared?: readonly FigureGroup<Command, N>[];
  readonly rows: readonly PlayerRow<Command, N>[];
  /** One swipe away on a phone, beside the players where there is room. */
  readonly beside?: readonly BesideScreen<N>[];
  /** All of the board at one look, for a tablet: across under the players, or beside them where nothing else is. */
  readonly glance?: N['screen'];
  /** The only filled button. */
  readonly primary?: {
    readonly label: Phrase;
    readonly note?: Phrase;
    readonly player?: string;
    /** The rules want it now, before play goes on: it has the dot of what is due. */
    readonly due?: boolean;
    readonly does: Action<Command, N>;
    readonly reminders?: readonly Reminder<Command, N>[];
  };
  /** In the bar, at most three: undo and "more" are beside them. */
  readonly actions: readonly TableAction<Command, N>[];
  /** Behind "more". */
  readonly more?: readonly TableAction<Command, N>[];
}
