import type { SqlValue } from '../driver';

/**
 * A `.foothold` file: lines of JSON in UTF-8. The first is the header, the last says how many lines came before it
 * and what their bytes hash to; every line between is one stored row, its columns named as in the database. A log
 * body stays the text that was stored. Drafts stay at home: one may hold a choice that the table must not see yet.
 */
export const FORMAT = 'foothold-backup';
export const FORMAT_VERSION = 1;
export const FILE_ENDING = '.foothold';

export type BackupKind = 'backup' | 'handover';

export interface BackupHeader {
  readonly kind: BackupKind;
  /** The version of the database that the rows come from. */
  readonly schema: number;
  readonly app: string;
  readonly created: number;
  /** As counted when writing began: what is really inside is counted while reading. */
  readonly counts: Counts;
}

export type BackupTable = keyof typeof COLUMNS;
export type Counts = Readonly<Record<BackupTable, number>>;
export type Values = Readonly<Record<string, SqlValue>>;

/** `?`: may be null. What an older schema did not have yet stands with its value for such rows. */
export type ColumnType = 'text' | 'integer' | 'text?' | 'integer?';
type Column = ColumnType | readonly [ColumnType, absent: SqlValue];

/**
 * The facts, in the order in which they are written: whoever is referred to comes first. What is derived (results,
 * the search text, snapshots) is not in a file: it is made anew from these. A game logged after the fact has its
 * result in its config.
 */
export const COLUMNS = {
  setting: { key: 'text', value: 'text' },
  player: {
    id: 'text',
    name: 'text',
    name_key: 'text',
    colour: 'text',
    created_at: 'integer',
    last_played_at: 'integer?',
    archived_at: 'integer?',
    preferred: ['text', '{}'],
    merged_into: ['text?', null],
  },
  player_group: { id: 'text', name: 'text', name_key: 'text' },
  group_member: { group_id: 'text', position: 'integer', player_id: 'text' },
  session: {
    id: 'text',
    game_id: 'text',
    game_version: 'integer',
    config: 'text',
    title: 'text',
    created_at: 'integer',
    updated_at: 'integer',
    finished_at: 'integer?',
    deleted_at: 'integer?',
    summary: 'text',
    note: ['text', ''],
    group_id: ['text?', null],
  },
  entry: { session_id: 'text', seq: 'integer', body: 'text' },
} as const satisfies Record<string, Readonly<Record<string, Column>>>;

export const BACKUP_TABLES = Object.keys(COLUMNS) as readonly BackupTable[];

/** Settings of this device alone: they neither leave it nor are they replaced. */
export const LOCAL_SETTINGS = ['lastExport', 'handOver'] as const;

export function columnsOf(table: BackupTable): readonly (readonly [name: string, column: Column])[] {
  return Object.entries(COLUMNS[table]);
}

export function typeOf(column: Column): ColumnType {
  return typeof column === 'string' ? column : column[0];
}

/** What a file of an older schema means by leaving the column out; undefined where that is a fault. */
export function absentValue(column: Column): SqlValue | undefined {
  return typeof column === 'string' ? undefined : column[1];
}

export interface Limits {
  /** Checked before the file is read. */
  readonly bytes: number;
  readonly line: number;
  readonly rows: number;
  /** Entries of one game: a whole game is in memory at once. */
  readonly log: number;
}

const MB = 1024 * 1024;
/** For a file from outside. */
export const LIMITS: Limits = { bytes: 190 * MB, line: 8 * MB, rows: 950_000, log: 100_000 };
/** For what the app itself has kept: however much there is, it must come back. */
export const OWN_LIMITS: Limits = { ...LIMITS, bytes: Infinity, rows: Infinity, log: Infinity };
