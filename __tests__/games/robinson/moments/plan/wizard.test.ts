import * as fc from 'fast-check';
import { unwrap, withStepsInPlaces, type Draft, type Place } from '@/engine';
import { robinson } from '@/games/robinson';
import { plainAction } from '@/games/robinson/moments/plan/planned';
import { plan as wizard } from '@/games/robinson/moments/plan/wizard';
import type { State } from '@/games/robinson/session/state';
import { wander } from '../../../../support/randomFinger';
import { tapped, type Tap } from '../../../../support/tap';
import { acting, afterWizard, camp, plan, ready, skip, tokens, useSkill } from '../../session/acting';
import { faceUp, newTable, play, refusalOf } from '../../session/playing';
import { runWizard, type Answers } from '../../session/runWizard';

const gather: Answers = { 'ana 1': 'gather-wood' };

/** The page with these pawns on it, one after the other. */
function board(state: State, pawns: Readonly<Record<string, string>> = {}, ...taps: readonly Tap[]) {
  const stepOf = (draft: Draft) => {
    const [step] = wizard.steps(state, draft);
    if (step?.kind !== 'placing') throw new Error('no board');
    return step;
  };
  const all: readonly Tap[] = [...Object.entries(pawns).map(([put, on]) => ({ put, on })), ...taps];
  const draft = all.reduce<Draft>((now, tap) => tapped(now, stepOf(now), tap), wizard.begin(state));
  const step = stepOf(draft);
  const row = (id: string): Place => {
    const place = step.places.find((one) => one.id === id);
    if (!place) throw new Error(`no ${id} of ${step.places.map((one) => one.id).join()}`);
    return place;
  };
  return { step, row, draft, rows: step.places.map(({ id }) => id) };
}

