import type { AnyGame, Chance, Refusal, Result, Session } from '@/engine';
import type { Line, Saying } from './line';
import type { AboutTable, Caller, FromHub, HubRefusal, ToHub } from './protocol';
import type { Decided, Tap, Wanted } from './tap';

/** A tap that is on this phone and not yet in the table's log. */
export type Waiting = Decided;

/** What did not get into the log, and why: it is listed until somebody has seen it. */
export interface NotTaken {
  readonly tap: Tap;
  readonly why: Refusal;
  /** What it did on this phone's screen, to call it by. */
  readonly events?: readonly unknown[] | undefined;
}

/**
 * `away`: no connection. `asking`: connected, finding out what is missing. `live`: everything of the hub is here.
 * `forked`: the table went on differently over there. `closed`: the hub does not let this phone in.
 * `broken`: the hub sent something that does not follow.
 */
export type Link =
  | { readonly kind: 'away' | 'asking' | 'live' | 'broken' }
  | { readonly kind: 'forked' }
  | { readonly kind: 'closed'; readonly code: HubRefusal };

export interface CopyState {
  readonly link: Link;
  /** What the hub has confirmed. */
  readonly confirmed: Session<unknown, unknown>;
  /** What this phone shows: the confirmed log and what waits. */
  readonly shown: Session<unknown, unknown>;
  readonly waiting: readonly Waiting[];
  readonly notTaken: readonly NotTaken[];
}

/** What the phone keeps over a kill. */
export interface Kept extends Unconfirmed {
  readonly sayings: readonly Saying[];
}

export interface Unconfirmed {
  readonly waiting: readonly Tap[];
  readonly notTaken: readonly NotTaken[];
}

export interface CopyNeeds {
  readonly game: AnyGame;
  readonly about: AboutTable;
  readonly me: Caller;
  /** The secret of the table's link. */
  readonly link: string;
  readonly chance: Chance;
  /** In the hub's time. */
  now(): number;
  makeId(): string;
  send(message: ToHub): void;
  /** Confirmed lines, in order: kept in one go with what is left of the rest. */
  keep(lines: readonly Line[], unconfirmed: Unconfirmed): void;
  /** What waits has changed, or what was not taken. */
  keepUnconfirmed(unconfirmed: Unconfirmed): void;
  changed(): void;
}

/** One phone's copy of a shared table. It never overwrites: it hands in what is new, and decides again what came late. */
export interface Copy {
  state(): CopyState;
  do(wanted: Wanted): Result<readonly unknown[], Refusal>;
  connected(): void;
  disconnected(): void;
  receive(message: FromHub): void;
  /** Somebody has seen what was not taken. */
  dismiss(id: string): void;
}
