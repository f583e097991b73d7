import { EMPTY_DRAFT } from '@/engine';
import { robinson } from '@/games/robinson';
import { plainAction } from '@/games/robinson/moments/plan/planned';
import { acting, afterWizard, camp, plan, ready, skip } from '../../session/acting';
import { faceUp, newTable, play, refusalOf } from '../../session/playing';
import { runWizard, type Answers } from '../../session/runWizard';

const gather: Answers = { way1: 'gather-wood', lead1: 'ana', way2: 'done' };

describe('sources', () => {
  test('nobody gathers on the camp tile', () => {
    expect(() => plan(ready(), gather, { 'tile1 space': 8 })).toThrow('refusal.campTile');
  });

  test('an exhausted source is refused, unless a +1 token lies there', () => {
    const figures = { 'tile1 space': 3, 'support1 ana': 1 };
    expect(() => plan(ready(), gather, figures, { 'source1:3': ['exhausted'] })).toThrow('refusal.exhausted');
    const planned = plan(ready(), gather, figures, { 'source1:3': ['exhausted', 'plusToken'] });
    // The token gives what the source does not.
    expect(play(planned, runWizard(planned, 'resolve')).camp.futureWood).toBe(1);
  });

  test('what was said of a tile is ticked the next time', () => {
    const first = plan(ready(), gather, { 'tile1 space': 3, 'support1 ana': 1 }, { 'source1:3': ['far'] });
    const later = play(first, { type: 'dropAction' }, skip, skip, skip, skip, skip, skip);
    expect(later).toMatchObject({ round: 2, stage: 'action' });
    const again = plan(later, gather, { 'tile1 space': 3, 'support1 ana': 1 });
    expect(again.plan?.[0]).toMatchObject({ space: 3, far: true });
  });

  test('a source that the Shortcut used is not gathered from this round, and is free the next', () => {
    const producing = play(
      newTable(2),
      { type: 'beginPlay' },
      { type: 'buildItem', item: 'shortcut' },
      skip,
      faceUp(3),
      faceUp(4),
    );
    const used = play(
      producing,
      runWizard(producing, 'production', { shortcut: 'wood' }, { 'shortcutTile tile': 3 }),
    );
    expect(used.camp.wood).toBe(2);
    expect(() => plan(used, gather, { 'tile1 space': 3 })).toThrow('refusal.sourceTwice');
    expect(
      refusalOf(used, {
        type: 'plan',
        actions: [{ ...plainAction('gather', 'ana'), cube: 'wood', space: 3 }],
      }),
    ).toBe('limit-exceeded');
    expect(plan(used, gather, { 'tile1 space': 4 }).plan).toHaveLength(1);
    expect(play(used, skip, skip, skip).used).toEqual([]);
  });
});

describe('Invention cards', () => {
  const item = (name: string): Answers => ({ way1: 'item', item1: name, lead1: 'ana', way2: 'done' });

  test('a terrain that is not explored and an item that is not built stand in the way', () => {
    const state = ready(3);
    expect(() => plan(state, { ...item('raft'), 'terrain1:raft': 'river' })).toThrow('missing-terrain');
    const needs = { 'needs1:raft': ['rope'] };
    expect(() => plan(state, { ...item('raft'), 'terrain1:raft': 'beach' }, {}, needs)).toThrow(
      'missing-item',
    );
    const roped = play(state, { type: 'buildItem', item: 'rope' });
    const planned = plan(roped, { ...item('raft'), 'terrain1:raft': 'beach' }, {}, needs);
    expect(planned.cards.raft).toEqual({
      cost: { wood: 1, fur: 0, food: 0 },
      terrain: 'beach',
      needs: ['rope'],
      owner: null,
    });
    // The next time one tap is enough.
    const later = play(planned, { type: 'dropAction' }, skip, skip, skip, skip, skip, skip);
    expect(plan(later, { ...item('raft'), 'same1:raft': 'yes' }).plan).toHaveLength(1);
  });

  test('a terrain that exploring finds opens its inventions', () => {
    const planned = plan(ready(1), { way1: 'explore', lead1: 'ana', way2: 'done' }, { 'support1 ana': 1 });
    const found = play(planned, runWizard(planned, 'resolve', { terrain: 'river' }, { 'icons beasts': 1 }));
    expect(found.terrains).toEqual(['beach', 'river']);
    expect(found.camp.huntingDeck).toBe(1);
    const lost = play(found, runWizard(found, 'terrains', {}, {}, { terrains: ['beach'] }));
    expect(lost.terrains).toEqual(['beach']);
  });

  test('Friday does not build a character’s own invention', () => {
    const friday = { ...item('bow'), 'terrain1:bow': '-', 'owner1:bow': 'ana', lead1: 'friday' };
    expect(() => plan(ready(1), friday)).toThrow('not-your-invention');
    const own = plan(ready(1), { ...friday, lead1: 'ana' }, { 'support1 ana': 1 });
    expect(play(own, runWizard(own, 'resolve')).bodies.ana?.determination).toBe(2);
  });
});

