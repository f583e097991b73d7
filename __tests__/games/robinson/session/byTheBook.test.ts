import { EMPTY_DRAFT } from '@/engine';
import { robinson } from '@/games/robinson';
import type { Command } from '@/games/robinson/session/command';
import { plainAction, type Planned } from '@/games/robinson/moments/plan/planned';
import type { State } from '@/games/robinson/session/state';
import { meansOf } from '@/games/robinson/session/view/means';
import { eventsOf, faceUp, newTable, play, refusalOf } from './playing';
import { walk, type Answers, type Figures, type Ticks } from './walking';

/** Each case stands on a line of the rules summary, which its name gives. */

const skip = { type: 'skipPhase' } as const;
const camp = (
  counter: 'wood' | 'food' | 'fur' | 'huntingDeck' | 'weapon' | 'shelter',
  to: number,
): Command => ({
  type: 'correct',
  owner: 'the camp',
  counter,
  to,
});
const tokens = (owner: string, to: number): Command => ({
  type: 'correct',
  owner,
  counter: 'determination',
  to,
});

/** The Action phase of round 1. */
function acting(players: 1 | 2 | 3 | 4, ...more: readonly Command[]): State {
  return play(newTable(players), { type: 'beginPlay' }, skip, skip, ...more);
}

function walked(
  state: State,
  id: string,
  answers: Answers = {},
  figures: Figures = {},
  ticks: Ticks = {},
): State {
  return play(state, walk(state, id, answers, figures, ticks));
}

function planning(
  state: State,
  ...actions: readonly (Partial<Planned> & Pick<Planned, 'action' | 'lead'>)[]
): State {
  return play(state, {
    type: 'plan',
    actions: actions.map((one) => ({ ...plainAction(one.action, one.lead), ...one })),
  });
}

const useSkill = (player: string, skill: Extract<Command, { type: 'useSkill' }>['skill']) =>
  ({ type: 'useSkill', player, skill, raise: null, targets: [] }) as const;

