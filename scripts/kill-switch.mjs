// @ts-check
/** `node scripts/kill-switch.mjs [folder]`: the built app (dist by default) ends its service worker everywhere. */
import { DIST } from './build.mjs';
import { throwKillSwitch, WORKER } from './serviceWorker.mjs';

const folder = process.argv[2] ?? DIST;
throwKillSwitch(folder);
console.log(`${WORKER} in ${folder} is the kill switch now. The next build brings the worker back.`);
