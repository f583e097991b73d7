import { among, each, moment, number, orElse, shape, type Read } from '@/engine';
import type { SqlValue } from '../driver';
import { words } from '../row';

/**
 * A `.foothold` file: lines of JSON in UTF-8. The first is the header, the last says how many lines came before it
 * and what their bytes hash to; every line between is one stored row, its columns named as in the database. A log
 * body stays the text that was stored. Drafts are left out: one may hold a choice that the table must not see yet.
 */
export const FORMAT = 'foothold-backup';
export const FORMAT_VERSION = 1;
export const FILE_ENDING = '.foothold';

export type BackupTable = keyof typeof COLUMNS;
export type Values = Readonly<Record<string, SqlValue>>;

/** `?`: may be null. A column that an older schema lacked comes with its value for such rows. */
export type ColumnType = 'id' | 'id?' | 'words' | 'json' | 'time' | 'time?' | 'count';
type Column = ColumnType | readonly [ColumnType, absent: SqlValue];

/** The longest text of a kind that a file from outside may bring, in characters. Far beyond what the app writes. */
export const LONGEST = { id: 200, words: 4000, json: 1_000_000 } as const;
/** The largest number that is not a time. */
export const LARGEST = 1_000_000_000;

/**
 * The facts, in the order they are written: rows that others refer to come first. What is derived (results, the
 * search text, snapshots) is not in a file: it is made again from these. A game logged after the fact has its result
 * in its config.
 */
export const COLUMNS = {
  setting: { key: 'id', value: 'json' },
  player: {
    id: 'id',
    name: 'id',
    name_key: 'words',
    colour: 'id',
    created_at: 'time',
    last_played_at: 'time?',
    archived_at: 'time?',
    preferred: ['json', '{}'],
    merged_into: ['id?', null],
  },
  player_group: { id: 'id', name: 'id', name_key: 'words' },
  group_member: { group_id: 'id', position: 'count', player_id: 'id' },
  session: {
    id: 'id',
    game_id: 'id',
    game_version: 'count',
    config: 'json',
    title: 'words',
    created_at: 'time',
    updated_at: 'time',
    finished_at: 'time?',
    deleted_at: 'time?',
    summary: 'json',
    note: ['words', ''],
    group_id: ['id?', null],
  },
  entry: { session_id: 'id', seq: 'count', body: 'json' },
} as const satisfies Record<string, Readonly<Record<string, Column>>>;

export const BACKUP_TABLES = Object.keys(COLUMNS) as readonly BackupTable[];

export const backupHeader = shape({
  kind: among(['backup', 'handover']),
  /** The version of the database that the rows come from. */
  schema: number(),
  app: words,
  created: moment,
  /** As counted when writing began: what is really inside is counted while reading. */
  counts: each(BACKUP_TABLES, orElse(number(), 0)),
});
export type BackupHeader = Read<typeof backupHeader>;
export type BackupKind = BackupHeader['kind'];
export type Counts = BackupHeader['counts'];

/** Settings of this device alone: they never leave it and are never replaced. */
export const LOCAL_SETTINGS: readonly string[] = [
  'lastExport',
  'handOver',
  'trying',
  'opening',
  'aside',
  'suspects',
];

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
  /** Whether a value far out of range is refused here; if not, it is a bad row, just as it was stored. */
  readonly bounded: boolean;
}

const MB = 1024 * 1024;
/** For a file from outside. */
export const LIMITS: Limits = { bytes: 190 * MB, line: 8 * MB, rows: 950_000, log: 100_000, bounded: true };
/** For the app's own backups: however much there is, it must come back. */
export const OWN_LIMITS: Limits = {
  ...LIMITS,
  bytes: Infinity,
  rows: Infinity,
  log: Infinity,
  bounded: false,
};
