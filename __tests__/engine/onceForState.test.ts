import { onceForState } from '@/engine';

test('it is made once for each state and key', () => {
  const once = onceForState<{ readonly at: number }, number>();
  let made = 0;
  const make = () => (made += 1);
  const [first, second] = [{ at: 1 }, { at: 1 }];
  expect(once(first, 'a', make)).toBe(1);
  expect(once(first, 'a', make)).toBe(1);
  expect(once(first, 'b', make)).toBe(2);
  // Another state has its own, however alike.
  expect(once(second, 'a', make)).toBe(3);
  expect(once(first, 'a', make)).toBe(1);
});

test('what comes out empty is not made again', () => {
  const once = onceForState<object, readonly string[]>();
  const state = {};
  let made = 0;
  const make = () => {
    made += 1;
    return [];
  };
  expect(once(state, '', make)).toBe(once(state, '', make));
  expect(made).toBe(1);
});
