import { EMPTY_DRAFT, type AnyGame } from '@/engine';
import { games } from '@/games';
import { perseverance1 } from '@/games/perseverance-1';
import { perseverance2 } from '@/games/perseverance-2';
import { robinson } from '@/games/robinson';
import { survivors } from '@/games/survivors';
import { newTable as table1 } from './perseverance-1/session/playing';
import { newTable as table2 } from './perseverance-2/session/playing';
import { newTable as island } from './robinson/session/playing';
import { expectWithinFrame } from './support/testSketch';
import { newTable as caravan } from './survivors/session/playing';

const tables: readonly (readonly [name: string, game: AnyGame, state: unknown])[] = [
  ['Episode 1, beta, two players', perseverance1, table1(2, { edition: 'beta-2020' })],
  ['Episode 1, three players', perseverance1, table1(3)],
  ['Episode 1, four players', perseverance1, table1(4)],
  ['Episode 2, two players', perseverance2, table2(2)],
  ['Episode 2, four players', perseverance2, table2(4)],
  ['Survivors, one player', survivors, caravan(1)],
  ['Survivors, four players', survivors, caravan(4)],
  ['Robinson, alone', robinson, island(1)],
  ['Robinson, four players', robinson, island(4)],
];

test.each(tables)('%s: every line of the set-up has its number on the plan', (name, game, state) => {
  const wizard = game.wizards.find(({ id }) => id === 'setupChecklist');
  const step = wizard?.steps(state, EMPTY_DRAFT).find(({ kind }) => kind === 'checklist');
  if (step?.kind !== 'checklist' || !step.plan) throw new Error(`${name} has no plan`);
  const places = step.plan.parts.flatMap((part) => (part.kind === 'place' ? [part] : []));
  expect(places.map(({ line, value }) => [line, value])).toEqual(step.lines.map(({ id }, i) => [id, i + 1]));
  // Two numbers in one spot could not be read.
  for (const [i, { at, line }] of places.entries())
    for (const other of places.slice(i + 1)) {
      const apart = Math.hypot(at[0] - other.at[0], at[1] - other.at[1]);
      expect([line, other.line, apart >= 20]).toEqual([line, other.line, true]);
    }
  expectWithinFrame(name, step.plan);
});

test('the rules show sketches of entries that are there, whole', async () => {
  const drawn: string[] = [];
  for (const { card, reference } of games) {
    const { entries = [], sketches = {} } = (await reference?.()) ?? {};
    for (const [id, sketch] of Object.entries(sketches)) {
      expect([id, entries.some((entry) => entry.id === id)]).toEqual([id, true]);
      expectWithinFrame(`${card.id}/${id}`, sketch);
      drawn.push(card.id);
    }
  }
  expect([...new Set(drawn)]).toEqual(['perseverance-1', 'perseverance-2', 'survivors', 'robinson']);
});
