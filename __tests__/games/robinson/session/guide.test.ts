import { robinson } from '@/games/robinson';
import { reference } from '@/games/robinson/reference/reference';
import { plainAction } from '@/games/robinson/moments/plan/planned';
import { en } from '@/games/robinson/strings/en';
import { pl } from '@/games/robinson/strings/pl';
import type { StringTree } from '@/engine';
import { cardsSeen, expectCardsFit, expectSketches } from '../../support/testGuide';
import { newTable, play } from './playing';

const entries = new Set(reference.entries.map(({ id }) => id));
const skip = { type: 'skipPhase' } as const;

test('every part of a round has its card and its sketch, and names the whole rule', () => {
  const start = newTable(2);
  const morale = play(start, { type: 'beginPlay' });
  const action = play(morale, skip, skip);
  const planned = play(action, { type: 'plan', actions: [plainAction('rest', 'ana')] });
  const weather = play(action, skip);
  const states = [
    start,
    morale,
    play(morale, skip),
    action,
    planned,
    play(planned, { type: 'dropAction' }),
    weather,
    play(weather, skip),
    play(weather, skip, skip),
    play(action, { type: 'trackEssentials' }),
  ];
  const chapters = states.map((state) => robinson.guide?.chapter(state));
  expect(chapters.map((chapter) => chapter?.id)).toEqual([
    'setup',
    'morale',
    'production',
    'plan',
    'resolve',
    'endActions',
    'weather',
    'night',
    'event',
    'board',
  ]);
  for (const { reference: entry } of chapters.flatMap((chapter) => chapter?.cards ?? [])) {
    expect([entry, entries.has(entry ?? '')]).toEqual([entry, true]);
  }
  expectSketches(robinson, states);
});

test('wounds and skills are explained when they come, and a game that is over teaches nothing', () => {
  const begun = play(newTable(2), { type: 'beginPlay' });
  const ids = (state: typeof begun) => robinson.guide?.chapter(state)?.cards.map(({ id }) => id);
  expect(ids(begun)).toEqual(['morale']);
  const hurt = play(
    begun,
    { type: 'takeWounds', owners: ['ana'], wounds: 1, cause: 'card' },
    { type: 'correct', owner: 'ben', counter: 'determination', to: 2 },
  );
  expect(ids(hurt)).toEqual(['morale', 'skills', 'wounds']);
  expect(robinson.guide?.chapter(play(hurt, { type: 'finish', won: true }))).toBeNull();
});

test('the set-up for a first game is one that the rules allow', () => {
  for (const players of [1, 2, 3, 4] as const) {
    const { seats } = newTable(players).config;
    const answers = robinson.guide?.firstSetup(seats) ?? {};
    expect(robinson.setup.configure(seats, answers, { pick: () => 0 })).toMatchObject({ ok: true });
  }
});

test('two rounds show every part of a round once', () => {
  const next = (state: ReturnType<typeof newTable>) => play(state, skip);
  const start = newTable(2);
  const states = [start, play(start, { type: 'beginPlay' })];
  // Two rounds: morale, production, actions, weather and night, and from the second on an event.
  for (let phase = 0; phase < 10; phase += 1) states.push(next(states.at(-1) ?? start));
  const seen = cardsSeen(
    robinson,
    states.map((state) => ({ state })),
  );
  expect(seen.map(({ id }) => id)).toEqual([
    'setup',
    'morale',
    'production',
    'plan',
    'helpers',
    'weather',
    'night',
    'event',
  ]);
  for (const strings of [en, pl])
    expectCardsFit([...seen, ...(robinson.guide?.intro ?? [])], strings as StringTree);
});
