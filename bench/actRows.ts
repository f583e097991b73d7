import { existsSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '../scripts/build.mjs';
import { median, thousands } from './measure';
import type { Row } from './row';
import { countTap, watchRenders, type Work } from './support/countTap';
import { playActs, sitDownFour } from './support/playActs';
import { timeTap } from './support/timeTap';
import { visit } from './support/visit';

const ROUNDS = 5;
const BAR = 100;
/** What is tapped most has less. */
const BARS: Readonly<Record<string, number>> = { '+1 Follower': 60, '+1 Follower again': 60 };

/** The usual taps of an evening with the CPU four times slower, each with the exact count of what it costs. */
export async function actRows(): Promise<readonly Row[]> {
  if (!existsSync(path.join(DIST, 'index.html')))
    return [{ what: 'acts in Chromium', measured: 'no dist/ (npm start builds it)', bar: '–', ok: null }];
  const times = await visit(DIST, 'slow', timeActs);
  const works = await visit(DIST, 'plain', countActs);
  return [...times].map(([name, all]) => {
    const [took, bar, work] = [median(all), BARS[name] ?? BAR, works.get(name)];
    return {
      what: `Episode 1 of four, CPU ÷ 4: ${name}`,
      measured: [`${took.toFixed(0)} ms`, ...(work ? [inWords(work)] : [])].join('; '),
      bar: `≤ ${bar} ms`,
      ok: took <= bar,
    };
  });
}

function inWords({ renders, calls, rules }: Work): string {
  return `${renders} renders, ${thousands(calls)} calls, ${thousands(rules)} of the game`;
}

async function timeActs({ app, page }: Parameters<Parameters<typeof visit>[2]>[0]) {
  const times = new Map<string, number[]>();
  await app.open('/');
  const table = await sitDownFour(page);
  // The first round warms up and is not counted.
  for (let round = -1; round < ROUNDS; round += 1)
    await playActs(page, table, async (name, act) => {
      const took = await timeTap(page, act);
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), took]);
    });
  return times;
}

async function countActs({ app, page }: Parameters<Parameters<typeof visit>[2]>[0]) {
  const works = new Map<string, Work>();
  await watchRenders(page);
  await app.open('/');
  const table = await sitDownFour(page);
  const cdp = await page.context().newCDPSession(page);
  // Twice: what is loaded or looked up only once is not the tap's own.
  for (let round = 0; round < 2; round += 1)
    await playActs(page, table, async (name, act) => {
      works.set(name, await countTap(page, cdp, act));
    });
  return works;
}
