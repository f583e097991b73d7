/**
 * `npm run attacks [how many] [first seed]`: backups and hand-over codes, changed in their structure and sealed again.
 * Ends with an error if one of them breaks anything, takes more than 5 s or makes the app grow by more than 500 MB. The
 * suite tries a few of them (__tests__/state/attackedFiles.test.ts).
 */
import { attack } from '../__tests__/support/model/attack';
import { loadWithoutScreens } from '../__tests__/support/model/evening';

const [count = '20000', first = '1'] = process.argv.slice(2);
const MB = 1024 * 1024;
await loadWithoutScreens();
const seen = { refused: 0, taken: 0, wrong: 0, slowest: 0, largest: 0 };
const begun = process.memoryUsage().rss;
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const at = performance.now();
  try {
    seen[await attack(seed)] += 1;
  } catch (thrown) {
    seen.wrong += 1;
    console.error(`seed ${seed}: ${(thrown as Error).stack}`);
  }
  seen.slowest = Math.max(seen.slowest, performance.now() - at);
  seen.largest = Math.max(seen.largest, (process.memoryUsage().rss - begun) / MB);
}
console.log(`${count} files and hand-overs`, seen);
process.exitCode = seen.wrong === 0 && seen.slowest < 5000 && seen.largest < 500 ? 0 : 1;
