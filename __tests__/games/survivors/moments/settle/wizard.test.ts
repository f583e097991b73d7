import { survivors } from '@/games/survivors';
import { play, travel, underWay } from '../../session/playing';
import { runWizard } from '../../session/runWizard';

describe('settling', () => {
  test('the leader gives up ten for every Horde and the story ends it', () => {
    const state = play(underWay(1), travel(0), { type: 'skipEncounter' });
    const { command, seen } = runWizard(state, 'settle', {
      toll: { figures: { scrap: 8, herb: 8, resolve: 8, fuel: 6 } },
      place: { write: ' Old Mill ' },
      fate: 'won',
    });
    expect(seen).toEqual(['toll', 'left', 'place', 'fate']);
    const end = play(state, command);
    expect(end.caravan).toEqual({ survivors: 8, scrap: 0, herb: 0, resolve: 0, fuel: 0 });
    expect(survivors.result(end)).toMatchObject([{ player: 'ana', score: 8, winner: true }]);
    expect(survivors.ending?.(end)).toMatchObject({
      key: 'session.ending.at',
      params: { fate: { key: 'session.ending.won' }, location: 'Old Mill', turn: 1 },
    });
    // Reopened, the caravan is where it was, with what the Hordes had taken.
    expect(play(end, { type: 'reopen' })).toEqual({
      ...state,
      earned: Object.fromEntries(
        Object.entries(state.earned).map(([resource, from]) => [resource, expect.objectContaining(from)]),
      ),
    });
  });

  test('with no Horde left there is nothing to choose', () => {
    const state = play(underWay(1), { type: 'setHordes', to: { encounter: 0, ring: [] } }, travel(0), {
      type: 'skipEncounter',
    });
    expect(runWizard(state, 'settle', { fate: 'lost' }).seen).toEqual(['left', 'place', 'fate']);
  });

  test('a dial set by hand counts in the result', () => {
    const state = play(underWay(1), { type: 'setHordes', to: { encounter: 0, ring: [] } }, travel(0), {
      type: 'skipEncounter',
    });
    const { command } = runWizard(state, 'settle', { fate: 'won' }, { 'total:survivors': 12 });
    expect(survivors.result(play(state, command))).toMatchObject([{ score: 12 }]);
  });
});
