import type { IconName } from './iconName';
import type { Phrase } from './phrase';
import type { Deed } from './table';
import type { ToldLine } from './wizard/wizard';

/** What one way of an option costs and gives, or why it cannot be. */
export interface TurnPart {
  readonly id: string;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly reason?: Phrase;
}

/** A kind of action: not advice, only what can be played, by the rules of this table. */
export interface TurnOption<Command> extends TurnPart {
  readonly icon?: IconName;
  readonly parts?: readonly TurnPart[];
  /** Left out where the table does it without the app. */
  readonly does?: Deed<Command>;
  /** An entry of the rules reference. */
  readonly reference?: string;
}

export interface TurnGroup<Command> {
  readonly id: string;
  readonly title: Phrase;
  readonly note?: Phrase;
  readonly options: readonly TurnOption<Command>[];
  /** An entry of the rules reference. */
  readonly reference?: string;
}

/** What whoever is on turn can do now, in the order of a turn, and where the contests stand. */
export interface TurnView<Command> {
  readonly player: string;
  readonly title: Phrase;
  readonly groups: readonly TurnGroup<Command>[];
  readonly standing: readonly ToldLine[];
}
