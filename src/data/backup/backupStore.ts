import { among, moment, number, shape, type Read } from '@/engine';
import type { BackupSource } from './source';

/**
 * Two generations that take turns, and the restore point from before everything was replaced; `next` is a new
 * restore point in the making, so that the old one stays until the replacement has happened.
 */
export const SLOTS = ['one', 'two', 'before', 'next'] as const;
export type Slot = (typeof SLOTS)[number];
export type Generation = 'one' | 'two';

export function isGeneration({ slot }: { readonly slot: Slot }): boolean {
  return slot === 'one' || slot === 'two';
}

const count = number({ max: Number.MAX_SAFE_INTEGER });

/** What a store wrote beside a backup: what is known of it without reading it. */
export const keptBackup = shape({
  slot: among(SLOTS),
  created: moment,
  games: count,
  /** When the newest of its games was last touched. */
  playedAt: moment,
  /** In bytes. */
  size: count,
});
export type KeptBackup = Read<typeof keptBackup>;

/** A place for backups that does not go down with the database. */
export interface BackupStore {
  list(): Promise<readonly KeptBackup[]>;
  /** Replaces what the slot held, but only once every piece is there: a write that is cut off leaves the old one. */
  put(kept: Omit<KeptBackup, 'size'>, pieces: AsyncIterable<string>): Promise<void>;
  open(slot: Slot): Promise<BackupSource | null>;
  /** Replaces what `to` held. */
  move(from: Slot, to: Slot): Promise<void>;
}
