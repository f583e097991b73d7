import { figuresOf, refusalOf } from '../../rules';

describe('Injuries in a Combat', () => {
  const fight = (player: object, more: object) => ({
    player: { id: 'a', lightSoldier: 2, heavySoldier: 2, ...player },
    kind: 'adventure',
    dinos: { raptor: 3 },
    ...more,
  });

  test('Medic Training heals both Injuries of a Heavy Soldier for 1 Valor', () => {
    const input = fight(
      { valor: 2, perks: ['medic-training'] },
      {
        committed: { light: 1, heavy: 1 },
        injuries: { light: 1, heavy: [2] },
        cancel: { light: 1, heavy: 1 },
      },
    );
    expect(figuresOf('combat', input)).toMatchObject({
      defeated: { light: 0, heavy: 0 },
      deltas: { a: { valor: -2, followers: 3 } },
    });
  });

  test('the Valor that Warrior brings comes too late to heal anybody (R17)', () => {
    const input = fight(
      { valor: 0, perks: ['warrior'] },
      { committed: { light: 1, heavy: 1 }, injuries: { light: 1, heavy: [2] }, cancel: { light: 1 } },
    );
    expect(refusalOf('combat', input)).toEqual({ code: 'not-affordable', path: 'cancel' });
  });

  test('the Leader takes two and stands', () => {
    const input = fight({}, { committed: { light: 1, leader: true }, injuries: { light: 1, leader: 2 } });
    expect(figuresOf('combat', input)).toMatchObject({
      defeated: { light: 1, heavy: 0 },
      toppled: { light: 0, heavy: 0, leader: true },
      deltas: { a: { lightSoldier: -1, followers: 3 } },
    });
  });

  test('lost Soldiers are in the supply again when the Savior Bonus brings new ones', () => {
    const input = fight(
      { lightSoldier: 5 },
      {
        kind: 'counterattack',
        committed: { light: 3 },
        injuries: { light: 3 },
        saviorBonus: { lightSoldier: 2 },
        saviorTimes: 2,
      },
    );
    expect(figuresOf('combat', input)).toMatchObject({ deltas: { a: { followers: 3 } } });
  });
});
