import { read, unwrap } from '@/engine';
import { robinson } from '@/games/robinson';
import { diceOf } from '@/games/robinson/session/config';
import { scenarioNotes, spansOf } from '@/games/robinson/moments/scenario/notes';
import type { Command } from '@/games/robinson/session/command';
import { acting } from '../../session/acting';
import { eventsOf, newTable, play, refusalOf } from '../../session/playing';

type Written = Extract<Command, { type: 'setScenario' }>;

const MAST = { cost: { wood: 2, fur: 0, food: 0 }, terrain: 'hills', needs: ['rope'], owner: null } as const;

const card: Written = {
  type: 'setScenario',
  goal: '  Light the fire ',
  rules: 'Books add wood',
  weather: { rain: [5, 4, 4], winter: [], animals: [6] },
  items: [
    { name: 'Mast', card: MAST },
    { name: 'Fire', card: null },
  ],
};

describe('the Scenario card is written down once (lines 269, 273 and 317)', () => {
  test('what it says is known from then on, and undone in one', () => {
    const table = acting(2);
    const after = play(table, card);
    expect(scenarioNotes(after)).toEqual({
      goal: 'Light the fire',
      rules: 'Books add wood',
      weather: { rain: [4, 5], winter: [], animals: [6] },
      items: [
        { name: 'Mast', card: MAST, built: false },
        { name: 'Fire', card: null, built: false },
      ],
    });
    expect([4, 6, 7].map((round) => diceOf(after.config, round))).toEqual([['rain'], ['animals'], []]);
    expect(eventsOf(table, card)).toHaveLength(1);
    expect(refusalOf(after, card)).toBe('noChange');
  });

  test('it can be changed later: what a renamed invention needs is not lost for the others', () => {
    const after = play(acting(2), card, {
      ...card,
      weather: { rain: [], winter: [], animals: [] },
      items: [{ name: 'Mast', card: null }],
    });
    expect(diceOf(after.config, 4)).toBeNull();
    expect(scenarioNotes(after).items).toEqual([{ name: 'Mast', card: MAST, built: false }]);
  });

  test.each<[string, Partial<Written>, string]>([
    ['an invention without a name', { items: [{ name: ' ', card: null }] }, 'scenarioNames'],
    [
      'two of one name',
      {
        items: [
          { name: 'Mast', card: null },
          { name: 'Mast ', card: null },
        ],
      },
      'scenarioNames',
    ],
    [
      'a round that the scenario has not',
      { weather: { rain: [13], winter: [], animals: [] } },
      'weatherRounds',
    ],
    ['too many words', { goal: 'x'.repeat(161) }, 'scenarioWords'],
    [
      'a price that no card shows',
      { items: [{ name: 'Mast', card: { ...MAST, cost: { wood: -1, fur: 0, food: 0 } } }] },
      'outside',
    ],
    [
      'an owner: these are everybody’s',
      { items: [{ name: 'Mast', card: { ...MAST, owner: 'ana' } }] },
      'outside',
    ],
  ])('%s is refused', (_name, change, code) => {
    expect(refusalOf(acting(2), { ...card, ...change })).toBe(code);
  });
});

test('goal and special rules come from the set-up, and go into a rematch', () => {
  const { config } = newTable(2, { goal: ' Survive ', scenarioRules: '' });
  expect([config.goal, config.rules]).toEqual(['Survive', null]);
  expect(robinson.setup.answers?.(config)).toMatchObject({ goal: 'Survive', scenarioRules: '' });
});

test('a set-up that was stored before any of this is read as it was', () => {
  const before = Object.fromEntries(
    Object.entries(newTable(2).config).filter(([name]) => !['goal', 'rules', 'tracking'].includes(name)),
  );
  const old = unwrap(read(JSON.parse(JSON.stringify(before)), robinson.config));
  expect(robinson.initial(old)).toMatchObject({ tracking: 'full' });
  expect(scenarioNotes(robinson.initial(old))).toMatchObject({ goal: '', rules: '', items: [] });
});

test('rounds that follow each other are written as one', () => {
  expect(spansOf([1, 4, 5, 6, 8, 9])).toEqual(['1', '4–6', '8–9']);
  expect(spansOf([])).toEqual([]);
});
