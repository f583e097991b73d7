import { read } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { replayStored } from '../../support/storedLog';
import { foldAll, newTable, record, throughJson } from './playing';
import { playEvening } from './evenings';

const EVENINGS = ([2, 3, 4] as const).flatMap((players) =>
  (['beta-2020', 'published-2021'] as const).map((edition) => [players, edition] as const),
);
const OPEN = { breachTokens: 'chosen', breachToken1: 'walls', breachToken2: 'kills', breachToken3: 'fallen' };

describe('a whole evening', () => {
  test.each(EVENINGS)('%i players, %s: from the checklist to the winner', (players, edition) => {
    const start = newTable(players, { edition, ...OPEN });
    const { state, commands } = playEvening(start);
    expect(state.phase).toBe('finished');
    const result = perseverance1.result(state) ?? [];
    expect(result).toHaveLength(players);
    expect(result.filter(({ winner }) => winner).length).toBeGreaterThanOrEqual(1);
    for (const { player, score } of result) {
      expect(perseverance1.score(state, player)).toBe(score);
      expect(score).toBeGreaterThan(10);
    }
    // A restart in the middle of the night shows what the table last saw.
    const { entries } = record(start, commands);
    expect(foldAll(start, entries).state).toEqual(state);
    const milestones = entries.flatMap((entry) =>
      entry.kind === 'act'
        ? entry.events.filter((event) => perseverance1.describe(event, start.config).milestone)
        : [],
    );
    expect(milestones.map(({ type }) => type).filter((type) => type === 'assemblyHeld')).toHaveLength(
      start.assemblies,
    );
    expect(milestones.some(({ type }) => type === 'attackResolved')).toBe(true);
  });
});

describe('a stored game of version 1', () => {
  test('replays to the state it had when it was written', () => {
    const { entries, state, replayed } = replayStored(perseverance1);
    expect(entries.length).toBeGreaterThan(50);
    // The state may have learnt more since; what it knew then must be the same.
    expect(replayed).toMatchObject(state as object);
  });

  test.each([
    ['another version', { type: 'nextTurn', v: 1, changes: [] }],
    ['version 2', { type: 'gameReopened', v: 2, changes: [] }],
    ['no changes', { type: 'gameReopened', v: 1 }],
    ['an unknown change', { type: 'gameReopened', v: 1, changes: [{ what: 'magic' }] }],
    ['an unknown Zone', { type: 'dangerousSet', v: 1, zone: 'moon', to: true, changes: [] }],
    ['an unknown Officer', { type: 'officerCorrected', v: 1, officer: 'captain', changes: [] }],
    ['nobody', { type: 'leaderMoved', v: 1, player: '', zone: null, changes: [] }],
    [
      'half a Follower',
      { type: 'counted', v: 1, player: 'ana', counter: 'followers', by: 0.5, lost: 0, changes: [] },
    ],
    ['a text for a list', { type: 'gameFinished', v: 1, places: 'ana', changes: [] }],
  ])('an event with %s is not read', (_name, event) => {
    expect(read(event, perseverance1.event).ok).toBe(false);
  });

  test('an event that names a stranger changes nothing', () => {
    const state = newTable(3);
    const event = throughJson({
      type: 'counted',
      v: 1,
      player: 'zoe',
      counter: 'followers',
      by: 3,
      lost: 0,
      changes: [{ what: 'count', owner: 'zoe', counter: 'followers', by: 3 }],
    });
    expect(perseverance1.evolve(state, event)).toEqual(state);
  });
});
