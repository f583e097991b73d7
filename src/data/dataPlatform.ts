import type { SqlBackEnd } from './driver';

/** `no-storage`: private mode, or a browser that is too old. */
export type UnavailableReason = 'no-storage' | 'full' | 'locked' | 'blocked' | 'unknown';

export interface Unavailable {
  readonly reason: UnavailableReason;
  /** What the system said, for the details line. */
  readonly message: string;
}

/** `taken`: nobody waits for the answer, the lock is gone. False refuses, which only works when `asked`. */
export type OnAsked = (how: 'asked' | 'taken') => Promise<boolean>;

/** One tab at a time. On a phone there is only one. */
export interface TabLock {
  /**
   * Says at once whether this tab holds the lock now. `onAsked` is called when another tab wants it, or has taken it;
   * the lock is given up when its promise is done.
   */
  acquire(onAsked: OnAsked): Promise<boolean>;
  /**
   * Asks the tab that holds it, and waits as long as that tab says it is letting go; takes it by force from one that
   * does not answer. False if the other refuses: it has changes that would be lost.
   */
  takeOver(onAsked: OnAsked, onWriting: () => void): Promise<boolean>;
  release(): Promise<void>;
}

/** What opening needs from the system beneath: the phone, the browser, or a folder in a test. */
export interface DataPlatform {
  readonly lock: TabLock;
  /** Set on every new connection, once the file is known to be ours. */
  readonly pragmas: readonly string[];
  /** Brings what was committed into the one file, where there is a log beside it. */
  readonly settle?: string;
  unavailable(): Promise<Unavailable | null>;
  /** What SQLite would pass over in silence when it opens the file. It is kept aside before it is said. */
  unsound?(): Promise<string | null>;
  connect(): Promise<SqlBackEnd>;
  /** Puts the whole file away under another name and returns that name. Called while nothing is open. */
  keepAside(): Promise<string>;
}
