import { gotOver } from './diagnostics';
import type { OnAsked, TabLock } from './dataPlatform';

const NAME = 'foothold-database';
/** A tab that does not even answer in this time is taken to be frozen. */
const ANSWER_WITHIN = 3000;
/** A tab that did answer is still writing what was pending. It is asked repeatedly, and answers each time. */
const ASK_EVERY = 1000;
const BUSY_WITHIN = 15_000;

/** What keeps two tabs apart: the browser's own locks, or what does for them where it has none. */
export interface Locks {
  /** As `navigator.locks.request`: it is held while the promise of `whenHeld` is open, and fails if it is stolen. */
  request(wish: LockWish, whenHeld: () => Promise<void>): Promise<void>;
}

export interface LockWish {
  readonly signal?: AbortSignal;
  readonly steal?: true;
  /** Now or never; but a page that was just reloaded or closed gives its lock back a moment later. */
  readonly brief?: true;
}

type Message = 'please-release' | 'releasing' | 'refused';

/** A lock, held from before the first open until after the close; asking for it goes over a channel. */
export function createTabLock(locks: Locks): TabLock {
  let letGo: (() => void) | null = null;

  /** Resolves when the lock is held, and goes on holding it. Fails if the signal comes first. */
  function hold(wish: LockWish, onAsked: OnAsked): Promise<void> {
    return new Promise((resolve, reject) => {
      let held: { letGo: () => void; taken: () => Promise<unknown> } | null = null;
      locks
        .request(wish, () => {
          resolve();
          return new Promise<void>((done) => {
            held = beHolder(onAsked, done);
            letGo = held.letGo;
          });
        })
        .catch((thrown: unknown) => {
          if (held === null) return reject(thrown as Error);
          // It was stolen from us; the database must not stay open here.
          held.letGo();
          return held.taken();
        });
    });
  }

  return {
    acquire: (onAsked) =>
      hold({ brief: true }, onAsked).then(
        () => true,
        () => false,
      ),

    takeOver: async (onAsked, onWriting) => {
      const patience = new AbortController();
      const giveUp = () => patience.abort();
      let timer = setTimeout(giveUp, ANSWER_WITHIN);
      const heard = { refused: false };
      const channel = new BroadcastChannel(NAME);
      channel.onmessage = ({ data }: MessageEvent<Message>) => {
        if (data === 'please-release') return;
        clearTimeout(timer);
        heard.refused = data === 'refused';
        if (heard.refused) return giveUp();
        onWriting();
        timer = setTimeout(giveUp, BUSY_WITHIN);
      };
      const granted = hold({ signal: patience.signal }, onAsked);
      send(channel, 'please-release');
      const asking = setInterval(() => send(channel, 'please-release'), ASK_EVERY);
      try {
        await granted;
      } catch {
        if (heard.refused) return false;
        await hold({ steal: true }, onAsked);
      } finally {
        clearTimeout(timer);
        clearInterval(asking);
        channel.close();
      }
      return true;
    },

    release: () => {
      letGo?.();
      letGo = null;
      return Promise.resolve();
    },
  };
}

function beHolder(onAsked: OnAsked, done: () => void) {
  const channel = new BroadcastChannel(NAME);
  let asked: Promise<boolean> | null = null;
  const letGo = () => {
    channel.close();
    done();
  };
  async function answer(): Promise<void> {
    // Even if closing fails: a lock that is never given up helps nobody.
    const released = await (asked ??= onAsked('asked').catch(gotOver('release', true)));
    if (released) return letGo();
    asked = null;
    send(channel, 'refused');
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data !== 'please-release') return;
    send(channel, 'releasing');
    if (asked === null) void answer();
  };
  // A tab that wakes up hears the question and, a moment later, that nobody waited for it.
  const taken = async () => (await asked) || onAsked('taken');
  return { letGo, taken };
}

function send(channel: BroadcastChannel, message: Message): void {
  channel.postMessage(message);
}