describe('lines 137 and 141: tokens of a tile stay on it', () => {
  const moved = (() => {
    const state = play(
      acting(2, faceUp(3)),
      { type: 'setTokens', to: ['minus:tile', 'beast:tile', 'minus:rest'] },
      skip,
      skip,
    );
    return walked(state, 'night', { move: 'move', goal: 'no' }, { 'newTile tile': 3, 'shows:3 wood': 1 });
  })();

  test('the camp leaves them behind, and those on fields do not move', () => {
    expect(moved.tokens).toEqual(['minus:rest']);
    expect(moved.island['8']).toMatchObject({ minusPawn: true, beast: true, explored: true });
    expect(moved.campTile).toBe(3);
  });

  test('back on its old tile the camp meets them again', () => {
    const night = play(moved, skip, skip, skip, skip, skip);
    const back = walked(night, 'night', { move: 'move', goal: 'no' }, { 'newTile tile': 8 });
    expect(back.tokens).toEqual(['minus:rest', 'minus:tile', 'beast:tile']);
    expect(back.camp).toMatchObject({ foodSources: 1, woodSources: 1 });
  });

  test('the camp does not move to where it is', () => {
    const night = play(acting(2), skip, skip);
    expect(() => walk(night, 'night', { move: 'move', goal: 'no' }, { 'newTile tile': 8 })).toThrow(
      'campIsThere',
    );
  });

  test('Minus 1 Pawn on the camp tile: Rest and Arranging ask for the second pawn', () => {
    const state = play(acting(2), { type: 'setTokens', to: ['minus:tile'] });
    const planned = walked(
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

describe('lines 410 and 1102: Economical Construction at any time', () => {
  const build = { action: 'build', lead: 'ana', build: 'weapons', support: ['ana'] } as const;

  test('paid after the plan it saves in the action that the table names', () => {
    const state = planning(acting(2, camp('wood', 4), tokens('ana', 2)), build, {
      action: 'threat',
      lead: 'ben',
      threat: 'right',
      threatPawns: 1,
      cost: { wood: 1, fur: 0, food: 0 },
    });
    const ways = meansOf(state).filter(({ id }) => id.startsWith('ana economical-construction'));
    expect(ways.map(({ reason }) => reason)).toEqual([null]);
    const paid = play(state, ways[0]?.command ?? skip);
    expect(paid.plan?.map(({ action, economical }) => [action, economical])).toEqual([
      ['threat', false],
      ['build', true],
    ]);
    const done = play(play(paid, walk(paid, 'resolve')), { type: 'dropAction' });
    expect(done.bodies.ana?.determination).toBe(0);
    const built = play(paid, walk(paid, 'resolve'));
    expect(play(built, walk(built, 'resolve')).camp).toMatchObject({ weapon: 1, wood: 3 });
  });

  test('nobody pays for it where no wood is left to be paid', () => {
    const state = planning(acting(2, tokens('ana', 2)), { action: 'rest', lead: 'ana' });
    expect(refusalOf(state, useSkill('ana', 'economical-construction'))).toBe('nothingToSave');
  });
});

describe('lines 1134 to 1138: the Soldier', () => {
  test('The Hunt raises the Hunting deck, and hunting is possible then', () => {
    const state = play(acting(4, tokens('di', 4)), useSkill('di', 'the-hunt'));
    expect(state.camp.huntingDeck).toBe(1);
    expect(
      walked(state, 'plan', { way1: 'hunt', lead1: 'di', way2: 'done' }, { 'support1 di': 1 }).plan,
    ).toHaveLength(1);
  });

  test('Defense Plan takes no tokens for a palisade that cannot stand', () => {
    const plan = { ...useSkill('di', 'defense-plan'), raise: 'palisade' } as const;
    expect(refusalOf(acting(4, tokens('di', 2)), plan)).toBe('noShelterYet');
    expect(play(acting(4, tokens('di', 2), camp('shelter', 1)), plan).camp.palisade).toBe(1);
  });

  test('Frenzy is paid when the card is seen, and helps in that fight only', () => {
    const state = acting(4, tokens('di', 6), camp('huntingDeck', 2));
    expect(refusalOf(state, useSkill('di', 'frenzy'))).toBe('frenzyInFight');
    const hunting = planning(
      state,
      { action: 'hunt', lead: 'di', support: ['di'] },
      { action: 'hunt', lead: 'ana', support: ['ana'] },
    );
    const first = walked(hunting, 'resolve', { frenzy: 'yes' }, { 'beast strength': 4 });
    expect(first.bodies.di).toEqual({ wounds: 1, determination: 3 });
    expect(walked(first, 'resolve', {}, { 'beast strength': 4 }).bodies.ana?.wounds).toBe(4);
    // A beast of an event is no action of his (ruling 35).
    const event = play(newTable(4), { type: 'beginPlay' }, tokens('di', 3));
    expect(walked(event, 'fight', { who: 'di' }, { 'beast strength': 2 }).bodies.di).toEqual({
      wounds: 2,
      determination: 3,
    });
  });
});

describe('lines 1208 and 1210: a night outside', () => {
  const gathered = (() => {
    const planned = planning(
      acting(2, faceUp(3), faceUp(4), camp('food', 2)),
      { action: 'gather', lead: 'ana', cube: 'food', space: 3, support: ['ana'] },
      { action: 'gather', lead: 'ben', cube: 'wood', space: 4, support: ['ben'] },
    );
    const one = walked(planned, 'resolve');
    const two = walked(one, 'resolve');
    return play(two, { type: 'endActions' });
  })();

  test('what his actions brought is out of reach of the weather and comes back in the morning', () => {
    expect(gathered.camp).toMatchObject({ food: 3, wood: 1 });
    const night = walked(
      gathered,
      'weather',
      { animals: 'none', storm: 'no' },
      { 'clouds rain': 1 },
      { outside: ['ben'] },
    );
    // The cloud asks for 1 food and 1 wood; the wood is Ben’s, so Ana is hurt and he is not.
    expect(night.camp).toMatchObject({ food: 2, wood: 0 });
    expect(night.carried).toEqual({ ben: { food: 0, wood: 1, fur: 0 } });
    expect([night.bodies.ana?.wounds, night.bodies.ben?.wounds]).toEqual([1, 0]);
    const morning = walked(night, 'night', { move: 'stay', goal: 'no' });
    expect(morning.camp).toMatchObject({ food: 0, wood: 1 });
    // No food of his own: 2 wounds, and 1 for the open air.
    expect(morning.bodies.ben?.wounds).toBe(3);
    expect(morning.carried).toEqual({});
  });

  test('his own food is eaten first and is not asked for again', () => {
    const night = walked(gathered, 'weather', { animals: 'none', storm: 'no' }, {}, { outside: ['ana'] });
    expect(night.camp.food).toBe(2);
    const wizard = robinson.wizards.find(({ id }) => id === 'night');
    expect(wizard?.steps(night, wizard.begin(night)).map(({ id }) => id)).not.toContain('awayFood');
    const morning = walked(night, 'night', { move: 'stay', goal: 'no' });
    expect(morning.bodies.ana?.wounds).toBe(1);
  });

  test('a night that the table counts itself brings it back too', () => {
    const night = walked(gathered, 'weather', { animals: 'none', storm: 'no' }, {}, { outside: ['ben'] });
    expect(play(night, skip).camp).toMatchObject({ wood: 1 });
  });

  test('nobody keeps more than there is', () => {
    const kept = { ben: { food: 9, wood: 0, fur: 0 } };
    const command: Command = {
      type: 'weather',
      rain: 0,
      winter: 0,
      ignoreRain: 0,
      winterToRain: 0,
      hungryAnimals: 'none',
      storm: false,
      outside: ['ben'],
      kept,
    };
    expect(refusalOf(gathered, command)).toBe('keptTooMuch');
  });
});

describe('lines 195 to 203: gathering only where a tile lies face up', () => {
  const gather: Answers = { way1: 'gather-wood', lead1: 'ana', way2: 'done' };

  test('an unexplored tile is refused until the table says that it lies there', () => {
    expect(() => walked(acting(2), 'plan', gather, { 'tile1 space': 3 })).toThrow('unexploredTile');
    const said = walked(acting(2), 'plan', gather, { 'tile1 space': 3 }, { 'source1:3': ['faceUp'] });
    expect(said.island['3']).toMatchObject({ explored: true });
  });

  test('an explored tile is offered, with what it showed', () => {
    const planned = planning(acting(2), { action: 'explore', lead: 'ben', space: 1, support: ['ben'] });
    const found = walked(
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
    const twice = walked(next, 'plan', both, { 'tile2 space': 5 });
    expect(twice.plan?.map(({ space, second }) => [space, second ?? false])).toEqual([
      [5, false],
      [5, true],
    ]);
    expect(() => walked(next, 'plan', { ...gather, way1: 'gather-food' }, { 'tile1 space': 5 })).toThrow(
      'noSource',
    );
  });
});

describe('lines 165 and 175: what a Threat card asks for has to be there when it is planned', () => {
  const threat: Answers = { way1: 'threat-right', lead1: 'ana', way2: 'done' };

  test('the weapon level', () => {
    expect(() => walked(acting(2), 'plan', threat, { 'threat1 weapon': 1 })).toThrow('weaponNeeded');
    expect(walked(acting(2, camp('weapon', 1)), 'plan', threat, { 'threat1 weapon': 1 }).plan).toHaveLength(
      1,
    );
  });

  test('an item', () => {
    const asks = { 'threat1 items': 1 };
    const answers = { ...threat, 'threatItem1:1': 'rope' };
    expect(() => walked(acting(2), 'plan', answers, asks)).toThrow('unbuilt');
    const roped = acting(2, { type: 'buildItem', item: 'rope' });
    expect(walked(roped, 'plan', answers, asks).plan?.[0]?.needs).toEqual({ weapon: 0, items: ['rope'] });
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
    const planned = walked(
      table,
      'plan',
      { way1: 'item', item1: 'scenario: Mast', 'terrain1:Mast': 'beach', lead1: 'ana', way2: 'done' },
      { 'price1:Mast wood': 2, 'support1 ana': 1 },
    );
    const built = walked(planned, 'resolve');
    expect([built.camp.wood, built.scenarioItems, built.comingScenario]).toEqual([1, [], ['Mast']]);
    const done = walked(built, 'endActions');
    expect(done.scenarioItems).toEqual(['Mast']);
    const again = play(done, skip, skip, skip, skip, skip);
    expect(() => walk(again, 'plan', { way1: 'item', item1: 'scenario: Mast' })).toThrow('item1');
  });
});

describe('lines 317, 832, 1118 and 1170: weather', () => {
  const stormy = (...more: readonly Command[]) => play(acting(2, ...more), skip);

  test('the Furnace without a winter cloud is no matter', () => {
    const state = stormy({ type: 'buildItem', item: 'furnace' }, camp('wood', 3), camp('food', 3));
    const rain = walked(state, 'weather', { animals: 'none', storm: 'no' }, { 'clouds rain': 1 });
    expect(rain.camp).toMatchObject({ wood: 2, food: 2 });
    const winter = walked(state, 'weather', { animals: 'none', storm: 'no' }, { 'clouds winter': 1 });
    // Its own wood is spared; as rain it still asks for 1 food and 1 wood.
    expect(winter.camp).toMatchObject({ wood: 2, food: 2 });
  });

  test('Hooch is paid and applied in one', () => {
    const state = stormy(tokens('ben', 3), camp('wood', 3), camp('food', 3));
    expect(refusalOf(state, useSkill('ben', 'hooch'))).toBe('hoochInWeather');
    const after = walked(
      state,
      'weather',
      { hooch: 'ignore', animals: 'none', storm: 'no' },
      { 'clouds rain': 1 },
    );
    expect([after.camp.wood, after.bodies.ben?.determination, after.skills]).toEqual([
      3,
      0,
      { ben: ['hooch'] },
    ]);
  });

  test('the token against rain is used up there', () => {
    const state = stormy({ type: 'takeDiscovery', token: 'ignore-rain' }, camp('wood', 3), camp('food', 3));
    const wet = { 'clouds rain': 2 };
    const after = walked(state, 'weather', { dryToken: 'yes', animals: 'none', storm: 'no' }, wet);
    expect([after.camp.wood, after.discoveries]).toEqual([2, []]);
    const kept = walked(state, 'weather', { dryToken: 'no', animals: 'none', storm: 'no' }, wet);
    expect([kept.camp.wood, kept.discoveries]).toEqual([1, ['ignore-rain']]);
  });

  test('the dice of a round are known where the table wrote them down', () => {
    const table = newTable(2, { 'weather:rain': '2-4', 'weather:winter': '3, 4' });
    expect(table.config.weather).toEqual({ rain: [2, 3, 4], winter: [3, 4], animals: [] });
    const state = play(table, { type: 'beginPlay' }, skip, skip, skip);
    const wizard = robinson.wizards.find(({ id }) => id === 'weather');
    const [clouds, animals] = wizard?.steps(state, wizard.begin(state)) ?? [];
    expect(clouds?.help?.key).toBe('session.help.roll.none');
    // No hungry animals die this round: answered already.
    expect(animals).toMatchObject({ id: 'animals' });
    expect(walked(state, 'weather', { storm: 'no' }).stage).toBe('night');
  });
});

describe('lines 1128, 1156, 1168 and 1182', () => {
  test('Scouting keeps one token, which can be used at once', () => {
    const state = play(acting(3), tokens('cy', 3));
    expect(refusalOf(state, useSkill('cy', 'scouting'))).toBe('whichKept');
    const after = play(state, { ...useSkill('cy', 'scouting'), keeps: 'weapon' });
    expect([after.discoveries, after.bodies.cy?.determination]).toEqual([['weapon'], 0]);
  });

  test('the Corral covers a source and then brings its token', () => {
    const state = acting(2, faceUp(3));
    const coming: State = { ...state, coming: ['corral'], plan: [] };
    const covered = walked(coming, 'endActions', { corral: 'yes' }, { 'corralTile tile': 3 });
    expect([covered.camp.plusFood, covered.island['3']?.exhausted]).toEqual([1, ['food']]);
    const none = walked(coming, 'endActions', { corral: 'no' });
    expect([none.camp.plusFood, none.items]).toEqual([0, ['corral']]);
  });

  test('healing may wait until the wounds of the night are taken (ruling 38)', () => {
    const state = play(acting(1, { type: 'buildItem', item: 'pot' }, camp('food', 2)), skip, skip);
    const before = walked(state, 'night', { pot: 'ana', potWhen: 'before', move: 'stay', goal: 'no' });
    expect(before.bodies.ana?.wounds).toBe(1);
    const after = walked(state, 'night', { pot: 'ana', potWhen: 'after', move: 'stay', goal: 'no' });
    expect(after.bodies.ana?.wounds).toBe(0);
    expect(after.camp.food).toBe(0);
  });
});

describe('lines 1214 and 1216: sources and tiles are remembered', () => {
  test('an exhausted source of the camp tile is prefilled in the next round', () => {
    const first = play(newTable(2), { type: 'beginPlay' }, skip);
    const produced = walked(first, 'production', {}, { 'sources deadWood': 1 });
    const next = play(produced, skip, skip, skip, skip, skip);
    expect(walk(next, 'production')).toMatchObject({
      sources: [
        { type: 'food', exhausted: false },
        { type: 'wood', exhausted: true },
      ],
    });
  });

  test('a tile that becomes inaccessible takes its terrain and its tokens with it', () => {
    const planned = planning(acting(2), { action: 'explore', lead: 'ben', space: 1, support: ['ben'] });
    const found = walked(planned, 'resolve', { terrain: 'river' }, { 'icons tile': 5, 'icons wood': 1 });
    const shut = walked(found, 'tiles', {}, { 'tile tile': 5 }, { 'on:5': ['inaccessible'] });
    expect(shut.terrains).toEqual(['beach']);
    const next = play(shut, { type: 'endActions' }, skip, skip, skip, skip, skip);
    expect(() =>
      walked(next, 'plan', { way1: 'gather-wood', lead1: 'ana', way2: 'done' }, { 'tile1 space': 5 }),
    ).toThrow('inaccessibleTile');
    const night = play(next, skip, skip);
    expect(() => walk(night, 'night', { move: 'move', goal: 'no' }, { 'newTile tile': 5 })).toThrow(
      'inaccessible',
    );
  });
});

describe('death is told before it counts', () => {
  const review = (state: State, id: string, answers: Answers, figures: Figures, ticks: Ticks) => {
    const wizard = robinson.wizards.find((one) => one.id === id);
    if (!wizard) throw new Error(id);
    return wizard.review(state, { ...wizard.begin(state), chosen: answers, counted: figures, ticked: ticks });
  };

  test('line 404: the first line of the review names who dies', () => {
    const [line] = review(acting(2), 'wounds', { cause: 'card' }, { 'count wounds': 20 }, { who: ['ben'] });
    expect([line?.news, line?.label.key]).toEqual(['grave', 'session.review.death']);
  });

  test('line 1076: Friday’s death is told too, and his action is gone from the plan', () => {
    const planned = planning(
      acting(2),
      { action: 'explore', lead: 'ana', space: 1, support: ['friday'] },
      { action: 'rest', lead: 'ben' },
    );
    const hit: Command = { type: 'takeWounds', owners: ['friday'], wounds: 9, cause: 'card' };
    const [line] = review(planned, 'wounds', { cause: 'card' }, { 'count wounds': 9 }, { who: ['friday'] });
    expect(line?.label.key).toBe('session.review.friday');
    const after = play(planned, hit);
    expect(after.plan?.map(({ action, lead, support }) => [action, lead, support])).toEqual([
      ['explore', 'ana', []],
      ['rest', 'ben', []],
    ]);
    expect(eventsOf(planned, hit).map(({ type }) => type)).toEqual(['wounded', 'fridayDied']);
    const his = planning(acting(2), { action: 'rest', lead: 'friday' }, { action: 'rest', lead: 'ben' });
    expect(play(his, hit).plan?.map(({ lead }) => lead)).toEqual(['ben']);
  });

  test('a refused plan says why, and shows what was planned', () => {
    const wizard = robinson.wizards.find(({ id }) => id === 'plan');
    const answers = { way1: 'threat-right', lead1: 'ana', way2: 'threat-right', lead2: 'ben', way3: 'done' };
    const steps = wizard?.steps(acting(2), { ...EMPTY_DRAFT, chosen: answers }) ?? [];
    const told = steps.find(({ id }) => id === 'told');
    // The same card twice is not offered; where pawns are missing the page tells it.
    expect(steps.find(({ id }) => id === 'way2')).toMatchObject({ missing: expect.anything() });
    expect(told).toBeUndefined();
    const few = { way1: 'hunt', lead1: 'ana', way2: 'done' };
    const refused = wizard?.steps(acting(2, camp('huntingDeck', 1)), {
      ...EMPTY_DRAFT,
      chosen: few,
    });
    const page = refused?.find(({ id }) => id === 'told');
    expect(page?.kind === 'result' ? page.lines.map(({ id }) => id) : []).toEqual(['refused', 'action 0']);
  });
});

test('a saved plan can be changed as long as no action is resolved, and comes up as it was', () => {
  const saved = walked(
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
  expect(walk(saved, 'plan')).toMatchObject({ actions: saved.plan });
  const changed = walked(saved, 'plan', { lead3: 'ben' });
  expect(changed.plan?.map(({ lead }) => lead)).toEqual(['ana', 'ben', 'ben']);
  const resolved = walked(changed, 'resolve');
  expect(refusalOf(resolved, { type: 'plan', actions: resolved.plan ?? [] })).toBe('plannedAlready');
});
