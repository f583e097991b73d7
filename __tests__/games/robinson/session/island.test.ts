import type { State } from '@/games/robinson/session/state';
import { meansOf } from '@/games/robinson/session/view/means';
import { robinson } from '@/games/robinson';
import { plainAction } from '@/games/robinson/moments/plan/planned';
import { eventsOf, faceUp, newTable, play, refusalOf } from './playing';
import { walk, type Answers, type Figures, type Ticks } from './walking';

const skip = { type: 'skipPhase' } as const;

/** In the Action phase of the first round, with so much wood. */
function ready(wood = 0): State {
  return play(
    newTable(2),
    { type: 'beginPlay' },
    skip,
    skip,
    faceUp(3),
    faceUp(4),
    ...(wood > 0 ? [{ type: 'correct', owner: 'the camp', counter: 'wood', to: wood } as const] : []),
  );
}

function plan(state: State, answers: Answers, figures: Figures = {}, ticks: Ticks = {}): State {
  return play(state, walk(state, 'plan', answers, figures, ticks));
}

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
    expect(play(planned, walk(planned, 'resolve')).camp.futureWood).toBe(1);
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
      walk(producing, 'production', { shortcut: 'wood' }, { 'shortcutTile tile': 3 }),
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
    const found = play(planned, walk(planned, 'resolve', { terrain: 'river' }, { 'icons beasts': 1 }));
    expect(found.terrains).toEqual(['beach', 'river']);
    expect(found.camp.huntingDeck).toBe(1);
    const lost = play(found, walk(found, 'terrains', {}, {}, { terrains: ['beach'] }));
    expect(lost.terrains).toEqual(['beach']);
  });

  test('Friday does not build a character’s own invention', () => {
    const friday = { ...item('bow'), 'terrain1:bow': '-', 'owner1:bow': 'ana', lead1: 'friday' };
    expect(() => plan(ready(1), friday)).toThrow('not-your-invention');
    const own = plan(ready(1), { ...friday, lead1: 'ana' }, { 'support1 ana': 1 });
    expect(play(own, walk(own, 'resolve')).bodies.ana?.determination).toBe(2);
  });
});

describe('Threats', () => {
  test('what a Threat asks for is promised to nobody else', () => {
    const both: Answers = { way1: 'threat-right', lead1: 'ana', way2: 'weapons', lead2: 'ben', way3: 'done' };
    const asks = { 'threat1 wood': 1 };
    expect(() => plan(ready(1), both, asks)).toThrow('not-affordable');
    const planned = plan(ready(2), both, asks);
    // The price stands there already when the card is dealt with.
    const dealt = play(planned, walk(planned, 'resolve', {}, { 'deal gainFood': 2 }));
    expect(dealt.camp).toMatchObject({ wood: 1, futureFood: 2 });
    expect(dealt.threat.right).toBeNull();
  });
});

describe('Discovery tokens and starting items', () => {
  const explored = (() => {
    const planned = plan(ready(), { way1: 'explore', lead1: 'ana', way2: 'done' }, { 'support1 ana': 1 });
    return play(
      planned,
      walk(
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
    const done = play(explored, walk(explored, 'endActions'));
    expect([done.camp.wood, done.discoveries, done.comingDiscoveries]).toEqual([1, ['morale'], []]);
    const used = play(done, walk(done, 'discovery', { token: 'morale' }));
    expect([used.camp.morale, used.discoveries]).toEqual([1, []]);
  });

  test('a token that came by a skill can be used at once', () => {
    const taken = play(ready(), walk(ready(), 'discovery', { token: 'other', taken: 'weapon' }));
    expect(taken.discoveries).toEqual(['weapon']);
    expect(play(taken, { type: 'useDiscovery', token: 'weapon', targets: [] }).camp.weapon).toBe(1);
  });

  test('each starting item helps twice', () => {
    const named = play(newTable(2, { startingNames: 'Rum, Pipe' }), { type: 'beginPlay' });
    const use = { type: 'useStarting', item: 1 } as const;
    const twice = play(named, use, use);
    expect(twice.starting).toEqual([2, 0]);
    expect(refusalOf(twice, use)).toBe('startingEmpty');
    const shown = meansOf(twice).filter(({ group }) => group === 'starting');
    expect(shown.map(({ title, reason }) => [title.params?.text, reason?.key ?? null])).toEqual([
      ['Rum', null],
      ['Pipe', 'session.refusal.startingEmpty'],
    ]);
    expect(eventsOf(named, use).map((event) => robinson.describe(event, named.config).fact.key)).toEqual([
      'session.event.starting',
    ]);
  });
});

describe('dice rolled again', () => {
  const failed: Answers = { wound: 'yes', success: 'no', adventure: 'no' };

  test('Friday pays what the table said', () => {
    const start = play(newTable(2, { fridayReroll: 3 }), { type: 'beginPlay' }, skip, skip, faceUp(3));
    const state = play(start, { type: 'correct', owner: 'friday', counter: 'determination', to: 3 });
    const planned = plan(state, { ...gather, lead1: 'friday' }, { 'tile1 space': 3 });
    const again: Answers = { 'reroll:friday': 'success', 'rerolled:friday': 'yes' };
    const done = play(planned, walk(planned, 'resolve', { ...failed, ...again }));
    expect([done.bodies.friday, done.camp.futureWood]).toEqual([{ wounds: 1, determination: 0 }, 1]);
  });

  test('a skill for it is used where the die lies, not from the list', () => {
    const rich = play(ready(), { type: 'correct', owner: 'ben', counter: 'determination', to: 4 });
    expect(
      refusalOf(rich, { type: 'useSkill', player: 'ben', skill: 'scrounger', raise: null, targets: [] }),
    ).toBe('rerollInAction');
    const planned = plan(rich, gather, { 'tile1 space': 3 });
    const again: Answers = { 'reroll:ben': 'wound', 'rerolled:ben': 'no' };
    const done = play(planned, walk(planned, 'resolve', { ...failed, ...again }));
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
    const first = play(planned, walk(planned, 'resolve', {}, { 'gathered basket': 1 }));
    const second = play(first, walk(first, 'resolve', {}, { 'gathered basket': 1 }));
    expect(second.camp).toMatchObject({ futureWood: 2, futureFood: 1 });
  });
});

describe('a night without the walk', () => {
  const night = play(ready(), skip, skip);

  test('a plain night is worked out: hunger and the open air hurt', () => {
    const after = play(night, walk(night, 'skipNight', { how: 'plain' }));
    expect(after).toMatchObject({ round: 2, bodies: { ana: { wounds: 3 }, ben: { wounds: 3 } } });
  });

  test('a night that the table counted only turns the page, once it says so', () => {
    expect(() => walk(night, 'skipNight', { how: 'counted' })).toThrow('countAll');
    const ticks = { counted: ['eaten', 'slept', 'rotten'] };
    const after = play(night, walk(night, 'skipNight', { how: 'counted' }, {}, ticks));
    expect(after).toMatchObject({ round: 2, bodies: { ana: { wounds: 0 } } });
    expect(robinson.table(night).more?.map(({ id }) => id)).not.toContain('skipPhase');
  });
});
