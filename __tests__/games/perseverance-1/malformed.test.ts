import { rules } from '@/games/perseverance-1/rules';
import { en } from '@/games/perseverance-1/strings/en';
import { pl } from '@/games/perseverance-1/strings/pl';
import cases from '../../golden/perseverance-1.json';
import { howMany } from '../../support/howMany';
import { bracketTower, tryMalformed } from '../support/malformed';
import { resolve } from './resolve';

const CODES =
  `invalid-input out-of-range unknown-player dissenters-not-allowed duplicate-leader not-in-edition duplicate-officer
  zone-taken not-enough-influence ability-not-available not-affordable wrong-column-count wrong-row-count
  wrong-token-count no-dinos too-many-picks reward-blocked duplicate-pick no-settlement-left no-empty-space
  leader-not-on-board inconsistent-presence choice-required transition-not-last no-soldiers no-such-soldier wrong-draw
  not-drawn must-choose wrong-dice-total no-soldier-supply no-trap-left no-wall-left all-dice-in-play no-neutral-die
  same-zone space-locked space-taken not-bottommost`.split(/\s+/);
const TOTAL = howMany(10_000, 100_000);

test(`${TOTAL} inputs that are not of the form: an answer or a refusal that says where, never a crash`, () => {
  const { faults, refused } = tryMalformed({
    rules,
    cases,
    codes: CODES,
    strings: [en, pl],
    odd: ['dissenters', 'neutral'],
    total: TOTAL,
    seed: 20201005,
  });
  expect(faults.slice(0, 3)).toEqual([]);
  // Most spoilt inputs must be noticed: what is accepted was changed in a field nobody asks for, or to a legal value.
  expect(refused).toBeGreaterThan(TOTAL / 2);
});

test('a tower of brackets is refused, not climbed', () => {
  const tower = bracketTower();
  for (const procedure of new Set(cases.map((golden) => golden.procedure)))
    expect(resolve(procedure, tower)).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
});
