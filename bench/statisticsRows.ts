import { createStatistics } from '@/data/statistics/statistics';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@/data/database';
import { openDatabase } from '@/data/openDatabase';
import { createNodePlatform } from '../__tests__/support/nodeDriver';
import { times } from './measure';
import type { Row } from './row';
import { manyGames } from './support/manyGames';

const ROUNDS = 11;
/** A screen has half a second, also where the machine is slower than this one: less than a third of it here. */
const BAR = 150;
/** A hundred times the games may cost this much at most: nothing here compares pairs of games. */
const RATIO = 100;

/** One line per screen: everything that it asks for, one after the other. */
const SCREENS: Readonly<Record<string, (data: Database) => Promise<unknown>>> = {
  'a player': (data) => createStatistics(data.sql).player('player-1'),
  standings: (data) => createStatistics(data.sql).standings(),
  'standings of one year of a group': (data) =>
    createStatistics(data.sql).standings({ group: 'thursday', year: 2024 }),
  'who beats whom': (data) => createStatistics(data.sql).headToHead(),
  'where points come from': (data) => createStatistics(data.sql).sources(),
  leaders: (data) => createStatistics(data.sql).roles(),
  'overview and its filters': async (data) => {
    await createStatistics(data.sql).overview();
    await createStatistics(data.sql).options({ game: 'perseverance-1' });
  },
  'by number of players': (data) => createStatistics(data.sql).breakdown('playerCount'),
  'history: a search without a hit': (data) => data.sessions.page({ limit: 20, filter: { text: 'xyzzy' } }),
  'history: one player of a year': (data) =>
    data.sessions.page({ limit: 20, filter: { player: 'player-1', year: 2023 } }),
};

/** Real SQLite on a real file: 10,000 games of four people with every source of points, against 100 of them. */
export async function statisticsRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-bench-'));
  try {
    const few = await fill(path.join(folder, 'few.db'), 100);
    const many = await fill(path.join(folder, 'many.db'), 10_000);
    const rows: Row[] = [];
    for (const [name, screen] of Object.entries(SCREENS)) {
      const measured = { few: await fastest(() => screen(few)), many: await fastest(() => screen(many)) };
      const ratio = measured.many / measured.few;
      rows.push({
        what: `statistics, 10,000 games against 100: ${name}`,
        measured: `${measured.many.toFixed(0)} ms, ${times(ratio)}`,
        bar: `≤ ${BAR} ms, ≤ ${RATIO}×`,
        ok: measured.many <= BAR && ratio <= RATIO,
      });
    }
    await few.close();
    await many.close();
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Of eleven, in ms: against a bar in milliseconds, what else the machine is doing must not count. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

async function fill(file: string, count: number): Promise<Database> {
  const opened = await openDatabase(createNodePlatform(file), {
    onAskedToRelease: () => Promise.resolve(true),
  });
  if (opened.kind !== 'ok') throw new Error(`could not open: ${opened.kind}`);
  await manyGames(opened.database, { count });
  return opened.database;
}
