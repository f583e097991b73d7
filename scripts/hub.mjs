// @ts-check
/**
 * The hub for live tables on the server of the app: `node scripts/hub.mjs <folder>` serves a built app with it, as
 * `npm start` does.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { runBundled } from '../src/cli/bundled.mjs';
import { choosePort, fail, serveUntilInterrupted } from './serve.mjs';

const main = fileURLToPath(new URL('../src/hub/main.ts', import.meta.url));

/**
 * Says what is wrong where there can be none.
 * @returns {Promise<import('../src/hub/main').RunningHub | undefined>}
 */
export async function openHub() {
  const { openHub: open } = /** @type {typeof import('../src/hub/main')} */ (await runBundled(main));
  const hub = await open(process.env, (words) => console.error(words));
  if (typeof hub !== 'string') return hub;
  fail(hub);
  return undefined;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const port = await choosePort();
  const hub = port === undefined ? undefined : await openHub();
  if (port !== undefined && hub) await serveUntilInterrupted(process.argv[2] ?? 'dist', port, hub);
}
