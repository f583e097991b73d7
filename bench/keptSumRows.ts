import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@/data/database';
import { LEADERS } from '@/games/perseverance-1/terms';
import type { ResultFilter } from '@/data/statistics/resultFilter';
import { createStatistics, type Statistics } from '@/data/statistics/statistics';
import { openNodeDatabase } from '../__tests__/support/nodeDriver';
import { medians, times } from './measure';
import type { Row } from './row';
import { manyGames } from './support/manyGames';

const ROUNDS = 31;
const BAR = 1.5;
const MANY = 10_000;
const FEW = 10;
const GAME = 'perseverance-1';

const FILTERS: Readonly<Record<string, ResultFilter>> = {
  'all games': {},
  'one game': { game: GAME },
  'one group': { group: 'thursday' },
  'four players': { playerCount: 4 },
  'one year': { year: 2024 },
  'one leader': { game: GAME, role: LEADERS[0] },
};

/** What the screens ask for, each with all that it shows. */
const SCREENS: Readonly<Record<string, (ask: Statistics, filter: ResultFilter) => Promise<unknown>>> = {
  players: async (ask, filter) => [await ask.overview(filter), await ask.standings(filter)],
  'who beats whom': (ask, filter) => ask.headToHead(filter),
  points: async (ask, filter) => [await ask.sources(filter), await ask.breakdown('year', filter)],
  games: async (ask, filter) => [
    await ask.breakdown('game', filter),
    await ask.breakdown('playerCount', filter),
  ],
  'a player': (ask, filter) => ask.player('player-1', filter),
  'the filters': (ask, filter) => ask.options(filter),
};

/** Real SQLite on a real file: 10,000 games against 10 of the same people, in the same years. */
export async function keptSumRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-bench-'));
  try {
    const few = await openNodeDatabase(path.join(folder, 'few.db'));
    const many = await openNodeDatabase(path.join(folder, 'many.db'));
    await manyGames(few, { count: FEW, every: MANY / FEW });
    await manyGames(many, { count: MANY });
    const rows: Row[] = [];
    for (const [name, filter] of Object.entries(FILTERS)) {
      for (const [screen, ask] of Object.entries(SCREENS)) {
        const on = (data: Database) => () => ask(createStatistics(data.sql), filter);
        const measured = await medians(ROUNDS, { few: on(few), many: on(many) });
        rows.push(compared(`${screen}, ${name}`, measured));
      }
    }
    const changed = (data: Database) => async () => {
      await data.sql.run(
        'UPDATE cell SET stale = 1 WHERE id = (SELECT max(id) FROM cell WHERE year IS NOT NULL)',
      );
      for (const ask of Object.values(SCREENS)) await ask(createStatistics(data.sql), {});
    };
    rows.push(
      compared(
        'everything, after one more game',
        await medians(ROUNDS, { few: changed(few), many: changed(many) }),
      ),
    );
    await few.close();
    await many.close();
    return rows;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compared(what: string, { few, many }: { readonly few: number; readonly many: number }): Row {
  const ratio = many / few;
  return {
    what: `statistics of 10,000 games against 10: ${what}`,
    measured: `${times(ratio)} (${many.toFixed(2)} ms against ${few.toFixed(2)} ms)`,
    bar: `≤ ${BAR}×`,
    ok: ratio <= BAR,
  };
}
