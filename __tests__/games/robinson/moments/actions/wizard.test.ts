import type { State } from '@/games/robinson/session/state';
import { acting, afterWizard, plan, ready, skip } from '../../session/acting';
import { faceUp, newTable, play, refusalOf } from '../../session/playing';
import { runWizard, type Answers } from '../../session/runWizard';

const gather: Answers = { way1: 'gather-wood', lead1: 'ana', way2: 'done' };

describe('actions of the plan', () => {
  test('a failed building spends nothing and brings Determination', () => {
    const one: Answers = { way1: 'shelter', pay1: 'wood', lead1: 'ana', way2: 'done' };
    const planned = plan(ready(2), one);
    const failed = play(
      planned,
      runWizard(planned, 'resolve', { wound: 'yes', success: 'no', adventure: 'no' }),
    );
    expect(failed.camp).toMatchObject({ wood: 2, shelter: 0 });
    expect(failed.bodies.ana).toEqual({ wounds: 1, determination: 2 });
    const built = play(
      planned,
      runWizard(planned, 'resolve', { wound: 'no', success: 'yes', adventure: 'no' }),
    );
    expect(built.camp).toMatchObject({ wood: 0, shelter: 1 });
  });

  test('an invention works after all actions', () => {
    const state = ready(1);
    const planned = plan(
      state,
      { way1: 'item', item1: 'knife', 'terrain1:knife': '-', lead1: 'ana', way2: 'done' },
      { 'support1 ana': 1 },
    );
    const built = play(planned, runWizard(planned, 'resolve'));
    expect([built.items, built.camp.weapon]).toEqual([[], 0]);
    const done = play(built, runWizard(built, 'endActions'));
    expect([done.items, done.camp.weapon]).toEqual([['knife'], 1]);
  });

  test('a hunt brings future food and wears the weapon', () => {
    const state = play(ready(0), { type: 'correct', owner: 'the camp', counter: 'huntingDeck', to: 1 });
    const planned = plan(state, { way1: 'hunt', lead1: 'ana', way2: 'done' }, { 'support1 ana': 1 });
    const hunted = play(
      planned,
      runWizard(
        planned,
        'resolve',
        {},
        { 'beast strength': 3, 'beast food': 2, 'beast fur': 1, 'beast bonus': 1 },
      ),
    );
    expect(hunted.camp).toMatchObject({ futureFood: 2, futureFur: 1, huntingDeck: 0 });
    expect(hunted.bodies.ana?.wounds).toBe(2);
  });
});

describe('Discovery tokens', () => {
  const explored = (() => {
    const planned = plan(ready(), { way1: 'explore', lead1: 'ana', way2: 'done' }, { 'support1 ana': 1 });
    return play(
      planned,
      runWizard(
        planned,
        'resolve',
        { terrain: 'river', 'drawn:1': 'wood', 'drawn:2': 'morale' },
        { 'icons tokens': 2 },
      ),
    );
  })();

  test('they wait until all actions are done: resource tokens become cubes, others are kept', () => {
    expect([explored.discoveries, explored.comingDiscoveries]).toEqual([[], ['wood', 'morale']]);
    expect(refusalOf(explored, { type: 'useDiscovery', token: 'morale', targets: [] })).toBe('tokenMissing');
    const done = play(explored, runWizard(explored, 'endActions'));
    expect([done.camp.wood, done.discoveries, done.comingDiscoveries]).toEqual([1, ['morale'], []]);
    const used = play(done, runWizard(done, 'discovery', { token: 'morale' }));
    expect([used.camp.morale, used.discoveries]).toEqual([1, []]);
  });

  test('a token that came by a skill can be used at once', () => {
    const taken = play(ready(), runWizard(ready(), 'discovery', { token: 'other', taken: 'weapon' }));
    expect(taken.discoveries).toEqual(['weapon']);
    expect(play(taken, { type: 'useDiscovery', token: 'weapon', targets: [] }).camp.weapon).toBe(1);
  });
});

describe('dice rolled again', () => {
  const failed: Answers = { wound: 'yes', success: 'no', adventure: 'no' };

  test('Friday pays what the table said', () => {
    const start = play(newTable(2, { fridayReroll: 3 }), { type: 'beginPlay' }, skip, skip, faceUp(3));
    const state = play(start, { type: 'correct', owner: 'friday', counter: 'determination', to: 3 });
    const planned = plan(state, { ...gather, lead1: 'friday' }, { 'tile1 space': 3 });
    const again: Answers = { 'reroll:friday': 'success', 'rerolled:friday': 'yes' };
    const done = play(planned, runWizard(planned, 'resolve', { ...failed, ...again }));
    expect([done.bodies.friday, done.camp.futureWood]).toEqual([{ wounds: 1, determination: 0 }, 1]);
  });

  test('a skill for it is used where the die lies, not from the list', () => {
    const rich = play(ready(), { type: 'correct', owner: 'ben', counter: 'determination', to: 4 });
    expect(
      refusalOf(rich, { type: 'useSkill', player: 'ben', skill: 'scrounger', raise: null, targets: [] }),
    ).toBe('rerollInAction');
    const planned = plan(rich, gather, { 'tile1 space': 3 });
    const again: Answers = { 'reroll:ben': 'wound', 'rerolled:ben': 'no' };
    const done = play(planned, runWizard(planned, 'resolve', { ...failed, ...again }));
    // Ben pays for Ana’s die; it fails all the same, and that is Ana’s.
    expect(done.bodies).toMatchObject({
      ana: { wounds: 0, determination: 2 },
      ben: { determination: 2 },
    });
  });

  test('Basket and Sack help one gathering a round', () => {
    const state = play(ready(), { type: 'buildItem', item: 'basket' });
    const planned = plan(
      state,
      { way1: 'gather-wood', lead1: 'ana', way2: 'gather-food', lead2: 'ben', way3: 'done' },
      { 'tile1 space': 3, 'tile2 space': 3, 'support1 ana': 1, 'support2 ben': 1 },
    );
    const first = play(planned, runWizard(planned, 'resolve', {}, { 'gathered basket': 1 }));
    const second = play(first, runWizard(first, 'resolve', {}, { 'gathered basket': 1 }));
    expect(second.camp).toMatchObject({ futureWood: 2, futureFood: 1 });
  });
});

test('line 1156: the Corral covers a source and then brings its token', () => {
  const state = acting(2, faceUp(3));
  const coming: State = { ...state, coming: ['corral'], plan: [] };
  const covered = afterWizard(coming, 'endActions', { corral: 'yes' }, { 'corralTile tile': 3 });
  expect([covered.camp.plusFood, covered.island['3']?.exhausted]).toEqual([1, ['food']]);
  const none = afterWizard(coming, 'endActions', { corral: 'no' });
  expect([none.camp.plusFood, none.items]).toEqual([0, ['corral']]);
});