describe('Threats', () => {
  test('what a Threat asks for is promised to nobody else', () => {
    const both: Answers = { way1: 'threat-right', lead1: 'ana', way2: 'weapons', lead2: 'ben', way3: 'done' };
    const asks = { 'threat1 wood': 1 };
    expect(() => plan(ready(1), both, asks)).toThrow('not-affordable');
    const planned = plan(ready(2), both, asks);
    // The price is filled in already when the card is dealt with.
    const dealt = play(planned, runWizard(planned, 'resolve', {}, { 'deal gainFood': 2 }));
    expect(dealt.camp).toMatchObject({ wood: 1, futureFood: 2 });
    expect(dealt.threat.right).toBeNull();
  });
});

describe('planning keeps count', () => {
  test('wood is not promised twice', () => {
    const twice: Answers = {
      way1: 'shelter',
      pay1: 'wood',
      lead1: 'ana',
      way2: 'weapons',
      lead2: 'ben',
      way3: 'done',
    };
    expect(plan(ready(3), twice).plan).toHaveLength(2);
    expect(() => plan(ready(2), twice)).toThrow('weapons');
  });

  test('the same source is gathered from once', () => {
    const answers: Answers = {
      way1: 'gather-wood',
      lead1: 'ana',
      way2: 'gather-wood',
      lead2: 'ben',
      way3: 'done',
    };
    const spaces = (second: number) => ({ 'tile1 space': 3, 'tile2 space': second });
    expect(plan(ready(0), answers, spaces(4)).plan).toHaveLength(2);
    expect(() => plan(ready(0), answers, spaces(3))).toThrow();
  });

  test('a token on a field hits only the first action of its type', () => {
    const token = play(ready(0), { type: 'setTokens', to: ['minus:rest'] });
    const rest: Answers = { way1: 'rest', lead1: 'ana', way2: 'rest', lead2: 'ben', way3: 'done' };
    const planned = plan(token, rest, { 'support1 ana': 1 });
    expect(planned.plan?.map(({ support }) => support.length)).toEqual([1, 0]);
    const after = play(planned, runWizard(planned, 'resolve'));
    expect(after.tokens).toEqual([]);
    expect(play(after, runWizard(after, 'resolve')).plan).toEqual([]);
  });

  test('nobody goes hunting without a card to hunt', () => {
    expect(() => plan(ready(0), { way1: 'hunt' })).toThrow('refusal.huntingDeck');
  });
});

test('a saved plan can be changed as long as no action is resolved, and comes up as it was', () => {
  const saved = afterWizard(
    acting(2, faceUp(3), camp('wood', 3)),
    'plan',
    {
      way1: 'threat-right',
      lead1: 'ana',
      way2: 'item',
      item2: 'knife',
      'terrain2:knife': '-',
      lead2: 'ben',
      way3: 'gather-wood',
      lead3: 'ana',
      way4: 'done',
    },
    { 'tile3 space': 3, 'support3 friday': 1 },
  );
  // Nothing answered: the plan is the same.
  expect(runWizard(saved, 'plan')).toMatchObject({ actions: saved.plan });
  const changed = afterWizard(saved, 'plan', { lead3: 'ben' });
  expect(changed.plan?.map(({ lead }) => lead)).toEqual(['ana', 'ben', 'ben']);
  const resolved = afterWizard(changed, 'resolve');
  expect(refusalOf(resolved, { type: 'plan', actions: resolved.plan ?? [] })).toBe('plannedAlready');
});

test('a refused plan says why, and shows what was planned', () => {
  const wizard = robinson.wizards.find(({ id }) => id === 'plan');
  const answers = { way1: 'threat-right', lead1: 'ana', way2: 'threat-right', lead2: 'ben', way3: 'done' };
  const steps = wizard?.steps(acting(2), { ...EMPTY_DRAFT, chosen: answers }) ?? [];
  const result = steps.find(({ id }) => id === 'told');
  // The same card twice is not offered; where pawns are missing the page says so.
  expect(steps.find(({ id }) => id === 'way2')).toMatchObject({ missing: expect.anything() });
  expect(result).toBeUndefined();
  const few = { way1: 'hunt', lead1: 'ana', way2: 'done' };
  const refused = wizard?.steps(acting(2, camp('huntingDeck', 1)), {
    ...EMPTY_DRAFT,
    chosen: few,
  });
  const page = refused?.find(({ id }) => id === 'told');
  expect(page?.kind === 'result' ? page.lines.map(({ id }) => id) : []).toEqual(['refused', 'action 0']);
});
