import { attack } from '../support/model/attack';
import { loadWithoutScreens } from '../support/model/evening';

beforeAll(loadWithoutScreens);

/** Thousands of them: npm run attacks. */
test.each(Array.from({ length: 12 }, (_, i) => i))(
  'files and codes that somebody changed and sealed again are refused or taken whole, and every screen can be drawn (%i)',
  async (batch) => {
    for (let seed = batch * 25; seed < (batch + 1) * 25; seed += 1)
      expect(['refused', 'taken']).toContain(await attack(seed));
  },
);
