import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import type { StatsParams } from './stats/filterParams';

/** Every place in the app, with what its address must say. */
export type Routes = {
  Home: undefined;
  NewGame: { readonly game?: string } | undefined;
  /** The guided first game. */
  FirstGame: { readonly game?: string } | undefined;
  Table: { readonly id: string };
  /** The page of the player on turn; with words, what can be played now and what the rules say. */
  Turn: { readonly id: string; readonly words?: string };
  Timeline: { readonly id: string };
  /** What somebody is changing about the past, and what it comes to. */
  Change: { readonly id: string };
  /** When the real table and the app disagree; with the row in question. */
  PutRight: { readonly id: string; readonly row?: string };
  Result: { readonly id: string };
  GameScreen: { readonly id: string; readonly screen: string };
  Wizard: { readonly id: string; readonly wizard: string };
  /** With what it is filtered by, where another screen leads to it. */
  History: HistoryWish | undefined;
  Bin: undefined;
  /** A game that was played without the app; with an id, one that was logged before. */
  LogGame: { readonly id?: string } | undefined;
  Players: undefined;
  Player: { readonly id: string };
  /** Without an id, a new one. */
  Group: { readonly id?: string } | undefined;
  /** Figures of finished games: a part of them, and what they are filtered by. */
  Stats: (StatsParams & { readonly part?: string }) | undefined;
  PlayerStats: StatsParams & { readonly id: string };
  GameStats: StatsParams & { readonly id: string };
  Learn: undefined;
  /** A game's rules; with an edition when opened from a table that plays it. */
  Reference: { readonly game: string; readonly edition?: string };
  ReferenceEntry: { readonly game: string; readonly entry: string; readonly edition?: string };
  /** Questions to the rules; edition and players where no such game is on the table. */
  Checks: CheckedGame;
  Check: CheckedGame & { readonly check: string };
  Settings: undefined;
  /** What the keys of a keyboard do. */
  Keys: undefined;
  Storage: undefined;
  /** With an automatic backup, or a file that was opened with the app; otherwise it asks for one. */
  Restore: { readonly slot?: string; readonly file?: string } | undefined;
  StorageCheck: undefined;
  /** Everybody's phone at this table. */
  Share: { readonly id: string };
  /** Names and figures only, for everybody around the table. */
  Present: { readonly id: string };
  /** A scoreboard that nobody taps. */
  Watch: { readonly id: string };
  /** By a link, whose secret an app gets with it, or by six letters. */
  Join: { readonly table?: string; readonly hub?: string; readonly secret?: string } | undefined;
  /** Every table of a club, for its organiser. */
  Club: undefined;
  HandOver: { readonly id: string };
  /** With the code of a link, or the file, where one was opened. */
  Receive: { readonly code?: string; readonly file?: string } | undefined;
  Gallery: undefined;
  NotFound: undefined;
};

interface CheckedGame {
  readonly game: string;
  readonly edition?: string;
  readonly players?: string;
}

interface HistoryWish {
  readonly game?: string;
  readonly player?: string;
  readonly group?: string;
}

export type ScreenProps<Name extends keyof Routes> = NativeStackScreenProps<Routes, Name>;
