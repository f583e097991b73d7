import { read, unwrap } from '@/engine';
import { survivors } from '@/games/survivors';
import { first, newTable, SEATS, trio } from './playing';

describe('lines 81 and 83: what the book prints of the Morettis is there already', () => {
  const tile = (players: number) =>
    unwrap(survivors.setup.configure(SEATS.slice(0, players), { 'faction:ana': 'The Morettis' }, first))
      .factions.ana;

  test('alone all six numbers, with five what is printed', () => {
    expect(tile(1)).toMatchObject({ primary: trio(4, 1, 3), secondary: trio(2, 3, 2) });
    expect(tile(5)).toMatchObject({ primary: trio(2, 0, 0), secondary: trio(0, 0, 1) });
    expect(tile(2)).toMatchObject({ primary: trio(0, 0, 0) });
  });
});

describe('the set-up', () => {
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
