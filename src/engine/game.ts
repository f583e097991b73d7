import type { Decider } from './decider';
import type { Explanation } from './explanation';
import type { Guide } from './guide';
import type { IconName } from './iconName';
import type { Names } from './names';
import type { Phrase } from './phrase';
import type { StringTree } from './procedure';
import type { PutRight } from './putRight';
import type { Reference } from './reference';
import type { RuleCheck } from './ruleCheck';
import type { Answers, Colour, Seat, Setup } from './setup';
import type { Shape } from './shape';
import type { TableView } from './table';
import type { TurnPage } from './turn';
import type { Wizard } from './wizard/wizard';

/** A line of the timeline: a fact in plain words, with its figure. */
export interface TimelineLine {
  readonly player?: string;
  readonly icon?: IconName;
  readonly fact: Phrase;
  readonly note?: Phrase;
  readonly figure?: number;
  /** Somebody set the number by hand. */
  readonly correction?: boolean;
  /** The lines of the Why sheet, kept in the event: an old game explains itself as it did then. */
  readonly why?: Explanation;
  /** What somebody wrote down, in their own words. */
  readonly remark?: string;
  /** Only leads to what follows in the same entry: that is the news, where there is any. */
  readonly leads?: true;
  /** Marked on the chart, with its icon. */
  readonly milestone?: boolean;
  /** Somebody who joined here: the timeline knows the name even if that was undone. */
  readonly joined?: Seat;
}

export interface PlayerResult {
  readonly player: string;
  readonly score: number;
  readonly rank: number;
  readonly winner: boolean;
  /** Where the score came from: it adds up to the score. */
  readonly sources: readonly PointSource[];
  /** Went before the end. */
  readonly left?: true;
}

export interface PointSource {
  readonly source: string;
  readonly points: number;
}

/** What statistics sort games by; every word is an id that `term` puts into words. */
export interface GameFacts {
  readonly edition: string | null;
  readonly scenario: string | null;
  /** What each player plays, such as a leader, by seat. */
  readonly roles: Readonly<Record<string, string>>;
  readonly cooperative: boolean;
  /** The players' numbers are not points: lower is better, as with wounds. */
  readonly fewerIsBetter?: boolean;
}

/** One number of what a player has at hand. */
export interface Means {
  readonly id: string;
  readonly label: Phrase;
  readonly value: number;
  readonly icon?: IconName;
}

export type TermKind = 'source' | 'edition' | 'role' | 'scenario';

/** All that a game brings, in one object. The screens draw it and never ask which game it is. */
export interface Game<Config, State, Command, Event, N extends Names = Names> extends Decider<
  Config,
  State,
  Command,
  Event
> {
  readonly id: string;
  /** Raised when the shape of the state changes: older snapshots are then skipped and the log is folded again. */
  readonly stateVersion: number;
  readonly setup: Setup<Config, N>;
  readonly wizards: readonly Wizard<State, Command>[];
  /** A stored game is checked when it is read, and old versions are brought up to date. */
  readonly config: Shape<Config, unknown>;
  readonly event: Shape<Event, unknown>;
  /** The commands it takes: they go through JSON unchanged. */
  readonly command: Shape<Command, unknown>;
  seats(config: Config): readonly Seat[];
  /** What the table called this game; empty where the game's own name says it all. */
  title(config: Config): string;
  table(state: State): TableView<Command, N>;
  /** What may differ on the real table, and how to put it right. */
  putRight(state: State): PutRight<Command, N>;
  /** Everybody who sits here or sat here, where that can change during the evening. */
  seatsNow?(state: State): readonly Seat[];
  describe(event: Event, config: Config): TimelineLine;
  /** Which turn or phase it is, as small JSON: a wizard begun in another one is not resumed without asking. */
  moment?(state: State): unknown;
  /** What a player has at hand, for the head of a wizard; left out, the numbers of the table's row. */
  means?(state: State, player: string): readonly Means[];
  /** The figure that the chart draws and that the home screen shows. */
  score(state: State, player: string): number;
  /** The final places, or null while the game goes on. */
  result(state: State): readonly PlayerResult[] | null;
  /** How it ended, such as the round and the cause: shown under the headline of the result. */
  ending?(state: State): Phrase | null;
  /** The sources of points in the order in which they are drawn. */
  readonly sources: readonly string[];
  facts(config: Config): GameFacts;
  /** The editions to choose from when a game is logged after the fact; absent where there is only one. */
  readonly editions?: readonly string[];
  /** The name of a source, an edition, a role or a scenario, also of one that only an older version knew. */
  term(kind: TermKind, id: string): Phrase;
  /** What was read off the copy on the way, as answers: the next set-up knows it. */
  learned?(state: State): Answers;
  /** Teaches the game while it is played; its entry says `guided` then. */
  readonly guide?: Guide<State, Command, N>;
  /** The page of the player on turn; null when nobody is. */
  turnPage?(state: State): TurnPage<Command, N> | null;
  /** "Did we do that right?", one procedure each. */
  readonly checks?: readonly RuleCheck<N>[];
}

