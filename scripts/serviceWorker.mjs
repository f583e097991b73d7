// @ts-check
/** The service worker of a built web app: it holds every file that the app is made of, so that no server is needed. */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { generateSW } from 'workbox-build';

export const WORKER = 'service-worker.js';
/** Replaces the worker when a worker has to go: see docs/offline.md. */
const KILL_SWITCH = 'service-worker-off.js';

/**
 * Lists what is in the folder as it is now: to be called last, but before anything is compressed.
 * @param {string} folder
 * @returns {Promise<{ files: number, bytes: number }>}
 */
export async function writeServiceWorker(folder) {
  const { count, size, warnings } = await generateSW({
    globDirectory: folder,
    // SQLite is the wasm: without it the app would open offline, but no game would.
    globPatterns: ['**/*.{html,js,css,wasm,woff2,ttf,png,ico,svg,webmanifest}'],
    // Set explicitly: by default any folder called node_modules is left out, and the wasm is in one.
    globIgnores: [WORKER, KILL_SWITCH],
    maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
    dontCacheBustURLsMatching: /[.-][0-9a-f]{20,}(@\dx)?\.[a-z0-9]+$/,
    // Metro's asset addresses carry the platform after a question mark.
    ignoreURLParametersMatching: [/./],
    navigateFallback: '/index.html',
    // A missing file stays missing, as it does on the server.
    navigateFallbackDenylist: [/^\/(assets|_expo|fonts)\//, /^[^?]*\.[^/?]*(\?|$)/],
    modifyURLPrefix: { '': '/' },
    swDest: join(folder, WORKER),
    cacheId: 'foothold',
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    cleanupOutdatedCaches: true,
    // New code waits until somebody between two games says so.
    skipWaiting: false,
    // The page that brought the worker is held by it at once, or a newer worker would not wait for that page.
    clientsClaim: true,
  });
  if (warnings.length > 0) throw new Error(`the offline app would lack files: ${warnings.join('; ')}`);
  return { files: count, bytes: size };
}

/**
 * Replaces the worker with the kill switch; compressed copies of the worker are deleted, or they would be served.
 * @param {string} folder
 */
export function throwKillSwitch(folder) {
  for (const ending of ['.br', '.gz']) rmSync(join(folder, WORKER + ending), { force: true });
  copyFileSync(join(folder, KILL_SWITCH), join(folder, WORKER));
}
