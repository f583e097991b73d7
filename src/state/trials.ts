import type { Database } from '@/data/database';
import { entries, list, text, whole, type At } from '@/engine';
import { gotOver } from '@/data/diagnostics';

/**
 * A game that crashes the app (a stored number that fills the memory, a log that never ends) would do so at every
 * start. So each try is written down first: a start that finds such a mark knows which game it was, and leaves it
 * alone until somebody opens it.
 */
type Data = Pick<Database, 'settings'>;

/** `itself`: nobody asked for this game, the app wants to count it. `asked`: somebody opened it. */
export type TrialKind = 'itself' | 'asked';

const TRYING = { itself: 'trying', asked: 'opening' } as const;
/** Opened only by a person, who is asked first. */
const ASIDE = 'aside';
/** The app does not touch these on its own; opening one clears it of suspicion. */
const SUSPECTS = 'suspects';
/** A kill from outside looks the same: once is enough to leave a game alone, and twice to ask before it is opened. */
const ASKED_DEATHS = 2;

/**
 * Once at the start, before any game is read: what was being tried when the app crashed is left alone. An app that
 * was closed at that moment did not crash.
 */
export async function settleTrials(data: Data, endedWell: boolean): Promise<void> {
  for (const kind of ['itself', 'asked'] as const) {
    const tried = (await data.settings.get(TRYING[kind], readTried, null)).value;
    if (tried === null) continue;
    const deaths = tried.deaths + 1;
    const settled = endedWell || kind === 'itself' || deaths >= ASKED_DEATHS;
    if (!endedWell && kind === 'itself') await add(data, SUSPECTS, tried.id);
    if (!endedWell && kind === 'asked' && settled) await putAside(data, tried.id);
    if (settled) await data.settings.remove(TRYING[kind]);
    else await data.settings.set(TRYING[kind], { [tried.id]: deaths });
  }
}

/** Does it, with a mark while it runs. A disk that refuses the mark does not stop it. */
export async function tryGame<T>(
  data: Data,
  kind: TrialKind,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = await data.settings.get(TRYING[kind], readTried, null).catch(gotOver('trials', null));
  const deaths = before?.value?.id === id ? before.value.deaths : 0;
  await data.settings.set(TRYING[kind], { [id]: deaths }).catch(gotOver('trials', undefined));
  try {
    return await work();
  } finally {
    await data.settings.remove(TRYING[kind]).catch(gotOver('trials', undefined));
  }
}

/** The same for games that nobody asked for, one after the other: each mark replaces the one before, a write less each. */
export async function tryEach(
  data: Data,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<void> {
  if (ids.length === 0) return;
  try {
    for (const id of ids) {
      await data.settings.set(TRYING.itself, { [id]: 0 }).catch(gotOver('trials', undefined));
      await work(id);
    }
  } finally {
    await data.settings.remove(TRYING.itself).catch(gotOver('trials', undefined));
  }
}

/** The games that open only after a question. */
export function gamesAside(data: Data): Promise<readonly string[]> {
  return read(data, ASIDE);
}

/** The games that the app does not touch on its own: these, and those that it crashed with. */
export async function gamesLeftAlone(data: Data): Promise<readonly string[]> {
  return [...(await read(data, ASIDE)), ...(await read(data, SUSPECTS))];
}

export function putAside(data: Data, id: string): Promise<void> {
  return add(data, ASIDE, id);
}

/** It opened, and the app is still here. */
export async function takeBack(data: Data, id: string): Promise<void> {
  for (const key of [ASIDE, SUSPECTS]) {
    const listed = await read(data, key);
    const others = listed.filter((other) => other !== id);
    if (others.length < listed.length) await data.settings.set(key, others);
  }
}

async function read({ settings }: Data, key: string): Promise<readonly string[]> {
  return (await settings.get(key, (at) => list(at, text), [])).value;
}

async function add(data: Data, key: string, id: string): Promise<void> {
  const listed = await read(data, key);
  if (!listed.includes(id)) await data.settings.set(key, [...listed, id]);
}

function readTried(at: At): { readonly id: string; readonly deaths: number } | null {
  const [first] = entries(at);
  return first ? { id: first[0], deaths: whole(first[1]) } : null;
}
