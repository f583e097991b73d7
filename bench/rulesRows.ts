import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, medians, perSecond, thousands } from './measure';
import type { Row } from './row';
import { bundleRules, sourcesOf, type Rules } from './support/bundleRules';

interface Case {
  readonly procedure: string;
  readonly input: unknown;
  readonly expect: object;
}

const GAME = 'perseverance-1';
const ROOT = path.join(import.meta.dirname, '..');
const POSITIONS = 10_000;
const ROUND = 5000;

/** The end of what release 0.2.0 brought. */
const RELEASE_2 = 'd8d67619';

/** The two heavy procedures over their public cases, beside those of release 0.2.0. */
export async function rulesRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-rules-'));
  try {
    const now = await bundleRules(GAME, folder);
    const sources = sourcesOf(RELEASE_2, folder);
    const before = sources === null ? null : await bundleRules(GAME, folder, sources);
    const rows: Row[] = [];
    for (const name of ['dino-attack', 'assembly']) rows.push(await speedOf(name, now, before));
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const BAR = 40_000;

async function speedOf(name: string, now: Rules, before: Rules | null): Promise<Row> {
  const inputs = inputsOf(name);
  const round = (rules: Rules) => {
    const resolve = rules[name];
    if (!resolve) throw new Error(`there is no procedure ${name}`);
    return () => times(ROUND, (i) => resolve(inputs[i % inputs.length]));
  };
  const took = await medians(9, { now: round(now), before: round(before ?? now) });
  const speed = perSecond(ROUND, took.now);
  const then = before ? thousands(perSecond(ROUND, took.before)) : 'not in this history';
  return {
    what: `${GAME} ${name}, resolutions per second`,
    measured: `${thousands(speed)}; release 0.2.0: ${then}`,
    bar: `≥ ${thousands(BAR)}`,
    ok: speed >= BAR,
  };
}

/** End to end as a person starts it: npm, the command, ten thousand answers with their explanations in words. */
export async function resolveRows(): Promise<readonly Row[]> {
  const [game, procedure] = [GAME, 'dino-attack'];
  const one = inputsOf(procedure);
  const many = JSON.stringify(Array.from({ length: POSITIONS }, (_, i) => one[i % one.length]));
  const single = median(repeat(5, () => resolve(game, procedure, JSON.stringify(one[0]))));
  const batch = median(repeat(3, () => resolve(game, procedure, many)));
  return [
    row(`npm run -s resolve -- ${game} ${procedure}, one position`, single, 1),
    row(`the same, 10,000 positions`, batch, 3),
  ];
}

function row(what: string, seconds: number, bar: number): Row {
  return { what, measured: `${seconds.toFixed(2)} s`, bar: `< ${bar} s`, ok: seconds < bar };
}

function inputsOf(procedure: string): readonly unknown[] {
  const file = path.join(ROOT, '__tests__/golden', `${GAME}.json`);
  const cases = JSON.parse(readFileSync(file, 'utf8')) as readonly Case[];
  return cases
    .filter((one) => one.procedure === procedure && !('error' in one.expect))
    .map(({ input }) => input);
}

function resolve(game: string, procedure: string, input: string): number {
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '-s', 'resolve', '--', game, procedure], {
    cwd: ROOT,
    input,
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`resolve ended with ${status}`);
  return (performance.now() - start) / 1000;
}

function times(count: number, work: (i: number) => unknown): void {
  for (let i = 0; i < count; i++) work(i);
}

function repeat(count: number, work: () => number): readonly number[] {
  return Array.from({ length: count }, work);
}
