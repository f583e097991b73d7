import type { Line } from './line';
import type { AboutTable, Role } from './protocol';

/** A phone that has joined once; its secret is kept only as a hash. */
export interface KnownPhone {
  readonly id: string;
  readonly name: string;
  readonly seat: string | null;
  readonly role: Role;
  readonly tokenHash: string;
}

export interface TableRecord {
  readonly about: AboutTable;
  /** How many lines its log has, and the hash of the last one. */
  readonly head: number;
  readonly last: string;
  /** The six letters, while the door is open. */
  readonly code: string | null;
  /** The secret of the table's link, as it is: whoever comes in by the six letters gets it, to bring the table back. */
  readonly link: string;
  readonly phones: readonly KnownPhone[];
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

/** Where a hub keeps its tables. What it says it has done survives a kill. */
export interface TableStore {
  table(id: string): Promise<TableRecord | null>;
  tableOfCode(code: string): Promise<string | null>;
  /** False if there is one already. */
  create(table: NewTable): Promise<boolean>;
  /** Fails where another table has this code. */
  setCode(id: string, code: string | null): Promise<void>;
  /** Adds it, or replaces what was known of it. */
  putPhone(id: string, phone: KnownPhone): Promise<void>;
  /** Compare and append, in one: false where the log no longer ends like this. */
  append(id: string, seq: number, prev: string, lines: readonly Line[]): Promise<boolean>;
  lines(id: string, from: number, most: number): Promise<readonly Line[]>;
  /** The hash of the line before this place; null where there is none. */
  hashBefore(id: string, seq: number): Promise<string | null>;
  /** Kept unless this seat has chosen already; what is there of this wizard then. */
  seal(id: string, choice: SealedChoice): Promise<readonly SealedChoice[]>;
  /** Of the newest wizard. */
  seals(id: string): Promise<readonly SealedChoice[]>;
}
