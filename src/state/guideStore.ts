import { createStore, type StoreApi } from 'zustand/vanilla';
import { field, flag, list, text, type At } from '@/engine';
import type { Services } from './services';

/** How far the guide of one game has come. */
export interface GuideProgress {
  /** The session that it guides. */
  readonly session: string;
  readonly on: boolean;
  readonly seen: readonly string[];
}

export interface GuideState {
  /** The newest last. */
  readonly guided: readonly GuideProgress[];
  /** Begins, or shows every card once more. */
  turnOn(session: string): Promise<void>;
  turnOff(session: string): Promise<void>;
  saw(session: string, card: string): Promise<void>;
}

export type GuideStore = StoreApi<GuideState>;

const KEY = 'guide';
/** Nobody comes back to the guide of an older game. */
const KEPT = 12;

/** What the guide has shown is a habit of this device, not a fact of the game: it is kept with the settings. */
export async function loadGuideStore({ data, habits }: Services): Promise<GuideStore> {
  const stored = await data.settings.get(KEY, (at) => list(at, readProgress), []);
  return createStore<GuideState>((set, get) => {
    async function keep(progress: GuideProgress) {
      const others = get().guided.filter(({ session }) => session !== progress.session);
      set({ guided: [...others, progress].slice(-KEPT) });
      await habits.keep(KEY, get().guided);
    }
    return {
      guided: stored.value,
      turnOn: (session) => keep({ session, on: true, seen: [] }),
      turnOff: (session) => keep({ ...progressOf(get(), session), on: false }),
      async saw(session, card) {
        const progress = progressOf(get(), session);
        if (!progress.seen.includes(card)) await keep({ ...progress, seen: [...progress.seen, card] });
      },
    };
  });
}

export function progressOf({ guided }: Pick<GuideState, 'guided'>, session: string): GuideProgress {
  return guided.find((progress) => progress.session === session) ?? { session, on: false, seen: [] };
}

function readProgress(at: At): GuideProgress {
  return {
    session: text(field(at, 'session')),
    on: flag(field(at, 'on')),
    seen: list(field(at, 'seen'), text),
  };
}
