import { toSqlFault } from '@/data/sqlFault';
import { loadSession } from './loadSession';
import { recordResult } from './recordResult';
import type { Services } from './services';
import { gamesLeftAlone, tryEach } from './trials';

/** How many are looked for at once. Between any two the queue is free, so a tap never waits for more than one. */
const BATCH = 10;

export interface Repaired {
  /** How many were recorded. */
  readonly recorded: number;
  /** Games that could not be recorded: they stay without a record, and the rest goes on. */
  readonly failed: readonly { readonly id: string; readonly reason: string }[];
}

const everything = new WeakMap<Services['data'], Promise<unknown>>();

/**
 * Games whose record is missing or out of date: finished before there were statistics, restored from a backup,
 * recorded by an older version, or cut off by a kill. One that cannot be read, or that crashed the app when it was
 * tried, stays without one, and the rest goes on. `most` leaves the others for later.
 */
export function repairResults(
  { data }: Pick<Services, 'data'>,
  most = Number.POSITIVE_INFINITY,
): Promise<Repaired> {
  if (most !== Number.POSITIVE_INFINITY) return repairSome(data, most);
  // A check that is asked for while the start still counts would count every game a second time.
  const before = everything.get(data) ?? Promise.resolve();
  const mine = before.then(() => repairSome(data, most));
  everything.set(
    data,
    mine.catch(() => undefined),
  );
  return mine;
}

async function repairSome(data: Services['data'], most: number): Promise<Repaired> {
  const aside = new Set(await gamesLeftAlone(data));
  const failed: { id: string; reason: string }[] = [];
  let recorded = 0;
  for (let after = ''; ;) {
    const ids = await data.results.missing({ after, limit: BATCH });
    await tryEach(
      data,
      ids.filter((candidate) => !aside.has(candidate)),
      async (id) => {
        try {
          recorded += Number(await repair(data, id));
        } catch (thrown) {
          const fault = toSqlFault(thrown);
          // Without a disk nothing can go on; any other failure is this game's alone.
          if (fault.kind !== 'unknown') throw fault;
          failed.push({ id, reason: fault.message });
        }
      },
    );
    const last = ids.at(-1);
    if (last === undefined || recorded >= most) return { recorded, failed };
    after = last;
  }
}

async function repair(data: Services['data'], id: string): Promise<boolean> {
  const found = await data.sessions.get(id);
  if (found.kind !== 'ok') return false;
  if (found.value.logged) return data.sessions.recordLogged(id);
  const loaded = await loadSession(data, id, { bin: true });
  if (loaded.kind !== 'open' || loaded.open.broken) return false;
  return recordResult(data, loaded.open);
}
