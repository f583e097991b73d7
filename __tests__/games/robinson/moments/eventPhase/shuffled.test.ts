import { robinson } from '@/games/robinson';
import { describe as describeEvent } from '@/games/robinson/session/view/describe';
import { afterWizard, skip } from '../../session/acting';
import { eventsOf, newTable, play, refusalOf } from '../../session/playing';

/** Round 2, before a card is drawn. */
const second = play(newTable(2), { type: 'beginPlay' }, skip, skip, skip, skip, skip);

describe('lines 97 and 1228: a card that was shuffled into the Event deck', () => {
  test('is done and discarded, and the phase waits for the next card', () => {
    const after = afterWizard(second, 'event', { icon: 'shuffled' });
    expect(after).toMatchObject({ stage: 'event', threat: second.threat, tokens: second.tokens });
    const [drawn] = eventsOf(second, { type: 'shuffledCard' });
    expect(drawn && describeEvent(drawn).fact.key).toBe('session.event.shuffled');
    // The page begins once more: another card is drawn.
    const wizard = robinson.wizards.find(({ id }) => id === 'event');
    expect([wizard?.again?.(after), wizard?.again?.(afterWizard(after, 'event', { icon: 'book' }))]).toEqual([
      true,
      false,
    ]);
  });

  test('comes in the Event phase alone', () => {
    expect(refusalOf(play(second, skip), { type: 'shuffledCard' })).toBe('notNow');
  });
});

test('line 1224: the card that is pushed off says where “resolve it again” leaves it', () => {
  const full = play(
    second,
    { type: 'eventPhase', icon: 'book' },
    ...Array.from({ length: 5 }, () => skip),
    { type: 'eventPhase', icon: 'book' },
    ...Array.from({ length: 5 }, () => skip),
  );
  const wizard = robinson.wizards.find(({ id }) => id === 'event');
  const [step] = wizard?.steps(full, wizard.begin(full)) ?? [];
  expect(step?.kind === 'choice' && step.lead?.key).toBe('session.walk.eventPushes');
});
