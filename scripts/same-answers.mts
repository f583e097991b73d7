/**
 * `tsx scripts/same-answers.mts <another checkout> [how many for each game] [seed]`: asks the rules of this checkout and
 * of another one the same questions, golden inputs as they are and spoilt ones, and compares the answers byte for byte.
 * For changes that must change nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { copy, generator, ODDITIES, spoil } from '../__tests__/games/support/spoil';

interface Case {
  readonly procedure: string;
  readonly input: unknown;
}

const HERE = join(dirname(fileURLToPath(import.meta.url)), '..');
const GAMES = ['perseverance-1', 'perseverance-2', 'robinson', 'survivors'];
/** Only what JSON can say. */
const WRITABLE = ODDITIES.filter(
  (odd) => !['bigint', 'function', 'symbol', 'undefined'].includes(typeof odd) && !Object.is(odd, Number.NaN),
);
/** Spoilt so little that many still pass: they test the rules, not only the input checks. */
const NUDGES: readonly unknown[] = [0, 1, 2, 3, 4, 5, true, false];

const [other, count = '100000', seed = '1'] = process.argv.slice(2);
if (other === undefined) throw new Error('which other checkout?');
let differences = 0;
for (const game of GAMES) differences += compare(game);
process.exitCode = differences === 0 ? 0 : 1;

function compare(game: string): number {
  const cases = JSON.parse(
    readFileSync(join(HERE, '__tests__/golden', `${game}.json`), 'utf8'),
  ) as readonly Case[];
  const inputs = inputsOf(cases);
  let [asked, refused, different] = [0, 0, 0];
  for (const [procedure, all] of inputs) {
    const [ours, theirs] = [HERE, resolve(String(other))].map((root) => answers(root, game, procedure, all));
    ours?.forEach((answer, i) => {
      asked += 1;
      const [mine, yours] = [JSON.stringify(answer), JSON.stringify(theirs?.[i])];
      if (mine.startsWith('{"error"')) refused += 1;
      if (mine === yours) return;
      different += 1;
      if (different <= 3)
        console.error(`${game} ${procedure} ${JSON.stringify(all[i])}\n  here  ${mine}\n  there ${yours}`);
    });
  }
  console.log(`${game}: ${asked} asked, ${refused} refused, ${different} answered differently`);
  return different;
}

/** As many as wanted over all procedures, including the golden ones. */
function inputsOf(cases: readonly Case[]): ReadonlyMap<string, readonly unknown[]> {
  const random = generator(Number(seed));
  const pick = <T,>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const all = new Map<string, unknown[]>();
  const add = (procedure: string, input: unknown) => {
    // As it comes out of a pipe.
    const json = JSON.stringify(input) as string | undefined;
    const list = all.get(procedure) ?? [];
    list.push(JSON.parse(json ?? 'null'));
    all.set(procedure, list);
  };
  for (const { procedure, input } of cases) add(procedure, input);
  for (let i = cases.length; i < Number(count); i += 1) {
    const { procedure, input } = pick(cases);
    add(procedure, spoil(copy(input), random() < 0.5 ? WRITABLE : NUDGES, random, pick));
  }
  return all;
}

function answers(
  root: string,
  game: string,
  procedure: string,
  inputs: readonly unknown[],
): readonly unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'answers-'));
  try {
    const file = join(folder, 'inputs.json');
    writeFileSync(file, JSON.stringify(inputs));
    const run = spawnSync('node', ['src/cli/start.mjs', game, procedure], {
      cwd: root,
      input: readFileSync(file),
      maxBuffer: 2 ** 31 - 1,
    });
    if (run.error) throw run.error;
    return JSON.parse(run.stdout.toString('utf8')) as readonly unknown[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
