import type { IconName } from './iconName';
import type { Names } from './names';
import type { Phrase } from './phrase';
import type { Answers, Seat } from './setup';
import type { ImmediateAction } from './table';

/** One thing that a card offers to do, done exactly as from the table. */
export interface GuideWay<Command, N extends Names = Names> {
  readonly id: string;
  readonly label: Phrase;
  readonly icon?: IconName;
  readonly does: ImmediateAction<Command, N>;
}

/** As much as fits on a phone without scrolling: a title, a few sentences, and what to do now. */
export interface GuideCard<Command = never, N extends Names = Names> {
  /** Kept when the card was seen, so that it is not shown again. */
  readonly id: string;
  /** Whose turn it is about. */
  readonly player?: string;
  readonly icon?: IconName;
  readonly title: Phrase;
  /** Short paragraphs. */
  readonly text: readonly Phrase[];
  /** The first one is what the card is about. */
  readonly ways?: readonly GuideWay<Command, N>[];
  /** The entry of the rules reference with the whole rule. */
  readonly reference?: N['reference'];
}

export interface GuideChapter<Command, N extends Names = Names> {
  readonly id: string;
  readonly title: Phrase;
  readonly cards: readonly GuideCard<Command, N>[];
}

/**
 * Teaches a game while it is played. Everything follows from the state: a rule is explained once it is used.
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
}