describe('the plan as one board', () => {
  test('everybody’s pawns above, the actions as rows; a Threat field without a card has none', () => {
    const { step, rows } = board(acting(1, { type: 'buildItem', item: 'lantern' }));
    expect(step.pieces.map(({ id }) => id)).toEqual(['ana 1', 'ana 2', 'friday 1', 'dog 1', 'lantern 1']);
    expect(rows).toEqual([
      'threat-right',
      'hunt',
      'shelter',
      'roof',
      'palisade',
      'weapons',
      'item',
      'gather-food',
      'gather-wood',
      'explore',
      'arrange-camp',
      'rest',
    ]);
  });

  test('a token that wants one more pawn hits the first action of its kind alone', () => {
    const state = acting(4, faceUp(3), faceUp(4), { type: 'setTokens', to: ['minus:gather'] });
    const pawns = { 'ana 1': 'gather-food', 'ana 2': 'gather-food', 'ben 1': 'gather-wood' };
    const shown = (on: Readonly<Record<string, string>>) => {
      const { row } = board(state, on);
      return ['gather-food', 'gather-wood'].map((id) => [
        row(id).comesTo?.label.key,
        row(id).warning !== undefined,
      ]);
    };
    expect(shown(pawns)).toEqual([
      ['session.plan.dice', true],
      ['session.plan.dice', false],
    ]);
    expect(shown({ ...pawns, 'cy 1': 'gather-food', 'ben 2': 'gather-wood' })).toEqual([
      ['session.plan.auto', true],
      ['session.plan.auto', false],
    ]);
    // Before the first one, the row still wants two.
    expect(shown({ 'ben 1': 'gather-wood', 'ben 2': 'gather-wood' })[0]).toEqual(['amount.pawns', true]);
  });

  test('eight pawns in six actions are eight taps and nothing else', () => {
    const state = acting(4, faceUp(3), camp('wood', 1));
    const pawns = {
      'ana 1': 'threat-right',
      'ana 2': 'weapons',
      'ben 1': 'gather-wood',
      'ben 2': 'gather-wood',
      'cy 1': 'explore',
      'cy 2': 'explore',
      'di 1': 'arrange-camp',
      'di 2': 'rest',
    };
    const { step, row, draft } = board(state, pawns);
    expect(step.missing).toBeUndefined();
    expect(['weapons', 'gather-wood'].map((id) => row(id).comesTo?.label.key)).toEqual([
      'session.plan.dice',
      'session.plan.auto',
    ]);
    expect(wizard.commit(state, draft)).toMatchObject({ ok: true });
    expect(plan(state, pawns).plan?.map(({ action, lead, support }) => [action, lead, support])).toEqual([
      ['threat', 'ana', []],
      ['build', 'ana', []],
      ['gather', 'ben', ['ben']],
      ['explore', 'cy', ['cy']],
      ['arrange-camp', 'di', []],
      ['rest', 'di', []],
    ]);
  });

  test('a pawn that is taken back is free again, and its row asks nothing any more', () => {
    const { step, row } = board(ready(), { 'ana 1': 'gather-wood' }, { put: 'ana 1', on: null });
    expect([row('gather-wood').pieces, row('gather-wood').asks]).toEqual([[], []]);
    expect(step.missing?.key).toBe('session.refusal.emptyPlan');
  });

  test('what is wrong is said at its row, and nobody saves it', () => {
    const state = acting(2, camp('huntingDeck', 1), camp('wood', 1));
    const { step, row } = board(state, { 'ana 1': 'hunt', 'ana 2': 'weapons' });
    expect(row('hunt').fault?.key).toBe('refusal.tooFewPawns');
    expect(row('weapons').fault).toBeUndefined();
    expect(step.missing?.key).toBe('refusal.tooFewPawns');
  });

  test('what cannot be planned says why before any pawn goes there', () => {
    const { row } = board(acting(2));
    expect(['hunt', 'shelter', 'roof', 'weapons'].map((id) => row(id).reason?.key)).toEqual([
      'refusal.huntingDeck',
      'build.reason.not-affordable',
      'build.reason.no-shelter',
      'build.reason.not-affordable',
    ]);
    // Wherever the pawns are by then.
    const pawns = { 'ana 1': 'rest', 'ana 2': 'rest', 'ben 1': 'rest' };
    expect(board(acting(2), pawns).row('hunt').reason?.key).toBe('refusal.huntingDeck');
  });

  test('a row is full when one more pawn would be wasted; the Dog only hunts and explores', () => {
    const { row } = board(acting(1, faceUp(3)), { 'ana 1': 'gather-wood', 'ana 2': 'gather-wood' });
    expect(row('gather-wood').reason?.key).toBe('refusal.tooManyPawns');
    expect(row('rest').refuses?.['dog 1']?.key).toBe('refusal.wrongAction');
    expect(row('explore').refuses?.['dog 1']).toBeUndefined();
  });

  test('of two players one takes the action: the first, or the one who is named', () => {
    const crew = { 'ana 1': 'explore', 'ben 1': 'explore' };
    expect(plan(ready(), crew).plan?.[0]).toMatchObject({ lead: 'ana', support: ['ben'] });
    expect(plan(ready(), { ...crew, 'lead:explore': 'ben' }).plan?.[0]).toMatchObject({
      lead: 'ben',
      support: ['ana'],
    });
    expect(plan(ready(), { 'friday 1': 'explore', 'ben 1': 'explore' }).plan?.[0]).toMatchObject({
      lead: 'ben',
      support: ['friday'],
    });
  });

  test('a second row of a kind comes once the first can be done', () => {
    expect(board(ready()).rows).not.toContain('explore 2');
    expect(board(ready(), { 'ana 1': 'explore' }).rows).toContain('explore 2');
    expect(board(ready(1), { 'ana 1': 'weapons' }).rows).not.toContain('weapons 2');
    expect(board(ready(2), { 'ana 1': 'weapons' }).rows).toContain('weapons 2');
  });

  test('on one field the pawns are as many actions as they are enough for', () => {
    const rest = plan(ready(), { 'ana 1': 'rest', 'ben 1': 'rest', 'ben 2': 'rest' });
    expect(rest.plan?.map(({ lead, support }) => [lead, support])).toEqual([
      ['ana', []],
      ['ben', []],
      ['ben', []],
    ]);
    const hunts = plan(acting(2, camp('huntingDeck', 2)), {
      'ana 1': 'hunt',
      'ana 2': 'hunt',
      'ben 1': 'hunt',
      'ben 2': 'hunt',
    });
    expect(hunts.plan?.map(({ lead }) => lead)).toEqual(['ana', 'ben']);
  });

  test('line 127: a token on a field is seen at its row', () => {
    const state = play(ready(), { type: 'setTokens', to: ['adventure:explore', 'minus:tile'] });
    const { row } = board(state);
    expect(row('explore').warning).toBeDefined();
    expect(row('rest').warning).toBeDefined();
    expect(row('gather-wood').warning).toBeUndefined();
    expect(row('rest').comesTo?.label).toMatchObject({ key: 'amount.pawns', params: { count: 2 } });
  });

  test('what is promised is seen at its row, and what is left above', () => {
    const { step, row } = board(ready(3), { 'ana 1': 'weapons' });
    expect(JSON.stringify(row('weapons').note)).toContain('"count":1');
    expect(JSON.stringify(step.lead)).toContain('"count":2');
  });

  test('every small question can be asked about', () => {
    const { step } = board(
      acting(2, faceUp(3), camp('wood', 3)),
      { 'ana 1': 'item', 'ana 2': 'explore', 'ben 1': 'gather-wood', 'ben 2': 'threat-right' },
      { inside: 'item:item', tap: { option: 'knife' } },
    );
    const inside = withStepsInPlaces([step]).slice(1);
    expect(inside.map(({ id }) => id)).toEqual([
      'card:threat-right',
      'item:item',
      'price:item:knife',
      'terrain:item:knife',
      'built:item:knife',
      'owner:item:knife',
      'tile:gather-wood',
      'about:gather-wood:3',
      'where:explore',
      'space:explore',
      'there:explore:1',
    ]);
    expect(inside.every(({ help, reference }) => help && reference)).toBe(true);
  });
});

