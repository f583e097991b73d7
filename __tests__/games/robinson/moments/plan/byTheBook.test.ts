import { plainAction } from '@/games/robinson/moments/plan/planned';
import { acting, afterWizard, camp, planning, skip } from '../../session/acting';
import { faceUp, newTable, play, refusalOf } from '../../session/playing';
import { runWizard, type Answers } from '../../session/runWizard';

/** Each case is on the lines of the rules summary that its name gives. */

describe('lines 137 and 141: tokens on the camp tile', () => {
  test('Minus 1 Pawn on the camp tile: Rest and Arranging ask for the second pawn', () => {
    const state = play(acting(2), { type: 'setTokens', to: ['minus:tile'] });
    const planned = afterWizard(state, 'plan', {
      'ana 1': 'rest',
      'ana 2': 'rest',
      'ben 1': 'arrange-camp',
      'ben 2': 'arrange-camp',
    });
    expect(planned.plan?.map(({ action, support }) => [action, support])).toEqual([
      ['arrange-camp', ['ben']],
      ['rest', ['ana']],
    ]);
  });
});

describe('lines 195 to 203: gathering only where a tile lies face up', () => {
  const gather: Answers = { 'ana 1': 'gather-wood' };

  test('an unexplored tile is not offered; the table may say that another one lies there', () => {
    expect(() => afterWizard(acting(2), 'plan', gather)).toThrow('?');
    expect(() => afterWizard(acting(2), 'plan', { ...gather, 'tile:gather-wood': '3' })).toThrow(
      '3 of other',
    );
    const said = afterWizard(
      acting(2),
      'plan',
      { ...gather, 'tile:gather-wood': 'other' },
      { 'number:gather-wood space': 3 },
    );
    expect(said.island['3']).toMatchObject({ explored: true });
    expect(
      refusalOf(acting(2), {
        type: 'plan',
        actions: [{ ...plainAction('gather', 'ana'), cube: 'wood', space: 3 }],
      }),
    ).toBe('limit-exceeded');
  });

  test('an explored tile is noted once, and offered with what it showed', () => {
    const planned = planning(acting(2), { action: 'explore', lead: 'ben', space: 1, support: ['ben'] });
    const found = afterWizard(
      planned,
      'resolve',
      { terrain: 'river', tile: '5' },
      { 'icons wood': 2, 'icons tent': 1 },
    );
    expect(found.island['5']).toMatchObject({
      explored: true,
      terrain: 'river',
      sources: { food: 0, wood: 2 },
      shelter: true,
    });
    const next = play(found, { type: 'endActions' }, skip, skip, skip, skip, skip);
    // Line 201: two wood sources are two actions, each in a row of its own; food is not offered there.
    const twice = afterWizard(next, 'plan', { 'ana 1': 'gather-wood', 'ben 1': 'gather-wood 2' });
    expect(twice.plan?.map(({ space, second }) => [space, second ?? false])).toEqual([
      [5, false],
      [5, true],
    ]);
    const food = { 'ana 1': 'gather-food', 'tile:gather-food': '5' };
    expect(() => afterWizard(next, 'plan', food)).toThrow('5 of other');
  });

  test('line 1214: an exhausted source is not gathered from, and the next one is filled in', () => {
    const dry = { far: false, minusPawn: false, beast: false, plus: [], explored: true };
    const state = acting(2, { type: 'setTile', tile: 3, notes: { ...dry, exhausted: ['wood'] } }, faceUp(4));
    expect(afterWizard(state, 'plan', gather).plan?.[0]?.space).toBe(4);
    expect(() => afterWizard(state, 'plan', { ...gather, 'tile:gather-wood': '3' })).toThrow(
      'refusal.exhausted',
    );
  });

  test('line 1216: nobody acts on an inaccessible tile', () => {
    const state = play(acting(2, faceUp(3)), {
      type: 'setTile',
      tile: 3,
      notes: {
        far: false,
        minusPawn: false,
        beast: false,
        exhausted: [],
        plus: [],
        explored: true,
        inaccessible: true,
      },
    });
    const other = { ...gather, 'tile:gather-wood': 'other' };
    expect(() => afterWizard(state, 'plan', other, { 'number:gather-wood space': 3 })).toThrow(
      'refusal.inaccessibleTile',
    );
  });
});

describe('lines 165 and 175: what a Threat card asks for has to be there when it is planned', () => {
  const threat: Answers = { 'ana 1': 'threat-right' };

  test('the weapon level', () => {
    expect(() => afterWizard(acting(2), 'plan', threat, { 'card:threat-right weapon': 1 })).toThrow(
      'weaponNeeded',
    );
    expect(
      afterWizard(acting(2, camp('weapon', 1)), 'plan', threat, { 'card:threat-right weapon': 1 }).plan,
    ).toHaveLength(1);
  });

  test('an item', () => {
    const asks = { 'card:threat-right items': 1 };
    const answers = { ...threat, 'needs:threat-right:1': 'rope' };
    expect(() => afterWizard(acting(2), 'plan', answers, asks)).toThrow('unbuilt');
    const roped = acting(2, { type: 'buildItem', item: 'rope' });
    expect(afterWizard(roped, 'plan', answers, asks).plan?.[0]?.needs).toEqual({
      weapon: 0,
      items: ['rope'],
    });
    expect(
      refusalOf(acting(2), {
        type: 'plan',
        actions: [
          {
            ...plainAction('threat', 'ana'),
            threat: 'right',
            threatPawns: 1,
            needs: { weapon: 0, items: ['rope'] },
          },
        ],
      }),
    ).toBe('limit-exceeded');
  });
});

describe('lines 269 and 273: inventions of the Scenario card', () => {
  test('they are planned like any other and work when all actions are done', () => {
    const table = play(
      newTable(2, { scenarioItems: 'Mast' }),
      { type: 'beginPlay' },
      skip,
      skip,
      camp('wood', 3),
    );
    const planned = afterWizard(
      table,
      'plan',
      { 'ana 1': 'item', 'ana 2': 'item', 'item:item': 'scenario: Mast', 'terrain:item:Mast': 'beach' },
      { 'price:item:Mast wood': 2 },
    );
    const built = afterWizard(planned, 'resolve');
    expect([built.camp.wood, built.scenarioItems, built.comingScenario]).toEqual([1, [], ['Mast']]);
    const done = afterWizard(built, 'endActions');
    expect(done.scenarioItems).toEqual(['Mast']);
    const again = play(done, skip, skip, skip, skip, skip);
    expect(() => runWizard(again, 'plan', { 'ana 1': 'item', 'item:item': 'scenario: Mast' })).toThrow(
      'item:item',
    );
  });
});
