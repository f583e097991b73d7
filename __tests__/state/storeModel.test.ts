import { loadWithoutScreens, playEvening } from '../support/model/evening';

beforeAll(loadWithoutScreens);

/** Thousands of them: npm run evenings. */
test.each(Array.from({ length: 40 }, (_, i) => i + 1))(
  'random evening %i through the store, with kills, a failing disk and a second window, shows its log',
  async (seed) => {
    expect((await playEvening(seed)).checks).toBeGreaterThan(0);
  },
);
