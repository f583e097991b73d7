import { rules } from '@/games/perseverance-2/rules';
import { en } from '@/games/perseverance-2/strings/en';
import { pl } from '@/games/perseverance-2/strings/pl';
import cases from '../../golden/perseverance-2.json';
import { howMany } from '../../support/howMany';
import { bracketTower, tryMalformed } from '../support/malformed';
import { resolve } from './rules';

const TOTAL = howMany(5_000, 50_000);

test(`${TOTAL} inputs that are not of the form: an answer or a refusal that says where, never a crash`, () => {
  const { faults, refused } = tryMalformed({
    rules,
    cases,
    codes: [
      'invalid-input',
      'unknown-player',
      'out-of-range',
      'limit-exceeded',
      'not-affordable',
      'not-allowed',
    ],
    strings: [en, pl],
    odd: [
      'dissenters',
      'ana',
      'discovery',
      'raptor',
      'heavy',
      'herder',
      ['skinner', 'skinner'],
      { raptor: 3 },
    ],
    leftOut: ['choices'],
    total: TOTAL,
    seed: 20221005,
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

test('ids that every object inherits are players like others', () => {
  const players = [
    { id: 'constructor', votes: 2 },
    { id: '1', votes: 1 },
  ];
  expect(resolve('assembly', { players, assembly: 1, zones: {} })).toMatchObject({
    ok: true,
    value: { figures: { votes: { constructor: 2, 1: 1, dissenters: 0 } } },
  });
  expect(resolve('officer-scoring', { players, influence: { captain: { valueof: 1 } } })).toMatchObject({
    ok: false,
    error: { code: 'unknown-player', path: 'influence.captain.valueof' },
  });
});
