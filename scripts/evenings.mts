/**
 * `npm run evenings [how many] [first seed]`: random evenings of every game through the real store on real SQLite, with
 * kills, a failing disk and a second window on the same file. Ends with an error if any of them ever shows anything but
 * its log. The suite plays a few of them (__tests__/state/storeModel.test.ts).
 */
import { loadWithoutScreens, NOTHING, playEvening, type Figures } from '../__tests__/support/model/evening';

const [count = '5000', first = '1'] = process.argv.slice(2);
await loadWithoutScreens();
const total: Figures = { ...NOTHING };
let failed = 0;
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  try {
    const figures = await playEvening(seed);
    for (const key of Object.keys(total) as (keyof Figures)[]) total[key] += figures[key];
  } catch (thrown) {
    failed += 1;
    console.error(`seed ${seed}: ${(thrown as Error).stack}`);
  }
}
console.log(`${count} evenings, ${failed} of them wrong`, total);
process.exitCode = failed === 0 ? 0 : 1;
