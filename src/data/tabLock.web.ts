import type { TabLock } from './dataPlatform';

const NAME = 'foothold-database';
/** A tab that does not even answer in this time is taken to be frozen. */
const ANSWER_WITHIN = 3000;
/** One that did answer may still be writing what was pending. */
const RELEASE_WITHIN = 15_000;
/** A page that was just reloaded or closed gives its lock back a moment later. */
const CLOSING_WITHIN = 700;

type Message = 'please-release' | 'releasing';

let letGo: (() => void) | null = null;

/** A Web Lock, held from before the first open until after the close; asking for it goes over a channel. */
export const tabLock: TabLock = {
  acquire: (onAsked) => holdWithin(CLOSING_WITHIN, onAsked),

  takeOver: async (onAsked) => {
    const patience = new AbortController();
    const giveUp = () => patience.abort();
    let timer = setTimeout(giveUp, ANSWER_WITHIN);
    const channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data !== 'releasing') return;
      clearTimeout(timer);
      timer = setTimeout(giveUp, RELEASE_WITHIN);
    };
    const granted = hold({ signal: patience.signal }, onAsked);
    send(channel, 'please-release');
    try {
      await granted;
    } catch {
      await hold({ steal: true }, onAsked);
    } finally {
      clearTimeout(timer);
      channel.close();
    }
  },

  release: () => {
    letGo?.();
    letGo = null;
    return Promise.resolve();
  },
};

async function holdWithin(ms: number, onAsked: () => Promise<void>): Promise<boolean> {
  try {
    await hold({ signal: AbortSignal.timeout(ms) }, onAsked);
    return true;
  } catch {
    return false;
  }
}

/** Done when the lock is held, and goes on holding it behind that answer. Fails if the signal comes first. */
function hold(options: LockOptions, onAsked: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let held: { letGo: () => void; tell: () => Promise<void> } | null = null;
    navigator.locks
      .request(NAME, options, () => {
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
        return held.tell();
      });
  });
}

function beHolder(onAsked: () => Promise<void>, done: () => void) {
  const channel = new BroadcastChannel(NAME);
  let told: Promise<void> | null = null;
  // A tab that wakes up hears both the question and, a moment later, that it was not waited for.
  const tell = () => (told ??= onAsked());
  const letGo = () => {
    channel.close();
    done();
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data !== 'please-release') return;
    send(channel, 'releasing');
    // Closing the database releases the lock; if closing fails, a lock that is never given up helps nobody.
    void tell().finally(letGo);
  };
  return { letGo, tell };
}

function send(channel: BroadcastChannel, message: Message): void {
  channel.postMessage(message);
}
