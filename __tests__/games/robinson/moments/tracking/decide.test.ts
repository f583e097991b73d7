import { robinson } from '@/games/robinson';
import { acting, afterWizard, planning } from '../../session/acting';
import { newTable, play, refusalOf } from '../../session/playing';

test('from Full to Essentials and back: what lies on the board is counted on the way', () => {
  const full = acting(2, { type: 'setTokens', to: ['adventure:build'] });
  expect(robinson.table(full).primary?.does).toEqual({ kind: 'wizard', wizard: 'plan' });
  // Line 127: the button names the token; the night stays in sight.
  expect(robinson.table(full).primary?.note?.key).toBe('session.token.on');
  expect(robinson.table(full).hint?.does).toEqual({ kind: 'screen', screen: 'tonight' });
  const less = afterWizard(full, 'lessTracking');
  expect(less.tracking).toBe('essentials');
  expect(robinson.table(less).hint?.does).toEqual({ kind: 'screen', screen: 'tonight' });
  expect(robinson.table(less).primary?.note).toBeUndefined();
  expect(refusalOf(less, { type: 'trackEssentials' })).toBe('noChange');
  const more = afterWizard(less, 'moreTracking', {}, { 'deck deck': 2 }, { tokens: ['reroll:gather'] });
  expect(more).toMatchObject({ tracking: 'full', tokens: ['reroll:gather'], camp: { huntingDeck: 2 } });
  expect(refusalOf(more, { type: 'trackFull', tokens: [], huntingDeck: 0 })).toBe('noChange');
  expect(refusalOf(less, { type: 'trackFull', tokens: [], huntingDeck: -1 })).toBe('outside');
});

test('the set-up asks how much is followed; a stored game without an answer follows everything', () => {
  expect(newTable(2, { tracking: 'essentials' }).tracking).toBe('essentials');
  expect(newTable(2).tracking).toBe('full');
  expect(robinson.setup.answers?.(newTable(2, { tracking: 'essentials' }).config)).toMatchObject({
    tracking: 'essentials',
  });
});

test('a plan that was made before is still resolved', () => {
  const planned = planning(acting(2), { action: 'rest', lead: 'ana' });
  expect(robinson.table(play(planned, { type: 'trackEssentials' })).primary?.does).toEqual({
    kind: 'wizard',
    wizard: 'resolve',
  });
});
