import { newTable, play } from '../../session/playing';
import { anaWith, changed, openWizard, withArea } from '../combat/battlefield';

const keysOf = (lines: readonly { readonly id: string }[] = []) => lines.map(({ id }) => id);

describe('a Dino Attack', () => {
  const camp = withArea(anaWith({ followers: 10, valor: 2 }), { camp: 'ana', watchtower: 'bo' });

  test('proposed is the Valor that holds, and none where all of it would not do', () => {
    const page = openWizard(camp, 'dinoAttack').choose('1:camp');
    expect(page.set({ threshold: 5 }).figure('valor').value).toBe(2);
    expect(page.set({ threshold: 6 }).figure('valor').value).toBe(0);
    const defender = withArea(anaWith({ valor: 2, perks: ['defender'] }), { camp: 'ana' });
    expect(
      openWizard(defender, 'dinoAttack').choose('1:camp').set({ threshold: 4 }).figure('valor').value,
    ).toBe(2);
  });

  test('a defense that holds asks for its reward only', () => {
    const finger = openWizard(camp, 'dinoAttack').choose('1:camp').set({ threshold: 3 }).next().next();
    expect(finger.here().id).toBe('successReward');
    finger.set({ glowberry: 1 }).toReview();
    const after = play(camp, finger.save());
    expect(changed(camp, after)).toEqual({ glowberry: 1 });
    expect(after.players.ana?.breach).toBeNull();
    expect(keysOf(finger.wrapUp()?.lines)).toEqual(['discard']);
  });

  test('a Breach keeps its Area, its Dinos and its Savior Bonus', () => {
    const finger = openWizard(camp, 'dinoAttack')
      .choose('1:camp')
      .set({ threshold: 9 })
      .until('card')
      .set({ 'card:raptor': 1, dangerous: 1 })
      .next()
      .set({ 'standing:trampler': 1, 'standing:shieldhead': 1 })
      .next();
    expect(finger.here()).toMatchObject({ id: 'coming', missing: { key: 'refusal.chooseDangerous' } });
    finger.set({ 'coming:shieldhead': 1 }).next().set({ valor: 1 }).next().set({ followers: 3 }).toReview();
    const after = play(camp, finger.save());
    expect(changed(camp, after)).toEqual({ valor: 1 });
    expect(after.players.ana?.breach).toEqual({
      at: 'camp',
      area: 1,
      dinos: { trampler: 0, raptor: 1, shieldhead: 1 },
      savior: { followers: 3 },
    });
    expect(keysOf(finger.wrapUp()?.lines)).toEqual(['card', 'supply', 'map', 'token']);
    // The breached Camp cannot be the next one to be used.
    expect(() => openWizard(after, 'dinoAttack').choose('1:camp')).toThrow('session.battle.breached');
  });

  test('the owner of the Camp defends it, no matter who used it', () => {
    const bos = withArea(anaWith({}), { camp: 'bo' });
    const finger = openWizard(bos, 'dinoAttack').choose('1:camp').set({ threshold: 1 }).toReview();
    expect(finger.save()).toMatchObject({ owner: 'bo', trigger: 'adventure', area: 1 });
  });

  test('without a Camp or an Outpost there is nothing to attack', () => {
    expect(openWizard(newTable(3), 'dinoAttack').here().missing?.key).toBe('session.battle.noTarget');
  });
});
