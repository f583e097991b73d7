import type { Sketch } from './sketch';
import type { IconName } from './iconName';
import type { Names } from './names';
import type { Phrase } from './phrase';
import type { Answers, Seat } from './setup';
import type { ImmediateAction } from './table';

/** What a card offers to do where the table's own button does something else; done exactly as from the table. */
export interface GuideWay<Command, N extends Names = Names> {
  readonly label: Phrase;
  readonly icon?: IconName;
  readonly does: ImmediateAction<Command, N>;
}

/** One line, one drawing, one button: it is shown in a strip under the table and covers nothing of it. */
export interface GuideCard<Command = never, N extends Names = Names> {
  /** Kept when the card was seen, so that it is never shown again: the same rule has the same id for everybody. */
  readonly id: string;
  /** What it is called while it is put aside, and read out first. */
  readonly title: Phrase;
  /** One sentence, two at most. */
  readonly line: Phrase;
  /** One of the guide's sketches; left out, the icon alone. */
  readonly sketch?: string;
  readonly icon: IconName;
  readonly way?: GuideWay<Command, N>;
  /** The entry of the rules reference with the whole rule. */
  readonly reference?: N['reference'];
}

export interface GuideChapter<Command, N extends Names = Names> {
  readonly id: string;
  readonly cards: readonly GuideCard<Command, N>[];
}

/**
 * Teaches a game while it is played. Everything follows from the state: a rule is explained once, when it is used.
 * The app remembers which cards were seen.
 */
export interface Guide<State, Command, N extends Names = Names> {
  /** What the game is about, in half a minute, before anybody sits down. */
  readonly intro: readonly GuideCard<never, N>[];
  /** The recommended set-up for a first game; what it leaves out stays as answered. */
  firstSetup(seats: readonly Seat[]): Answers;
  /** What fits the table as it is now; null when there is nothing to say. */
  chapter(state: State): GuideChapter<Command, N> | null;
  /** What to know before a wizard is opened for the first time. */
  beforeWizard(state: State, wizard: string): GuideChapter<Command, N> | null;
  /** The sketch of a card, made from what is on the table; null where there is no such sketch. */
  sketch(id: string, state: State): Sketch | null;
}
