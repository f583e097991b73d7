/**
 * All evenings of the files that the runner names, in one process: what they are made of is read once, and as many run
 * beside each other as the runner says. Each has a server of its own, and a browser or a window that no other one sees.
 */
import { createRequire } from 'node:module';
import { after, describe, it } from 'node:test';

import { closeSharedBrowser } from './openApp';
import { eveningPatience } from './patience';
import { everyRegistered } from './registry';

const files = JSON.parse(process.env['EVENING_FILES'] ?? '[]') as readonly string[];
const lanes = Number(process.env['EVENING_LANES'] ?? 1);

const load = createRequire(__filename);
for (const file of files) load(file);

void describe('evenings', { concurrency: lanes }, () => {
  after(closeSharedBrowser);
  for (const { name, play } of everyRegistered())
    void it(name, { timeout: eveningPatience() }, (context) => play((line) => context.diagnostic(line)));
});