describe('sources', () => {
  test('nobody gathers on the camp tile', () => {
    expect(() =>
      plan(ready(), { ...gather, 'tile:gather-wood': 'other' }, { 'number:gather-wood space': 8 }),
    ).toThrow('refusal.campTile');
  });

  test('an exhausted source is refused, unless a +1 token lies there', () => {
    const answers = { ...gather, 'ana 2': 'gather-wood', 'tile:gather-wood': '3' };
    const about = 'about:gather-wood:3';
    expect(() => plan(ready(), answers, {}, { [about]: ['exhausted'] })).toThrow('refusal.exhausted');
    const planned = plan(ready(), answers, {}, { [about]: ['exhausted', 'plusToken'] });
    // The token gives what the source does not.
    expect(play(planned, runWizard(planned, 'resolve')).camp.futureWood).toBe(1);
  });

  test('what was said of a tile is ticked the next time', () => {
    const answers = { ...gather, 'ana 2': 'gather-wood' };
    const first = plan(ready(), answers, {}, { 'about:gather-wood:3': ['far'] });
    const later = play(first, { type: 'dropAction' }, skip, skip, skip, skip, skip, skip);
    expect(later).toMatchObject({ round: 2, stage: 'action' });
    expect(plan(later, answers).plan?.[0]).toMatchObject({ space: 3, far: true });
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
    expect(() => plan(used, { ...gather, 'tile:gather-wood': '3' })).toThrow('refusal.producedAlready');
    expect(
      refusalOf(used, {
        type: 'plan',
        actions: [{ ...plainAction('gather', 'ana'), cube: 'wood', space: 3 }],
      }),
    ).toBe('limit-exceeded');
    // The other tile is filled in.
    expect(plan(used, gather).plan?.[0]?.space).toBe(4);
    expect(play(used, skip, skip, skip).used).toEqual([]);
  });
});

describe('Invention cards', () => {
  const item = (name: string): Answers => ({ 'ana 1': 'item', 'item:item': name });

  test('a terrain that is not explored and an item that is not built stand in the way', () => {
    const state = ready(3);
    expect(() => plan(state, { ...item('raft'), 'terrain:item:raft': 'river' })).toThrow('missing-terrain');
    const needs = { 'built:item:raft': ['rope'] };
    expect(() => plan(state, { ...item('raft'), 'terrain:item:raft': 'beach' }, {}, needs)).toThrow(
      'missing-item',
    );
    const roped = play(state, { type: 'buildItem', item: 'rope' });
    const planned = plan(roped, { ...item('raft'), 'terrain:item:raft': 'beach' }, {}, needs);
    expect(planned.cards.raft).toEqual({
      cost: { wood: 1, fur: 0, food: 0 },
      terrain: 'beach',
      needs: ['rope'],
      owner: null,
    });
    // The next time it is filled in.
    const later = play(planned, { type: 'dropAction' }, skip, skip, skip, skip, skip, skip);
    expect(plan(later, { 'ana 1': 'item' }).plan?.[0]).toMatchObject({ item: 'raft' });
  });

  test('a terrain that exploring finds opens its inventions', () => {
    const planned = plan(ready(1), { 'ana 1': 'explore', 'ana 2': 'explore' });
    const found = play(
      planned,
      runWizard(planned, 'resolve', { terrain: 'river', tile: 'none' }, { 'icons beasts': 1 }),
    );
    expect(found.terrains).toEqual(['beach', 'river']);
    expect(found.camp.huntingDeck).toBe(1);
    const lost = play(found, runWizard(found, 'terrains', {}, {}, { terrains: ['beach'] }));
    expect(lost.terrains).toEqual(['beach']);
  });

  test('Friday does not build a character’s own invention', () => {
    const own = { 'item:item': 'bow', 'owner:item:bow': 'ana' };
    expect(() => plan(ready(1), { ...own, 'friday 1': 'item' })).toThrow('not-your-invention');
    const hers = plan(ready(1), { ...own, 'ana 1': 'item', 'ana 2': 'item' });
    expect(play(hers, runWizard(hers, 'resolve')).bodies.ana?.determination).toBe(2);
  });
});

