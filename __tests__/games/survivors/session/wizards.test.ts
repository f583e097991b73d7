import { read } from '@/engine';
import { survivors } from '@/games/survivors';
import { cornersOf } from '@/games/survivors/moments/encounter/corners';
import { boardOf, readOff } from './boardOf';
import { newTable, play, totals, travel, trio, underWay } from './playing';
import { walk, wizardOf } from './walking';

const C = 'combat';
const V = 'civilized';
const P = 'production';

/** The board of the contract's example: corner k shows tiles.E[k], ring k at k+2 and ring k+1 at (k+1)+3. */
const EXAMPLE: readonly (readonly [string, string, string])[] = [
  [C, C, V],
  [V, V, V],
  [P, C, V],
  [P, P, C],
  [C, V, P],
  [V, C, C],
];

describe('travelling', () => {
  test('goes around, costs a Fuel and three tiles, and moves the Hordes as the rules say', () => {
    const state = underWay(2);
    const { command, seen, review } = walk(state, 'travel', { direction: { write: 0 } });
    expect(seen).toEqual(['leader', 'direction', 'chase']);
    expect(review.map(({ label, change, total }) => [label.key, change, total])).toEqual([
      ['resource.fuel', -1, 6],
      ['session.tilesLeft', -3, 26],
    ]);
    expect(review[0]?.why.length).toBeGreaterThan(0);
    const after = play(state, command);
    expect(after).toMatchObject({ leader: 'ana', turn: 1, hordes: { encounter: 0, ring: [2, 3, 4] } });
    const wizard = wizardOf('travel');
    const next = play(after, { type: 'skipEncounter' });
    expect(wizard.actor?.of(next, wizard.begin(next))).toBe('bo');
  });

  test('a tile keeps its icons where it goes, a new one has none', () => {
    const known = play(
      underWay(2),
      { type: 'setIcon', place: 1, corner: 4, to: 'production' },
      { type: 'setIcon', place: 'E', corner: 0, to: 'combat' },
      { type: 'setIcon', place: 3, corner: 0, to: 'combat' },
    );
    const { tiles } = play(known, travel(0));
    expect(tiles[2]).toEqual([null, null, null, null, 'production', null]);
    expect(tiles[3][0]).toBe('combat');
    expect([tiles[0], tiles[1], tiles[5]].flat().every((icon) => icon === null)).toBe(true);
  });

  test('what the table moved otherwise counts, and says so', () => {
    const state = underWay(2);
    const { command } = walk(state, 'travel', {
      direction: { write: 0 },
      chase: { write: { direction: 0, choices: [], hordes: { encounter: 2, ring: [5] } } },
    });
    expect(play(state, command).hordes).toEqual({ encounter: 2, ring: [5] });
  });

  test('what was moved for one direction does not count for another', () => {
    const { command } = walk(underWay(2), 'travel', {
      direction: { write: 0 },
      chase: { write: { direction: 1, choices: [], hordes: { encounter: 2, ring: [5] } } },
    });
    expect(command).toMatchObject({ direction: 0, hordes: null });
  });

  test('a dial set by hand on the review is one entry with a correction in it', () => {
    const state = underWay(2);
    const { command } = walk(state, 'travel', { direction: { write: 0 } }, { 'total:fuel': 5 });
    expect(command).toMatchObject({ type: 'byHand', corrections: [{ dial: 'fuel', to: 5 }] });
    expect(play(state, command).caravan.fuel).toBe(5);
  });
});

describe('counting Challenges', () => {
  const state = play(underWay(2), { type: 'setHordes', to: { encounter: 0, ring: [0] } }, travel(0));

  test('the example of the contract, icon by icon, with a Horde and a tie', () => {
    const tiles = boardOf(EXAMPLE);
    expect(cornersOf(tiles)?.map(({ icon, neighbours }) => [icon, ...neighbours])).toEqual(EXAMPLE);
    const { command, seen } = walk(state, 'challenges', {
      how: 'icons',
      corners: { write: readOff(tiles) },
      split: { figures: { combat: 2, production: 1 } },
      threat: 'civilized',
    });
    expect(seen).toEqual(['how', 'corners', 'split', 'cards', 'told', 'threat']);
    const after = play(state, command);
    expect(after.challenges).toEqual({ totals: trio(5, 5, 4), threat: 'civilized' });
    expect(after.hordes.encounter).toBe(0);
    // What was read off is remembered with its tile.
    expect(cornersOf(after.tiles)).toEqual(cornersOf(tiles));
  });

  test('the totals alone are enough', () => {
    const { command, seen } = walk(state, 'challenges', {
      how: 'totals',
      totals: { figures: { combat: 7, civilized: 2, production: 3 } },
    });
    expect(seen).toEqual(['how', 'totals']);
    expect(play(state, command).challenges).toEqual({ totals: trio(7, 2, 3), threat: 'combat' });
  });
});

