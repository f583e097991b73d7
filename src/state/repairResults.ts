import { loadSession } from './loadSession';
import { recordResult } from './recordResult';
import type { Services } from './services';

/** How many are looked for at once. Between any two the queue is free, so a tap never waits for more than one. */
const BATCH = 10;

/**
 * Games whose record is missing or out of date: finished before there were statistics, restored from a backup,
 * recorded by an older version, or cut off by a kill. A game that cannot be read stays without, and the rest goes on.
 * Answers how many were recorded; `most` leaves the others for later.
 */
export async function repairResults(
  { data }: Pick<Services, 'data'>,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let repaired = 0;
  for (let after = ''; ;) {
    const ids = await data.results.missing({ after, limit: BATCH });
    for (const id of ids) repaired += Number(await repair(data, id));
    const last = ids.at(-1);
    if (last === undefined || repaired >= most) return repaired;
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
