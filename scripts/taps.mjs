// @ts-check
/**
 * `npm run taps`: what the usual acts cost, counted in a real browser, as a table. Each row is an evening in
 * `e2e/taps-*` or `e2e/live*` that a reader can follow; an act over its goal fails.
 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const run = spawn(process.execPath, ['--import', 'tsx', 'scripts/e2e.mjs', 'taps,live'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});

/** @type {string[][]} */
const rows = [];
for await (const line of createInterface({ input: run.stdout })) {
  const [, counted] = /^note: taps \| (.*)$/.exec(line) ?? [];
  if (counted === undefined) console.log(line);
  else rows.push(counted.split(' | '));
}
console.log('\n| act | taps | goal |\n|---|---|---|');
for (const row of rows.sort()) console.log(`| ${row.join(' | ')} |`);
process.exitCode = run.exitCode ?? 1;
