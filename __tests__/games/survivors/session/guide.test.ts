import { survivors } from '@/games/survivors';
import { reference } from '@/games/survivors/reference/reference';
import { newTable, play, totals, travel, underWay } from './playing';

const entries = new Set(reference.entries.map(({ id }) => id));
const wizards = new Set(survivors.wizards.map(({ id }) => id));

test('every part of the first turn has its card, which opens a wizard and names the whole rule', () => {
  const way = underWay(2);
  const states = [
    newTable(2),
    way,
    play(way, travel(0)),
    play(way, travel(0), totals(3, 1, 0)),
    play(way, travel(0), { type: 'skipEncounter' }),
  ];
  const chapters = states.map((state) => survivors.guide?.chapter(state));
  expect(chapters.map((chapter) => chapter?.id)).toEqual([
    'setup',
    'travel',
    'challenges',
    'encounter',
    'decide',
  ]);
  for (const { reference: entry, ways = [] } of chapters.flatMap((chapter) => chapter?.cards ?? [])) {
    expect(entries.has(entry ?? '')).toBe(true);
    for (const { does } of ways) expect(does.kind === 'wizard' && wizards.has(does.wizard)).toBe(true);
  }
});

test('a Horde is explained when it reaches the caravan, and a game that is over teaches nothing', () => {
  const chased = play(underWay(2), { type: 'setHordes', to: { encounter: 0, ring: [0] } }, travel(0));
  expect(survivors.guide?.chapter(chased)?.cards.map(({ id }) => id)).toEqual(['challenges', 'horde']);
  expect(survivors.guide?.chapter(play(chased, { type: 'giveUp' }))).toBeNull();
});

test('a table that has not read its Faction tiles learns where the dice go', () => {
  const unread = survivors.initial({ ...newTable(2).config, factions: {} });
  const way = play(unread, { type: 'beginPlay', hordes: [2, 3, 4], leader: 'ana' });
  expect(survivors.guide?.chapter(way)?.cards.map(({ id }) => id)).toEqual(['dice', 'travel']);
});

test('a move leads straight to the count, so its lesson is there', () => {
  const met = play(underWay(2), { type: 'setHordes', to: { encounter: 0, ring: [0] } }, travel(0));
  const cards = survivors.guide?.beforeWizard(met, 'challenges')?.cards;
  expect(cards?.map(({ id }) => id)).toEqual(['challenges', 'horde']);
  // Who reads it there is there already.
  expect(cards?.every(({ ways }) => ways === undefined)).toBe(true);
  expect(survivors.guide?.beforeWizard(met, 'encounter')).toBeNull();
});
