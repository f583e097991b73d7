import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@/data/openDatabase';
import { createNodePlatform } from '../__tests__/support/nodeDriver';
import { DIST } from '../scripts/build.mjs';
import { median, times } from './measure';
import type { Row } from './row';
import { manyGames } from './support/manyGames';
import { openScreens } from './support/openScreens';

const ROUNDS = 3;
const BAR = 500;

/** The built app in Chromium: from the tap to the frame with the figures, 10,000 games against 100. */
export async function screenRows(): Promise<readonly Row[]> {
  const bar = `≤ ${BAR} ms`;
  if (!existsSync(path.join(DIST, 'index.html')))
    return [
      { what: 'statistics screens in Chromium', measured: 'no dist/ (npm start builds it)', bar, ok: null },
    ];
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-bench-'));
  try {
    const few = await openScreens(DIST, await fill(folder, 100), ROUNDS);
    const many = await openScreens(DIST, await fill(folder, 10_000), ROUNDS);
    return [...many].map(([name, all]) => {
      const [slow, fast] = [median(all), median(few.get(name) ?? [])];
      return {
        what: `statistics screen in Chromium, 10,000 games against 100: ${name}`,
        measured: `${slow.toFixed(0)} ms, ${times(slow / fast)}`,
        bar,
        ok: slow <= BAR,
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function fill(folder: string, count: number): Promise<string> {
  const file = path.join(folder, `${count}.db`);
  const opened = await openDatabase(createNodePlatform(file), {
    onAskedToRelease: () => Promise.resolve(true),
  });
  if (opened.kind !== 'ok') throw new Error(`could not open: ${opened.kind}`);
  await manyGames(opened.database, { count });
  await opened.database.close();
  return file;
}
