import * as fc from 'fast-check';
import { UNSEEN } from '@/games/robinson/moments/actions/unseen';
import { resolve } from '@/games/robinson/moments/actions/wizard';
import type { State } from '@/games/robinson/session/state';
import { acting, afterWizard, camp, plan, ready, skip } from '../../session/acting';
import { faceUp, newTable, play, refusalOf } from '../../session/playing';
import { runWizard, type Answers } from '../../session/runWizard';

const gather: Answers = { 'ana 1': 'gather-wood' };

describe('actions of the plan', () => {
  test('a failed building spends nothing and brings Determination', () => {
    const one: Answers = { 'ana 1': 'shelter' };
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
    const planned = plan(state, { 'ana 1': 'item', 'ana 2': 'item', 'item:item': 'knife' });
    const built = play(planned, runWizard(planned, 'resolve'));
    expect([built.items, built.camp.weapon]).toEqual([[], 0]);
    const done = play(built, runWizard(built, 'endActions'));
    expect([done.items, done.camp.weapon]).toEqual([['knife'], 1]);
  });

  test('a hunt brings future food and wears the weapon', () => {
    const state = play(ready(0), { type: 'correct', owner: 'the camp', counter: 'huntingDeck', to: 1 });
    const planned = plan(state, { 'ana 1': 'hunt', 'ana 2': 'hunt' });
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

describe('one page for each action', () => {
  const pageOf = (state: State) => resolve.steps(state, resolve.begin(state));

  test('the three dice at once, and who does what above them', () => {
    const planned = plan(ready(2), { 'ana 1': 'shelter' });
    expect(pageOf(planned).map(({ id }) => id)).toEqual(['wound', 'success', 'adventure']);
    expect(resolve.title(planned).key).toBe('session.doing.build.shelter');
    expect(resolve.commit(planned, resolve.begin(planned)).ok).toBe(false);
  });

  test('sure actions with nothing to ask are resolved with one tap, in board order', () => {
    const planned = plan(ready(1), {
      'ana 1': 'weapons',
      'ana 2': 'weapons',
      'ben 1': 'arrange-camp',
      'ben 2': 'rest',
    });
    expect(resolve.title(planned)).toMatchObject({ key: 'session.doing.several', params: { count: 3 } });
    const done = afterWizard(planned, 'resolve');
    expect([done.plan, done.camp.weapon, done.bodies.ben?.determination]).toEqual([[], 1, 2]);
    expect(resolve.again?.(done)).toBe(false);
  });

  test('a die, a card or a choice stops them: the page begins again there', () => {
    const state = play(ready(1), { type: 'setTokens', to: ['adventure:gather'] });
    const planned = plan(state, {
      'ana 1': 'weapons',
      'ana 2': 'weapons',
      'ben 1': 'gather-wood',
      'ben 2': 'gather-wood',
    });
    const first = afterWizard(planned, 'resolve');
    expect(first.plan?.map(({ action }) => action)).toEqual(['gather']);
    expect(resolve.again?.(first)).toBe(true);
    expect(pageOf(first).map(({ id }) => id)).toEqual(['gathered']);
    const lines = resolve.wrapUp?.(first, resolve.begin(first)).lines ?? [];
    expect(lines.map(({ id }) => id)).toEqual(['adventure', 'shuffle']);
  });

  test('four who arrange the camp choose one of the two', () => {
    const planned = plan(acting(4), { 'ana 1': 'arrange-camp', 'ben 1': 'rest' });
    const chosen = afterWizard(planned, 'resolve', { choose: 'morale' });
    expect([chosen.camp.morale, chosen.plan?.length]).toEqual([1, 1]);
  });

  test('what the rules refuse is said under the page', () => {
    const planned = plan(ready(2), { 'ana 1': 'shelter' });
    const poor = play(planned, camp('wood', 0));
    const draft = { ...resolve.begin(poor), chosen: { wound: 'no', success: 'yes', adventure: 'no' } };
    expect(resolve.commit(poor, draft)).toMatchObject({ ok: false, error: { code: 'not-affordable' } });
  });
});

test('law: several sure actions in one tap come to what one after the other would', () => {
  const ways = ['weapons', 'gather-wood', 'gather-food', 'arrange-camp', 'rest'] as const;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ways), { minLength: 1, maxLength: 2 }),
      fc.boolean(),
      (rows, beast) => {
        const pawns = [
          ['ana 1', 'ana 2'],
          ['ben 1', 'ben 2'],
        ] as const;
        const state = play(ready(3), ...(beast ? [{ type: 'setTokens', to: ['beast:tile'] } as const] : []));
        const places = [...new Set(rows)].flatMap((row, i) =>
          (pawns[i] ?? []).map((pawn) => [pawn, row] as const),
        );
        const planned = plan(state, Object.fromEntries(places));
        let one = planned;
        while ((one.plan ?? []).length > 0) one = play(one, { type: 'resolveAction', resolution: UNSEEN });
        expect(afterWizard(planned, 'resolve')).toEqual(one);
      },
    ),
    { numRuns: 40 },
  );
});

describe('Discovery tokens', () => {
  const explored = (() => {
    const planned = plan(ready(), { 'ana 1': 'explore', 'ana 2': 'explore' });
    return play(
      planned,
      runWizard(
        planned,
        'resolve',
        { terrain: 'river', tile: 'none', 'drawn:1': 'wood', 'drawn:2': 'morale' },
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
    const planned = plan(state, { 'friday 1': 'gather-wood' });
    const again: Answers = { 'reroll:friday': 'success', 'rerolled:friday': 'yes' };
    const done = play(planned, runWizard(planned, 'resolve', { ...failed, ...again }));
    expect([done.bodies.friday, done.camp.futureWood]).toEqual([{ wounds: 1, determination: 0 }, 1]);
  });

  test('a skill for it is used where the die lies, not from the list', () => {
    const rich = play(ready(), { type: 'correct', owner: 'ben', counter: 'determination', to: 4 });
    expect(
      refusalOf(rich, { type: 'useSkill', player: 'ben', skill: 'scrounger', raise: null, targets: [] }),
    ).toBe('rerollInAction');
    const planned = plan(rich, gather);
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
    const planned = plan(state, {
      'ana 1': 'gather-wood',
      'ana 2': 'gather-wood',
      'ben 1': 'gather-food',
      'ben 2': 'gather-food',
    });
    // Food comes first; the Basket stays empty for it.
    const first = play(planned, runWizard(planned, 'resolve', {}, { 'gathered basket': 0 }));
    const second = play(first, runWizard(first, 'resolve'));
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
