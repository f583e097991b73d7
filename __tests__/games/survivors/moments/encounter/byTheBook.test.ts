import { unwrap } from '@/engine';
import { survivors } from '@/games/survivors';
import {
  first,
  newTable,
  NO_OUTCOME,
  play,
  refusalOf,
  roll,
  totals,
  travel,
  trio,
  underWay,
} from '../../session/playing';

/** Each case is on the lines of the rulebook that its name gives. */

describe('line 173: a card changes the tiles while the story is read', () => {
  const waiting = play(underWay(3), travel(0), totals(5, 4, 2));

  test('the numbers change and the Threat does not, even where another is higher now', () => {
    const again = play(waiting, { type: 'recount', totals: trio(3, 6, 2) });
    expect(again.challenges).toEqual({ totals: trio(5, 4, 2), threat: 'combat', now: trio(3, 6, 2) });
    const after = play(again, roll(trio(3, 6, 2), null, { lossResource: 'scrap' }));
    expect(after.caravan.scrap).toBe(8);
    const failed = play(again, roll(trio(1, 6, 2), null, { lossResource: 'scrap' }));
    expect(failed.caravan.scrap).toBe(6);
  });

  test('the same numbers are no recount, and there is none without an Encounter', () => {
    expect(refusalOf(waiting, { type: 'recount', totals: trio(5, 4, 2) })).toBe('noChange');
    expect(refusalOf(underWay(3), { type: 'recount', totals: trio(1, 1, 1) })).toBe('notNow');
  });

  test('Threat and totals are in sight until the Encounter is resolved (line 165)', () => {
    expect(survivors.table(waiting).beside).toMatchObject([{ screen: 'map', above: 'mapStrip' }]);
    expect(survivors.table(newTable(3)).beside).toBeUndefined();
  });
});

describe('line 98: a used card leaves the game', () => {
  test('in the count of the Challenges too', () => {
    const start = play(underWay(2), travel(0));
    const count = { ...totals(5, 4, 2), played: { ana: trio(1, 0, 0) } } as ReturnType<typeof totals>;
    expect(play(start, count).players.ana?.cards.combat).toBe(1);
    const many = { ...totals(5, 4, 2), played: { ana: trio(3, 0, 0) } } as ReturnType<typeof totals>;
    expect(refusalOf(start, many)).toBe('cardsShort');
  });
});

describe('lines 193 to 199: the timeline has the figures', () => {
  test('of a Reward', () => {
    const waiting = play(underWay(3), travel(0), totals(5, 4, 2));
    const reward = { ...NO_OUTCOME, changes: { ...NO_OUTCOME.changes, survivors: 3 } };
    const command = roll(trio(5, 4, 2), null, {
      outcomes: { penalty: NO_OUTCOME, reward, bonus: NO_OUTCOME },
    });
    const events = unwrap(survivors.decide(waiting, command, first));
    const lines = events.map((event) => survivors.describe(event, waiting.config));
    expect(JSON.stringify(lines.find(({ fact }) => fact.key === 'session.outcome.reward')?.note)).toContain(
      '"count":3',
    );
  });
});
