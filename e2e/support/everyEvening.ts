/**
 * All evenings of the files that the runner names, in one process: their code is read once, and as many run in
 * parallel as the runner says. Each has storage and a server of its own.
 */
import { createRequire } from 'node:module';
import { after, describe, it } from 'node:test';

import { endPool } from './browserPool';
import { eveningPatience } from './patience';
import { everyRegistered } from './registry';

const files = JSON.parse(process.env['EVENING_FILES'] ?? '[]') as readonly string[];
const lanes = Number(process.env['EVENING_LANES'] ?? 1);

const load = createRequire(__filename);
for (const file of files) load(file);

after(endPool);
void describe('evenings', { concurrency: lanes }, () => {
  for (const { name, play } of everyRegistered())
    void it(name, { timeout: eveningPatience() }, (context) => play((line) => context.diagnostic(line)));
});
