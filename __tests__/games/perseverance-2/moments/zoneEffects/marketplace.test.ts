import { play } from '../../session/playing';
import { anaWith, changed, openWizard } from '../combat/battlefield';

describe('the swap page of the Marketplace, 002:717', () => {
  const page = (player: Parameters<typeof anaWith>[0], bought: string) => {
    const state = anaWith(player);
    return { state, finger: openWizard(state, 'effect').choose('marketplace').choose(bought) };
  };

  test('002:717: any amount in any combination, one for one, on one page', () => {
    const { state, finger } = page({ food: 3, scrap: 1 }, 'none');
    finger.set({ 'food-scrap': 2, 'food-islandResource': 1, 'scrap-islandResource': 1 }).next();
    expect(changed(state, play(state, finger.save()))).toEqual({ food: -3, scrap: 1, islandResource: 2 });
  });

  test('002:716, 717: what was bought for the Glowberry may be exchanged at once', () => {
    const { state, finger } = page({ glowberry: 1 }, 'food+food');
    finger.set({ 'food-scrap': 2 }).next();
    expect(changed(state, play(state, finger.save()))).toEqual({ glowberry: -1, scrap: 2 });
  });

  test('002:717: more than is there is refused on the page, as is nothing at all', () => {
    const { finger } = page({ food: 1 }, 'none');
    expect(finger.here().missing?.key).toBe('session.refusal.nothingChosen');
    finger.set({ 'food-scrap': 2 });
    expect(finger.here().missing).toBeDefined();
    finger.set({ 'food-scrap': 1 });
    expect(finger.here().missing).toBeUndefined();
  });
});