describe('Threats', () => {
  test('what a Threat asks for is promised to nobody else', () => {
    const both: Answers = { 'ana 1': 'threat-right', 'ben 1': 'weapons' };
    const asks = { 'card:threat-right wood': 1 };
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
    const twice: Answers = { 'ana 1': 'shelter', 'ben 1': 'weapons' };
    expect(plan(ready(3), twice).plan).toHaveLength(2);
    expect(() => plan(ready(2), twice)).toThrow('weapons');
  });

  test('a shelter is paid with fur where wood is short, and the table may say so', () => {
    expect(plan(ready(2), { 'ana 1': 'shelter' }).plan?.[0]?.pay).toBe('wood');
    const furs = play(ready(), camp('fur', 9));
    expect(plan(furs, { 'ana 1': 'shelter' }).plan?.[0]?.pay).toBe('fur');
    const rich = play(ready(2), camp('fur', 9));
    expect(plan(rich, { 'ana 1': 'shelter', 'pay:shelter': 'fur' }).plan?.[0]?.pay).toBe('fur');
  });

  test('the same source is gathered from once', () => {
    const answers: Answers = { 'ana 1': 'gather-wood', 'ben 1': 'gather-wood 2' };
    expect(plan(ready(0), answers).plan?.map(({ space }) => space)).toEqual([3, 4]);
    expect(() => plan(ready(0), { ...answers, 'tile:gather-wood 2': '3' })).toThrow('sourceTwice');
  });

  test('a token on a field hits only the first action of its type', () => {
    const token = play(ready(0), { type: 'setTokens', to: ['minus:rest'] });
    const planned = plan(token, { 'ana 1': 'rest', 'ana 2': 'rest', 'ben 1': 'rest' });
    expect(planned.plan?.map(({ support }) => support.length)).toEqual([1, 0]);
    const after = play(planned, runWizard(planned, 'resolve'));
    expect([after.tokens, after.plan]).toEqual([[], []]);
  });

  test('nobody goes hunting without a card to hunt', () => {
    expect(() => plan(ready(0), { 'ana 1': 'hunt' })).toThrow('refusal.huntingDeck');
  });

  test('a pawn that the Carpenter paid for is one more in the strip', () => {
    const state = play(ready(1), tokens('ana', 3), useSkill('ana', 'handyman'));
    expect(board(state).step.pieces.map(({ id }) => id)).toContain('handyman 1');
    const planned = plan(state, { 'ana 1': 'weapons', 'handyman 1': 'weapons' });
    expect(planned.plan?.[0]).toMatchObject({ lead: 'ana', support: ['handyman'] });
  });
});

test('a saved plan can be changed as long as no action is resolved, and its pawns are where they were', () => {
  const saved = afterWizard(acting(2, faceUp(3), camp('wood', 3)), 'plan', {
    'ana 1': 'threat-right',
    'ben 1': 'item',
    'item:item': 'knife',
    'ana 2': 'gather-wood',
    'friday 1': 'gather-wood',
    'ben 2': 'explore',
    'where:explore': 'near',
  });
  expect(board(saved).row('gather-wood').pieces).toEqual(['ana 2', 'friday 1']);
  // Nothing answered: the plan is the same.
  expect(runWizard(saved, 'plan')).toMatchObject({ actions: saved.plan });
  const changed = afterWizard(saved, 'plan', { 'ben 2': 'rest' });
  expect(changed.plan?.map(({ action }) => action)).toEqual(['threat', 'build', 'gather', 'rest']);
  const resolved = afterWizard(changed, 'resolve');
  expect(refusalOf(resolved, { type: 'plan', actions: resolved.plan ?? [] })).toBe('plannedAlready');
  expect(robinson.table(saved).more?.some(({ id }) => id === 'replan')).toBe(true);
});

test('law: what the page lets through is a plan that the rules take, and it opens again as it was saved', () => {
  const state = acting(
    2,
    faceUp(3),
    faceUp(4),
    camp('wood', 5),
    camp('fur', 4),
    camp('shelter', 1),
    camp('huntingDeck', 1),
    { type: 'buildItem', item: 'lantern' },
  );
  let saved = 0;
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 10_000 }), { minLength: 4, maxLength: 30 }), (luck) => {
      const draft = wander(wizard, state, luck);
      if (!draft) return;
      saved += 1;
      const after = play(state, unwrap(wizard.commit(state, draft)));
      const made = after.plan ?? [];
      for (const { id } of after.config.seats)
        expect(made.flatMap(({ lead, support }) => [lead, ...support]).filter((one) => one === id).length)
          // Two pawns a player, wherever they are.
          .toBeLessThanOrEqual(2);
      const again = unwrap(wizard.commit(after, wizard.begin(after)));
      // A tile that the table spoke of is noted by now.
      expect(again).toEqual({ type: 'plan', actions: made.map((one) => ({ ...one, faceUp: undefined })) });
    }),
    { numRuns: 150 },
  );
  expect(saved).toBeGreaterThan(10);
});
