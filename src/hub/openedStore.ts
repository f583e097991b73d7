import type { TableStore } from '@/live/tableStore';
import type { Attempts } from './guesses';

/** Where the tables of a hub are, whatever they are kept in. */
export interface OpenedStore {
  readonly store: TableStore;
  readonly attempts: Attempts;
  /** For people. */
  readonly where: string;
  readonly warnings: readonly string[];
  /** Hears of tables that other hubs wrote to; no more than a hint. */
  listen(hear: (tables: readonly string[]) => void): void;
  close(): Promise<void>;
}
