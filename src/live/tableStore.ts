import type { Line } from './line';
import type { AboutTable, Role, ToHub } from './protocol';

/** A phone that has joined once; its secret is kept only as a hash. */
export interface KnownPhone {
  readonly id: string;
  readonly name: string;
  readonly seat: string | null;
  readonly role: Role;
  readonly tokenHash: string;
}

export type SharedWizard = Extract<ToHub, { say: 'wizard' }>;

/** What is of the moment, and may be forgotten. */
export interface Moment {
  /** The newest. */
  readonly wizard: SharedWizard | null;
  /** Choices made on another phone, for somebody who has to say that they are theirs: one a seat. */
  readonly passed: readonly Extract<ToHub, { say: 'seal' }>[];
}

/** Why nobody gets in: it rested for long, and its host opens it again; or the organiser has said so. */
export type Closed = 'rest' | 'organiser';

/** What a table shares beside its log. */
export interface Beside {
  /** Grows with every change of anything here, whichever hub made it. */
  readonly rev: number;
  /** The six letters, while the door is open. */
  readonly code: string | null;
  readonly closed: Closed | null;
  readonly phones: readonly KnownPhone[];
  /** Who is at the table, and by way of which hub. */
  readonly here: readonly { readonly hub: string; readonly phone: string }[];
  readonly moment: Moment | null;
}

export interface TableRecord extends Beside {
  readonly about: AboutTable;
  /** How many lines its log has, and the hash of the last one. */
  readonly head: number;
  readonly last: string;
  /** The secret of the table's link, as it is: a phone that comes in by the six letters gets it, to bring the table back. */
  readonly link: string;
}

export interface NewTable extends Pick<TableRecord, 'about' | 'link'> {
  readonly host: KnownPhone;
}

/** A secret choice: the box stays here until everybody's is in. */
export interface SealedChoice {
  readonly wizard: string;
  readonly seat: string;
  readonly seats: readonly string[];
  readonly hash: string;
  readonly box: string;
}

/** How far a table is: who knows less reads the rest. */
export interface Mark {
  readonly id: string;
  readonly head: number;
  readonly rev: number;
  readonly isOpen: boolean;
}

/** What an organiser sees of a table. */
export interface Listed extends Pick<TableRecord, 'about' | 'head' | 'closed'> {
  readonly madeAt: number;
  /** Of the last line, or of being opened again. */
  readonly touchedAt: number;
  readonly isDoorOpen: boolean;
  /** How many phones have joined, and how many of them are here. */
  readonly phones: number;
  readonly here: number;
}

/** Where hubs keep their tables, one or many of them. What it says it has done survives a kill. */
export interface TableStore {
  table(id: string): Promise<TableRecord | null>;
  tableOfCode(code: string): Promise<string | null>;
  /** False if there is one already, or was one that was deleted. */
  create(table: NewTable): Promise<boolean>;
  wasDeleted(id: string): Promise<boolean>;
  /** Fails where another table has this code. */
  setCode(id: string, code: string | null): Promise<void>;
  /** Adds it, or replaces what was known of it; false where that one has another secret. */
  putPhone(id: string, phone: KnownPhone): Promise<boolean>;
  /** Compare and append, in one: false where the log no longer ends like this. */
  append(id: string, seq: number, prev: string, lines: readonly Line[]): Promise<boolean>;
  lines(id: string, from: number, most: number): Promise<readonly Line[]>;
  /** The hash of the line before this place; null where there is none. */
  hashBefore(id: string, seq: number): Promise<string | null>;
  /** Kept unless this seat has chosen already; what is there of this wizard then. */
  seal(id: string, choice: SealedChoice): Promise<readonly SealedChoice[]>;
  /** Of the newest wizard. */
  seals(id: string): Promise<readonly SealedChoice[]>;
  /** Compare and set: false where another one is there by now. */
  setMoment(id: string, before: Moment | null, moment: Moment): Promise<boolean>;
  /** All phones that are at this table by way of this hub. */
  setHere(id: string, hub: string, phones: readonly string[]): Promise<void>;
  /** This hub lives. False where it was taken for dead: who is here has to be said again. */
  beat(hub: string): Promise<boolean>;
  /** Those that there are. */
  marks(ids: readonly string[]): Promise<readonly Mark[]>;
  /** The newest activity first. */
  list(): Promise<readonly Listed[]>;
  /** Closed, nobody gets in; null opens it again. False where there is none. */
  setClosed(id: string, closed: Closed | null): Promise<boolean>;
  /** Closes those that nothing was written to for so long; their ids. */
  closeResting(ms: number): Promise<readonly string[]>;
  /** With its lines and boxes. False where there was none. */
  remove(id: string): Promise<boolean>;
}
