import { begun } from '../../session/acting';
import { eventsOf, throughJson } from '../../session/playing';

test('a demand that cannot be met hurts everybody, with its cause', () => {
  const wants = { wood: 2, food: 0, fur: 0, weapon: 0, palisade: 0, roof: 0, determination: 0 };
  const events = eventsOf(begun, { type: 'demand', player: null, wants, onlyIfPossible: false }).map(
    throughJson,
  );
  const hurt = events.filter((event) => event.type === 'wounded');
  expect(hurt.map(({ wounds, cause }) => [wounds, cause])).toEqual(
    Array.from({ length: 4 }, () => [2, 'demand']),
  );
});