describe('an Encounter', () => {
  const four = play(underWay(4), travel(0), totals(5, 4, 2));

  test('the example of the book: the Threat costs 2, the Reward comes, the Bonus does not', () => {
    const { command, seen, review } = walk(four, 'encounter', {
      rolled: { figures: { combat: 3, civilized: 4, production: 2 } },
      aberrant: 'civilized',
      loss: 'scrap',
      'outcome:reward': { figures: { herb: 2 } },
      drawn: { figures: { 'drawn-bo-production': 1 } },
    });
    expect(seen).toEqual([
      'sides',
      'rolled',
      'aberrant',
      'cards',
      'result',
      'loss',
      'outcome:reward',
      'drawn',
      'hordes',
    ]);
    expect(review.map(({ player = null, change, total }) => [player, change, total])).toEqual([
      [null, -2, 6],
      [null, 2, 10],
      ['bo', 1, 1],
    ]);
    const after = play(four, command);
    expect(after.caravan).toMatchObject({ scrap: 6, herb: 10 });
    expect(after.phase).toBe('decide');
  });

  test('three players roll without the Aberrant Die', () => {
    const three = play(underWay(3), travel(0), totals(1, 0, 0));
    const { seen } = walk(three, 'encounter', { rolled: { figures: { combat: 1 } } });
    expect(seen).not.toContain('aberrant');
    expect(seen).toContain('outcome:bonus');
  });

  test('a Penalty can bring a Horde', () => {
    const { command } = walk(four, 'encounter', {
      aberrant: 'combat',
      rolled: { figures: { combat: 9 } },
      'outcome:penalty': { figures: { resolve: -3 } },
      hordes: { write: { encounter: 0, ring: [1, 2, 3, 4] } },
    });
    const after = play(four, command);
    expect(after.hordes.ring).toEqual([1, 2, 3, 4]);
    expect(after.caravan.resolve).toBe(5);
  });
});

describe('settling', () => {
  test('the leader gives up ten for every Horde and the story ends it', () => {
    const state = play(underWay(1), travel(0), { type: 'skipEncounter' });
    const { command, seen } = walk(state, 'settle', {
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
    // Reopened, the caravan stands where it stood, with what the Hordes had taken.
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
    expect(walk(state, 'settle', { fate: 'lost' }).seen).toEqual(['left', 'place', 'fate']);
  });

  test('a dial set by hand counts in the result', () => {
    const state = play(underWay(1), { type: 'setHordes', to: { encounter: 0, ring: [] } }, travel(0), {
      type: 'skipEncounter',
    });
    const { command } = walk(state, 'settle', { fate: 'won' }, { 'total:survivors': 12 });
    expect(survivors.result(play(state, command))).toMatchObject([{ score: 12 }]);
  });
});

describe('the set-up', () => {
  test('three tiles and a leader, then the caravan sets out', () => {
    const state = newTable(3);
    const { command, seen } = walk(state, 'setupChecklist', {
      leader: 'cy',
      hordes: { write: ['E', 1, 4] },
    });
    expect(seen).toEqual(['table', 'leader', 'hordes']);
    expect(play(state, command)).toMatchObject({
      phase: 'travel',
      leader: 'cy',
      hordes: { encounter: 1, ring: [1, 4] },
    });
  });

  test('the answers of a game lead to the same game once more', () => {
    const { config } = newTable(2, { 'faces.one': 2, 'faces.two': 1 });
    const answers = survivors.setup.answers?.(config) ?? {};
    const again = survivors.setup.configure(config.seats, answers, { pick: () => 0 });
    expect(again).toEqual({ ok: true, value: config });
    expect(read(JSON.parse(JSON.stringify(config)), survivors.config)).toEqual({
      ok: true,
      value: config,
    });
  });

  test.each([
    ['one Faction twice', { 'faction:ana': 'Morettis', 'faction:bo': ' morettis ' }, 'factionTwice'],
    ['seven faces on a die', { 'faces.one': 4, 'faces.two': 3 }, 'faces'],
    ['a name without an end', { 'faction:ana': 'x'.repeat(31) }, 'factionLong'],
  ])('%s is refused', (_what, answers, code) => {
    const { seats } = newTable(2).config;
    expect(survivors.setup.configure(seats, answers, { pick: () => 0 })).toMatchObject({
      ok: false,
      error: { code },
    });
  });
});
