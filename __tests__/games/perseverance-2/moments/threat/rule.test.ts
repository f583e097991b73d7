import { figuresOf } from '../../rules';

describe('the Leader in a Threat', () => {
  const transition = (party: object, more: object = {}) =>
    figuresOf('threat', {
      player: { id: 'a' },
      mode: 'die',
      kind: 'transition',
      threat: 6,
      roll: 1,
      leaderIgnoreUsed: true,
      party,
      ...more,
    });

  test('a Soldier beside him is lost, and the party goes on (R36)', () => {
    expect(transition({ light: 1, leader: true })).toMatchObject({ lost: 'light', proceeds: true });
  });

  test('alone he is unharmed, and the Adventure ends (R36)', () => {
    expect(transition({ leader: true })).toMatchObject({ lost: null, proceeds: false, passed: false });
  });

  test('alone he moves the Heavy token (R39)', () => {
    expect(
      transition({ leader: true }, { mode: 'deterministic', threat: 3, tracks: { light: 5, heavy: 5 } }),
    ).toMatchObject({ tracks: { light: 5, heavy: 2 }, lost: null, proceeds: false });
  });

  test('a Heavy Challenge that only he could lose loses nobody (R35)', () => {
    expect(transition({ leader: true }, { kind: 'heavy' })).toMatchObject({ lost: null, proceeds: true });
  });
});
