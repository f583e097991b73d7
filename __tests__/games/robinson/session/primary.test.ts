import { robinson } from '@/games/robinson';
import type { State } from '@/games/robinson/session/state';
import { acting } from './acting';

/** What the button says beside its name when the last action is resolved. */
function noteAfter(coming: State['coming']) {
  return robinson.table({ ...acting(2), plan: [], coming }).primary?.note;
}

test('lines 309 to 313: the last button of the Action phase says what the hands do', () => {
  expect(noteAfter([])?.key).toBe('session.action.pawnsBack');
  expect(noteAfter(['rope'])?.key).toBe('session.action.itemsUp');
});
