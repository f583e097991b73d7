import { runChaos } from './support/chaos/chaos';
import { ownPostgres } from './support/postgres';

test('two hubs, one database and a bad line: whatever is killed or cut, nothing is lost and everybody agrees', async () => {
  const database = await ownPostgres();
  try {
    const outcome = await runChaos(
      {
        hubs: 2,
        tables: 2,
        phones: 3,
        tapsPerSecond: 20,
        hubKills: 2,
        databaseKills: 1,
        cuts: 1,
        holes: 1,
        longestHole: 2000,
        rolls: 1,
        seed: 11,
      },
      database,
    );
    expect(outcome).toMatchObject({ lost: 0, missing: 0, twice: 0, apart: 0, notTaken: 0, fallen: 0 });
    // Everybody at a table was told of everybody's taps.
    expect(outcome.taps).toBeGreaterThan(0);
    expect(outcome.acknowledged).toBe(outcome.taps * 3);
  } finally {
    database.stop();
  }
});
