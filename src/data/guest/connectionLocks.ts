import type { Locks, LockWish } from '../createTabLock';

const NAME = 'foothold-guest-lock';
/** As long as a page that was just reloaded or closed may take to be gone. */
const CLOSING_WITHIN = 700;
/** A frozen tab does not even say that it has the games. */
const SILENT_WITHIN = 5000;

let taken: (() => void) | null = null;

/**
 * Locks for pages that have none. A database is made newer only once no other page has it open, and the browser
 * closes it for a page that is gone: so it is open in one page at a time, which nothing has to keep alive.
 */
export const connectionLocks: Locks = {
  request: async (wish, whenHeld) => {
    const channel = new BroadcastChannel(NAME);
    const attempt = openAlone(wish.steal ? leaveBehind() : current());
    try {
      await within(wish, attempt);
      if (wish.steal) channel.postMessage('taken');
      await new Promise<void>((resolve, reject) => {
        taken = () => reject(new DOMException('another tab has taken the games', 'AbortError'));
        channel.onmessage = taken;
        whenHeld().then(resolve, reject);
      });
    } finally {
      channel.close();
      attempt.end();
    }
  },
};

/** A frozen tab keeps its connection; who takes the games from it goes on with another database. */
function leaveBehind(): string {
  const old = current();
  localStorage.setItem(NAME, String(generation() + 1));
  // Done when that tab wakes up or is gone.
  indexedDB.deleteDatabase(old);
  return current();
}

function current(): string {
  return `${NAME}-${generation()}`;
}

function generation(): number {
  return Number(localStorage.getItem(NAME) ?? 0);
}

/** The storage says that another tab has the games, and this one missed it. */
export function noticeTaken(): void {
  taken?.();
}

interface Attempt {
  readonly open: Promise<unknown>;
  /** Somebody has it open and says so. */
  readonly blocked: Promise<void>;
  end(): void;
}

function within({ signal, brief }: LockWish, { open, blocked }: Attempt): Promise<unknown> {
  const limits = [signal, brief && AbortSignal.timeout(SILENT_WITHIN)].filter((limit) => limit !== undefined);
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('another tab has the games', 'AbortError'));
    for (const limit of limits) limit.addEventListener('abort', giveUp);
    if (brief) void blocked.then(() => setTimeout(giveUp, CLOSING_WITHIN));
    open.then(resolve, reject);
  });
}

function openAlone(name: string): Attempt {
  let ended = false;
  let close = () => {};
  let sayBlocked = () => {};
  const blocked = new Promise<void>((resolve) => (sayBlocked = resolve));

  /** Without an upgrade it was already that new: somebody else may have it open, too. */
  function attempt(version: number, done: () => void, fail: (error: unknown) => void): void {
    const request = indexedDB.open(name, version);
    let alone = false;
    request.onupgradeneeded = () => (alone = true);
    request.onblocked = () => sayBlocked();
    request.onerror = () =>
      // The clock was put back since.
      request.error?.name === 'VersionError' ? void newest(name).then(retry, fail) : fail(request.error);
    request.onsuccess = () => {
      const db = request.result;
      close = () => db.close();
      if (ended) return close();
      if (alone) return hold(db);
      close();
      retry(version);
    };
    const retry = (known: number) => attempt(known + 1, done, fail);
    const hold = (db: IDBDatabase) => {
      // The browser itself closed it, as when an iPhone puts it away: we still have the games.
      db.onclose = () =>
        attempt(
          now(),
          () => {},
          () => {},
        );
      done();
    };
  }

  return {
    open: new Promise<void>((resolve, reject) => attempt(now(), resolve, reject)),
    blocked,
    end: () => {
      ended = true;
      close();
    },
  };
}

/** Newer than all before, and hardly the same in two tabs. */
function now(): number {
  return Date.now() * 1000 + Math.floor(Math.random() * 1000);
}

function newest(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onerror = () => reject(request.error as Error);
    request.onsuccess = () => {
      const { version } = request.result;
      request.result.close();
      resolve(version);
    };
  });
}
