import type { Database } from '@/data/database';
import { entries, list, text, whole, type At } from '@/engine';

/**
 * A game that brings the app down (a stored number that fills the memory, a log that never ends) would do so at every
 * start. So what is tried is written down first: a start that finds such a mark knows which game it was, and leaves it
 * alone until somebody opens it by hand.
 */
type Data = Pick<Database, 'settings'>;

/** `itself`: nobody asked for this game, the app wants to count it. `asked`: somebody opened it. */
export type TrialKind = 'itself' | 'asked';

const TRYING = { itself: 'trying', asked: 'opening' } as const;
const ASIDE = 'aside';
/** Whoever closes the app in the very moment in which a game opens has done nothing wrong; twice is no accident. */
const DEATHS = { itself: 1, asked: 2 } as const;

/** Once at the start, before any game is read: what was being tried when the app ended goes aside. */
export async function settleTrials(data: Data): Promise<void> {
  for (const kind of ['itself', 'asked'] as const) {
    const tried = (await data.settings.get(TRYING[kind], readTried, null)).value;
    if (tried === null) continue;
    if (tried.deaths + 1 >= DEATHS[kind]) {
      await putAside(data, tried.id);
      await data.settings.remove(TRYING[kind]);
    } else await data.settings.set(TRYING[kind], { [tried.id]: tried.deaths + 1 });
  }
}

/** Does it, and remembers that it does. A disk that refuses the mark does not stand in the way. */
export async function tryGame<T>(
  data: Data,
  kind: TrialKind,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = await data.settings.get(TRYING[kind], readTried, null).catch(() => null);
  const deaths = before?.value?.id === id ? before.value.deaths : 0;
  await data.settings.set(TRYING[kind], { [id]: deaths }).catch(() => undefined);
  try {
    return await work();
  } finally {
    await data.settings.remove(TRYING[kind]).catch(() => undefined);
  }
}

/** The games that the app leaves alone of itself. */
export async function gamesAside({ settings }: Data): Promise<readonly string[]> {
  return (await settings.get(ASIDE, (at) => list(at, text), [])).value;
}

export async function putAside(data: Data, id: string): Promise<void> {
  const aside = await gamesAside(data);
  if (!aside.includes(id)) await data.settings.set(ASIDE, [...aside, id]);
}

export async function takeBack(data: Data, id: string): Promise<void> {
  const aside = await gamesAside(data);
  if (aside.includes(id))
    await data.settings.set(
      ASIDE,
      aside.filter((other) => other !== id),
    );
}

function readTried(at: At): { readonly id: string; readonly deaths: number } | null {
  const [first] = entries(at);
  return first ? { id: first[0], deaths: whole(first[1]) } : null;
}
