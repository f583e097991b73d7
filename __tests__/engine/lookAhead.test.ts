import { askedOnce, lookAhead, ok, type AnyGame } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import { newTable } from '../games/perseverance-1/session/playing';

test('the same command is decided once for a table, and again for another one', () => {
  const asked: number[] = [];
  const ahead = lookAhead<{ readonly sum: number }, { readonly add: number }, number>({
    decide: (_, { add }) => {
      asked.push(add);
      return ok([add]);
    },
    evolve: ({ sum }, add) => ({ sum: sum + add }),
  });
  const table = { sum: 1 };
  expect(ahead.decide(table, { add: 2 })).toBe(ahead.decide(table, { add: 2 }));
  ahead.decide(table, { add: 3 });
  ahead.decide({ sum: 1 }, { add: 2 });
  expect(asked).toEqual([2, 3, 2]);
});

test('what a screen shows of a state is made once, and says what the game says', () => {
  const game = perseverance1 as unknown as AnyGame;
  const once = askedOnce(game);
  const state = newTable(3);
  expect(once.table(state)).toBe(once.table(state));
  expect(once.turnPage?.(state)).toBe(once.turnPage?.(state));
  expect(JSON.stringify(once.table(state))).toBe(JSON.stringify(game.table(state)));
  expect(once.result(state)).toBeNull();
});
