// @ts-check
/**
 * The hub for live tables on the server of the app: `node scripts/hub.mjs <folder>` serves a built app with it, as
 * `npm start` does.
 */
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chooseCertificate, choosePort, fail, serveUntilInterrupted } from './serve.mjs';

const main = fileURLToPath(new URL('../src/hub/main.ts', import.meta.url));
/** Where `npm run pack` has put all of it in one file, there are no sources. */
const packed = new URL('../hub.cjs', import.meta.url);

/**
 * Says what is wrong where there can be none.
 * @param {import('./certificate.mjs').Certificate | null} certificate
 * @returns {Promise<import('../src/hub/main').RunningHub | undefined>}
 */
export async function openHub(certificate) {
  const { openHub: open } = await loadHub();
  const hub = await open(process.env, (words) => console.error(words), certificate);
  if (typeof hub !== 'string') return hub;
  fail(hub);
  return undefined;
}

/** @returns {Promise<typeof import('../src/hub/main')>} */
async function loadHub() {
  if (existsSync(packed)) return import(packed.href);
  const { runBundled } = await import('../src/cli/bundled.mjs');
  return /** @type {typeof import('../src/hub/main')} */ (await runBundled(main));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const port = await choosePort();
  const certificate = port === undefined ? undefined : chooseCertificate();
  const hub = certificate === undefined ? undefined : await openHub(certificate);
  if (port !== undefined && certificate !== undefined && hub)
    await serveUntilInterrupted(process.argv[2] ?? 'dist', port, certificate, hub);
}
