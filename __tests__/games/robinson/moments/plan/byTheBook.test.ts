import { plainAction } from '@/games/robinson/moments/plan/planned';
import { acting, afterWizard, camp, planning, skip } from '../../session/acting';
import { newTable, play, refusalOf } from '../../session/playing';
import { runWizard, type Answers } from '../../session/runWizard';

/** Each case is on the lines of the rules summary that its name gives. */

describe('lines 137 and 141: tokens on the camp tile', () => {
  test('Minus 1 Pawn on the camp tile: Rest and Arranging ask for the second pawn', () => {
    const state = play(acting(2), { type: 'setTokens', to: ['minus:tile'] });
    const planned = afterWizard(
      state,
      'plan',
      { way1: 'rest', lead1: 'ana', way2: 'arrange-camp', lead2: 'ben', way3: 'done' },
      { 'support1 ana': 1, 'support2 ben': 1 },
    );
    expect(planned.plan?.map(({ action, support }) => [action, support])).toEqual([
      ['arrange-camp', ['ben']],
      ['rest', ['ana']],
    ]);
  });
});

describe('lines 195 to 203: gathering only where a tile lies face up', () => {
  const gather: Answers = { way1: 'gather-wood', lead1: 'ana', way2: 'done' };

  test('an unexplored tile is refused until the table says that it lies there', () => {
    expect(() => afterWizard(acting(2), 'plan', gather, { 'tile1 space': 3 })).toThrow('unexploredTile');
    const said = afterWizard(acting(2), 'plan', gather, { 'tile1 space': 3 }, { 'source1:3': ['faceUp'] });
    expect(said.island['3']).toMatchObject({ explored: true });
  });

  test('an explored tile is offered, with what it showed', () => {
    const planned = planning(acting(2), { action: 'explore', lead: 'ben', space: 1, support: ['ben'] });
    const found = afterWizard(
      planned,
      'resolve',
      { terrain: 'river' },
      { 'icons tile': 5, 'icons wood': 2, 'icons tent': 1 },
    );
    expect(found.island['5']).toMatchObject({
      explored: true,
      terrain: 'river',
      sources: { food: 0, wood: 2 },
      shelter: true,
    });
    const next = play(found, { type: 'endActions' }, skip, skip, skip, skip, skip);
    // Line 201: two wood sources are two actions; a third is refused.
    const both: Answers = {
      way1: 'gather-wood',
      lead1: 'ana',
      way2: 'gather-wood',
      lead2: 'ben',
      way3: 'done',
    };
    const twice = afterWizard(next, 'plan', both, { 'tile2 space': 5 });
    expect(twice.plan?.map(({ space, second }) => [space, second ?? false])).toEqual([
      [5, false],
      [5, true],
    ]);
    expect(() => afterWizard(next, 'plan', { ...gather, way1: 'gather-food' }, { 'tile1 space': 5 })).toThrow(
      'noSource',
    );
  });
});

describe('lines 165 and 175: what a Threat card asks for has to be there when it is planned', () => {
  const threat: Answers = { way1: 'threat-right', lead1: 'ana', way2: 'done' };

  test('the weapon level', () => {
    expect(() => afterWizard(acting(2), 'plan', threat, { 'threat1 weapon': 1 })).toThrow('weaponNeeded');
    expect(
      afterWizard(acting(2, camp('weapon', 1)), 'plan', threat, { 'threat1 weapon': 1 }).plan,
    ).toHaveLength(1);
  });

  test('an item', () => {
    const asks = { 'threat1 items': 1 };
    const answers = { ...threat, 'threatItem1:1': 'rope' };
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
      { way1: 'item', item1: 'scenario: Mast', 'terrain1:Mast': 'beach', lead1: 'ana', way2: 'done' },
      { 'price1:Mast wood': 2, 'support1 ana': 1 },
    );
    const built = afterWizard(planned, 'resolve');
    expect([built.camp.wood, built.scenarioItems, built.comingScenario]).toEqual([1, [], ['Mast']]);
    const done = afterWizard(built, 'endActions');
    expect(done.scenarioItems).toEqual(['Mast']);
    const again = play(done, skip, skip, skip, skip, skip);
    expect(() => runWizard(again, 'plan', { way1: 'item', item1: 'scenario: Mast' })).toThrow('item1');
  });
});
