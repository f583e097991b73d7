import { rules } from '@/games/survivors/rules';
import { en } from '@/games/survivors/strings/en';
import { pl } from '@/games/survivors/strings/pl';
import cases from '../../golden/survivors.json';
import { howMany } from '../../support/howMany';
import { bracketTower, tryMalformed } from '../support/malformed';
import { resolve } from './rules';

const TOTAL = howMany(5_000, 50_000);

test(`${TOTAL} inputs that are not of the form: an answer or a refusal that says where, never a crash`, () => {
  const { faults, refused } = tryMalformed({
    rules,
    cases,
    codes: ['invalid-input', 'out-of-range', 'unknown-player', 'limit-exceeded', 'not-affordable'],
    strings: [en, pl],
    odd: ['E', 'combat', 'ana'],
    total: TOTAL,
    seed: 20231031,
  });
  expect(faults.slice(0, 3)).toEqual([]);
  // Most spoilt inputs must be noticed: what is accepted was changed in a field nobody asks for, or to a legal value.
  expect(refused).toBeGreaterThan(TOTAL / 2);
});

test('a tower of brackets is refused, not climbed', () => {
  const tower = bracketTower();
  for (const procedure of Object.keys(rules.procedures))
    expect(resolve(procedure, tower)).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
});

test('a hundred thousand players are refused as quickly as six', () => {
  const players = Array.from({ length: 100_000 }, (_, i) => ({ id: `p${i}` }));
  expect(resolve('setup', { players, hordes: [0, 1, 2] })).toMatchObject({
    ok: false,
    error: { code: 'out-of-range', path: 'players' },
  });
});