/** A part of the drawing of a game, on a field of 96 × 64, in colours that each theme has. */
export interface PicturePart {
  readonly d: string;
  readonly fill?: PictureTone;
  readonly line?: PictureTone;
}
export type PictureTone = Colour | 'page' | 'well' | 'rule' | 'edge' | 'ink2' | 'lamp';

/** What the registry knows of a game without loading it. */
export interface GameCard {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Its name in every language the app speaks, for the list of games. */
  readonly name: Readonly<Record<string, string>>;
  readonly blurb: Readonly<Record<string, string>>;
}

export type AnyGame = Game<unknown, unknown, unknown, unknown>;
export type GameStrings = Readonly<Record<string, () => Promise<StringTree>>>;

/** One line of the registry: the card at once, everything else only when somebody asks for it. */
export interface GameEntry {
  readonly card: GameCard;
  /** Our own drawing of what it is about: by it the table chooses. */
  readonly picture: readonly PicturePart[];
  readonly strings: GameStrings;
  /** The game brings a guide for a first game. */
  readonly guided?: true;
  /** Absent while a game has rules but cannot be played in the app yet. */
  load?(): Promise<AnyGame>;
  /** The rules reference: pure data that imports nothing of the game, so that it can be read without loading it. */
  reference?(): Promise<Reference>;
  /** Screens that no other game could use, by the name under which its table view asks for them. */
  screens?(): Promise<Readonly<Record<string, GameScreen>>>;
  /** Widgets for steps of its wizards that no other game has, by the name that the step gives. */
  widgets?(): Promise<Readonly<Record<string, GameWidget>>>;
}

/** What a widget in a wizard is given; it changes nothing but the draft. */
export interface GameWidgetProps<State = unknown, Draft = unknown, Given = unknown> {
  readonly state: State;
  readonly seats: readonly Seat[];
  readonly draft: Draft;
  /** What the step tells it besides. */
  readonly given: Given;
  /** The id of the step: one widget may draw several. */
  readonly step: string;
  text(phrase: Phrase): string;
  onWrite(draft: Draft): void;
  /** The draft now answers the step: on to the next one. */
  onAnswered(): void;
}

export type GameWidget = (props: GameWidgetProps<never, never, never>) => unknown;

/** What a game's own screen is given; it reads the state and sends commands, like every other screen. */
export interface GameScreenProps<State = unknown, Command = unknown> {
  readonly state: State;
  readonly seats: readonly Seat[];
  /** Puts a phrase into the current language. */
  text(phrase: Phrase): string;
  /** True when the game took it; a refusal has been shown by then. */
  dispatch(command: Command): boolean;
  /** Shows the Why sheet. */
  explain(title: Phrase, why: Explanation, result?: number): void;
  /** Opens an entry of the game's rules reference. */
  ask(entry: string): void;
  readonly onClose: () => void;
}

/** A component; the engine knows no React, so what it renders is its own affair. */
export type GameScreen = (props: GameScreenProps<never, never>) => unknown;
