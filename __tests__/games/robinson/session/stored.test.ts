import { robinson } from '@/games/robinson';
import { replayStored } from '../../support/storedLog';

test('an evening that was stored by the first version ends as it did then', () => {
  const { replayed: state } = replayStored(robinson);
  expect(state.fate).toEqual({ won: false, cause: 'death', player: 'ben', round: 2, stage: 'morale' });
  expect(state.camp).toMatchObject({ morale: -3, weapon: 1, roof: 0, wood: 1, food: 0, shelter: 1 });
  expect(state.bodies).toMatchObject({ ana: { wounds: 3 }, ben: { wounds: 12 } });
  expect(state.items).toEqual(['knife']);
});
