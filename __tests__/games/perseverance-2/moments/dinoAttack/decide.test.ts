import { breached } from '../combat/battlefield';

describe('a Dino Attack', () => {
  it('keeps the Cleared Area and the Savior Bonus of a Breach', () => {
    expect(breached().players.ana?.breach).toEqual({
      at: 'camp',
      dinos: { trampler: 1, raptor: 1, shieldhead: 0 },
      area: 1,
      savior: { followers: 3 },
    });
  });
});
