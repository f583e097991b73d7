import { rules } from '@/games/robinson/rules';
import { en } from '@/games/robinson/strings/en';
import { pl } from '@/games/robinson/strings/pl';
import cases from '../../golden/robinson.json';
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
    odd: ['friday', 'dog', 'ana', 'ben', 'wood'],
    total: TOTAL,
    seed: 20121012,
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

test('a hundred thousand pawns are refused as quickly as five', () => {
  const players = Array.from({ length: 100_000 }, (_, i) => `p${i}`);
  const extras = players.map((id) => ({ id: `x-${id}`, actions: ['build'] }));
  expect(resolve('plan', { players, extras, huntingDeck: 0, assignments: [] })).toMatchObject({
    ok: false,
    error: { code: 'out-of-range', path: 'players' },
  });
});
