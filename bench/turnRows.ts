import { existsSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '../scripts/build.mjs';
import { median } from './measure';
import type { Row } from './row';
import { playTurns, type Episode } from './support/playTurns';
import { visit } from './support/visit';

const ROUNDS = 9;
const BAR = 100;

/** The turn page in Chromium with the CPU four times slower: from each tap to the frame that answers it. */
export async function turnRows(): Promise<readonly Row[]> {
  const bar = `≤ ${BAR} ms`;
  if (!existsSync(path.join(DIST, 'index.html')))
    return [{ what: 'turn page in Chromium', measured: 'no dist/ (npm start builds it)', bar, ok: null }];
  return [...(await rowsOf(1, bar)), ...(await rowsOf(2, bar))];
}

async function rowsOf(episode: Episode, bar: string): Promise<readonly Row[]> {
  const times = await visit(DIST, 'slow', (page) => playTurns(page, episode, ROUNDS));
  return [...times].map(([step, all]) => ({
    what: `turn page of Episode ${episode}, CPU ÷ 4: ${step}`,
    measured: `${median(all).toFixed(0)} ms; the slowest of ${all.length}: ${Math.max(...all).toFixed(0)} ms`,
    bar,
    ok: median(all) <= BAR,
  }));
}
