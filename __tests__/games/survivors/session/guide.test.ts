import { survivors } from '@/games/survivors';
import { reference } from '@/games/survivors/reference/reference';
import { en } from '@/games/survivors/strings/en';
import { pl } from '@/games/survivors/strings/pl';
import type { StringTree } from '@/engine';
import { cardsSeen, expectCardsFit, expectSketches } from '../../support/testGuide';
import { newTable, play, totals, travel, underWay } from './playing';

const entries = new Set(reference.entries.map(({ id }) => id));

test('every part of the first turn has its card and its sketch, and names the whole rule', () => {
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
  for (const { reference: entry } of chapters.flatMap((chapter) => chapter?.cards ?? [])) {
    expect(entries.has(entry ?? '')).toBe(true);
  }
  expectSketches(survivors, states);
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
  expectSketches(survivors, [met]);
  expect(survivors.guide?.beforeWizard(met, 'encounter')).toBeNull();
});

test('two turns show every part of a turn once', () => {
  const way = underWay(2);
  const moved = play(way, travel(0));
  const counted = play(moved, totals(3, 1, 0));
  const met = play(moved, { type: 'skipEncounter' });
  const turn = [{ state: way }, { state: moved, opens: 'challenges' }, { state: counted }, { state: met }];
  const seen = cardsSeen(survivors, [{ state: newTable(2) }, ...turn, ...turn]);
  expect(seen.map(({ id }) => id)).toEqual(['setup', 'dice', 'travel', 'challenges', 'encounter', 'decide']);
  for (const strings of [en, pl])
    expectCardsFit([...seen, ...(survivors.guide?.intro ?? [])], strings as StringTree);
});
