// @ts-check
/**
 * Runs the whole evenings in a real browser, some in parallel:
 * `node --import tsx scripts/e2e.mjs [part of a file name,another]`. Ends with a line `N passed, N failed`; a skipped test is a
 * failed one. An evening in a `.long.ts` is played only when it is named. What a failed evening leaves is in a folder of its own, whose path is printed.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { run } from 'node:test';
import { fileURLToPath } from 'node:url';

import { buildWeb } from './build.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'e2e');
const cache = join(root, '.cache');
/** An evening waits for its browser longer than it works: three for each core keep them all busy. */
const LANES = availableParallelism() * 3;
/** Evenings that take minutes: begun last, one of them would keep the other lanes waiting. */
const LONG = /^(accessibility|backup|faults|first-visit|perseverance-[12]|robinson|survivors)/;

const wished = process.argv[2] ?? '';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.e2e.ts') || (wished !== '' && name.endsWith('.long.ts')))
  .filter((name) => wished.split(',').some((part) => name.includes(part)))
  .sort((a, b) => Number(LONG.test(b)) - Number(LONG.test(a)) || a.localeCompare(b))
  .map((name) => join(folder, name));

await buildWeb();
// Leftovers of an earlier failure would only mislead.
rmSync(join(cache, 'e2e'), { recursive: true, force: true });
mkdirSync(cache, { recursive: true });

/** @type {{ name: string, seconds: number, ok: boolean }[]} */
const played = [];
/** Known once the files are read. */
let total = 0;
/** @type {string[]} */
const notes = [];
let failed = files.length === 0 ? 1 : 0;
if (failed) console.error(`No browser test was found${wished && ` with "${wished}" in its name`}.`);

/** @type {Readonly<Record<string, string | undefined>>} */
const env = { ...process.env, EVENING_FILES: JSON.stringify(files), EVENING_LANES: String(LANES) };
Object.assign(process.env, env);
const stream = run({ files: failed ? [] : [join(folder, 'support', 'everyEvening.ts')], watch: false });
// In the order they end: `test:pass` keeps the order they were written in.
stream.on('test:enqueue', ({ nesting }) => void (total += nesting > 0 ? 1 : 0));
stream.on('test:complete', count);
stream.on('test:diagnostic', ({ message }) => void notes.push(message));
stream.on('test:stderr', ({ message }) => void process.stderr.write(message));
await finished(stream.resume());

for (const line of notes.filter(
  (note) => !/^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /.test(note),
))
  console.log(`note: ${line}`);
writeFileSync(join(cache, 'browser.json'), JSON.stringify(played));
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${played.filter(({ ok }) => ok).length} passed, ${failed} failed`);

/** @param {import('node:test').EventData.TestComplete} test */
function count(test) {
  const isEvening = test.nesting > 0;
  // The file and the suite count only when they fail by themselves, such as a file that cannot be read.
  if (!isEvening && (test.details.passed || played.some(({ ok }) => !ok))) return;
  const ok = test.details.passed && test.skip === undefined && test.todo === undefined;
  const seconds = test.details.duration_ms / 1000;
  if (!ok) failed += 1;
  played.push({ name: test.name, seconds, ok });
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${played.length} of ${total}  ${seconds.toFixed(1)} s  ${test.name}`);
  if (!ok) console.log(test.details.error?.cause ?? test.details.error ?? 'skipped');
}
