import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesOf } from '@/cli/rulesOf';
import { median, medians, perSecond, thousands } from './measure';
import type { Row } from './row';

interface Case {
  readonly procedure: string;
  readonly input: unknown;
  readonly expect: object;
}

const GAME = 'perseverance-1';
const ROOT = path.join(import.meta.dirname, '..');
const POSITIONS = 10_000;
const ROUND = 5000;

/** The two heavy procedures over their public cases, and the whole command over ten thousand positions of one. */
export async function rulesRows(): Promise<readonly Row[]> {
  const bars = { 'dino-attack': 20_000, assembly: 20_000 };
  const rules = await rulesOf(GAME);
  const rows: Row[] = [];
  for (const [name, bar] of Object.entries(bars)) {
    const what = `${GAME} ${name}, resolutions per second`;
    const run = rules.procedures[name];
    if (!run) throw new Error(`there is no procedure ${name}`);
    const inputs = inputsOf(name);
    const { all } = await medians(9, {
      all: () => times(ROUND, (i) => run.headless(inputs[i % inputs.length])),
    });
    const speed = perSecond(ROUND, all);
    rows.push({ what, measured: thousands(speed), bar: `≥ ${thousands(bar)}`, ok: speed >= bar });
  }
  return rows;
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
