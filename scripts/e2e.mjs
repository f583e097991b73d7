// @ts-check
/**
 * Runs the whole evenings, two files at a time:
 * `node --import tsx scripts/e2e.mjs [part of a file name]`. Ends with a line `N passed, N failed`; a skipped
 * test is a failed one.
 */
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

import { buildWeb } from './build.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'e2e');
const wished = process.argv[2] ?? '';
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.e2e.ts') && name.includes(wished))
  .map((name) => join(folder, name))
  .sort();

await buildWeb();
// Pictures of an earlier failure would only mislead.
rmSync(join(folder, '..', '.cache', 'e2e'), { recursive: true, force: true });
let passed = 0;
let failed = files.length === 0 ? 1 : 0;
if (files.length === 0)
  console.error(`No browser test was found${wished && ` with "${wished}" in its name`}.`);

/** @param {{ skip?: unknown, todo?: unknown, name: string, details: { type?: string | undefined } }} test */
function count(test, ok = true) {
  if (test.details.type === 'suite') return;
  const isSkipped = test.skip !== undefined || test.todo !== undefined;
  // A file that holds no test at all is reported as one passed test with the name of the file.
  const isEmptyFile = files.includes(test.name);
  if (ok && !isSkipped && !isEmptyFile) passed += 1;
  else failed += 1;
}

// Two at once: a browser test waits more than it works, and every one has a server, a profile and a port of its own.
const stream = run({ files, concurrency: 2, watch: false });
stream.on('test:pass', (test) => count(test));
stream.on('test:fail', (test) => count(test, false));
stream.on('end', () => {
  process.exitCode = failed > 0 ? 1 : 0;
});
stream.compose(new spec()).pipe(process.stdout);
process.stdout.on('unpipe', () => console.log(`${passed} passed, ${failed} failed`));
