import { survivors } from '@/games/survivors';
import { replayStored } from '../../support/storedLog';

/** A game as version 1 of its events was stored: a table of two, two turns, settled and won. */
test('a stored game of version 1 keeps what it knew', () => {
  const { config, entries, replayed: state } = replayStored(survivors);
  expect(state).toMatchObject({
    phase: 'finished',
    turn: 2,
    leader: 'bo',
    caravan: { survivors: 9, scrap: 0, herb: 0, resolve: 0, fuel: 0 },
    hordes: { encounter: 0, ring: [2, 4] },
    stack: { left: 23, aside: 6 },
    fate: { won: true, settled: true },
  });
  expect(survivors.result(state)).toMatchObject([
    { player: 'ana', score: 9, winner: true },
    { player: 'bo', score: 9, winner: true },
  ]);
  const facts = entries.flatMap((entry) =>
    entry.kind === 'act' ? entry.events.map((event) => survivors.describe(event, config).fact.key) : [],
  );
  expect(facts).toContain('session.event.threatFailed');
});
