import { TABLES } from '../games/support/tables';
import { howMany } from '../support/howMany';
import { playLive, type Weather } from './support/evening';

const CALM: Weather = { phones: 3, hubs: 1, steps: 150, storms: false, wipes: false };
const WEATHERS: readonly Weather[] = [
  CALM,
  { phones: 4, hubs: 1, steps: 250, storms: true, wipes: false },
  { phones: 2, hubs: 3, steps: 250, storms: true, wipes: false },
  { phones: 6, hubs: 3, steps: 250, storms: true, wipes: false },
  { phones: 3, hubs: 1, steps: 200, storms: true, wipes: true },
];

describe.each(TABLES)('%s', (_name, table) => {
  const evenings = howMany(150, 2000);
  test(`${evenings} evenings on several phones: one log, the same table everywhere, nothing lost`, async () => {
    const sum = { lines: 0, notTaken: 0, forks: 0 };
    for (let seed = 0; seed < evenings; seed += 1) {
      const weather = WEATHERS[seed % WEATHERS.length] ?? CALM;
      try {
        const played = await playLive(table, seed, weather);
        sum.lines += played.lines;
        sum.notTaken += played.notTaken;
        sum.forks += played.forks;
      } catch (thrown) {
        throw new Error(`evening ${seed} (${JSON.stringify(weather)}): ${(thrown as Error).message}`, {
          cause: thrown,
        });
      }
    }
    // Conflicts did happen, or this would show nothing.
    expect(sum.lines).toBeGreaterThan(evenings * 5);
    expect(sum.notTaken).toBeGreaterThan(0);
  });
});
