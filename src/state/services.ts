import type { BackupStore } from '@/data/backup/backupStore';
import type { Database } from '@/data/database';
import type { Writer } from '@/data/writer';
import type { Chance } from '@/engine';
import type { Habits } from './habits';
import type { LiveServices } from './live/liveServices';

/** Everything impure that the stores need, passed in once: a test brings its own clock, luck and disk. */
export interface Services {
  readonly data: Database;
  readonly writer: Writer;
  readonly habits: Habits;
  readonly chance: Chance;
  /** Another place than the database. */
  readonly backups: BackupStore;
  readonly appVersion: string;
  readonly live: LiveServices;
  clock(): number;
  makeId(): string;
  /** Calls back later; returns what cancels it. */
  delay(callback: () => void, ms: number): () => void;
  /** Starts over from what is stored, after a restore: the old stores are no longer shown. */
  restart(): Promise<void>;
}
