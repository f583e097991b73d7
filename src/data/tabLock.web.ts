import type { TabLock } from './dataPlatform';

const NAME = 'foothold-database';
/** A tab that does not even answer in this time is taken to be frozen. */
const ANSWER_WITHIN = 3000;
/** One that did answer may still be writing what was pending. */
const RELEASE_WITHIN = 15_000;

type Message = 'please-release' | 'releasing';

let letGo: (() => void) | null = null;

/** A Web Lock, held from before the first open until after the close; asking for it goes over a channel. */
export const tabLock: TabLock = {
  acquire: (onAsked) => hold({ ifAvailable: true }, onAsked),

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

/** Answers when the lock is held (true) or refused (false), and goes on holding it behind that answer. */
function hold(options: LockOptions, onAsked: () => Promise<void>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const over = navigator.locks.request(NAME, options, (lock) => {
      resolve(lock !== null);
      if (lock === null) return;
      return new Promise<void>((done) => {
        const stopListening = listen(onAsked);
        letGo = () => {
          stopListening();
          done();
        };
      });
    });
    over.catch((thrown: unknown) => {
      if (letGo === null) return reject(thrown as Error);
      // It was stolen while we held it.
      letGo();
      letGo = null;
      return onAsked();
    });
  });
}

function listen(onAsked: () => Promise<void>): () => void {
  const channel = new BroadcastChannel(NAME);
  let asked = false;
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data !== 'please-release' || asked) return;
    asked = true;
    send(channel, 'releasing');
    // Closing the database releases the lock; if closing fails, a lock that is never given up helps nobody.
    void onAsked().finally(() => tabLock.release());
  };
  return () => channel.close();
}

function send(channel: BroadcastChannel, message: Message): void {
  channel.postMessage(message);
}
