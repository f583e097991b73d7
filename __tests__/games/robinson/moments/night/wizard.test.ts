import { robinson } from '@/games/robinson';
import type { Command } from '@/games/robinson/session/command';
import { acting, afterWizard, camp, planning, ready, skip } from '../../session/acting';
import { faceUp, play, refusalOf } from '../../session/playing';
import { runWizard } from '../../session/runWizard';

describe('lines 137 and 141: tokens of a tile stay on it', () => {
  const moved = (() => {
    const state = play(
      acting(2, faceUp(3)),
      { type: 'setTokens', to: ['minus:tile', 'beast:tile', 'minus:rest'] },
      skip,
      skip,
    );
    return afterWizard(
      state,
      'night',
      { move: 'move', goal: 'no' },
      { 'newTile tile': 3, 'shows:3 wood': 1 },
    );
  })();

  test('the camp leaves them behind, and those on fields do not move', () => {
    expect(moved.tokens).toEqual(['minus:rest']);
    expect(moved.island['8']).toMatchObject({ minusPawn: true, beast: true, explored: true });
    expect(moved.campTile).toBe(3);
  });

  test('back on its old tile the camp meets them again', () => {
    const night = play(moved, skip, skip, skip, skip, skip);
    const back = afterWizard(night, 'night', { move: 'move', goal: 'no' }, { 'newTile tile': 8 });
    expect(back.tokens).toEqual(['minus:rest', 'minus:tile', 'beast:tile']);
    expect(back.camp).toMatchObject({ foodSources: 1, woodSources: 1 });
  });

  test('known tiles next to the camp are offered by name, with their tent: one tap, no number to look up', () => {
    const night = play(
      acting(2, faceUp(3), {
        type: 'setTile',
        tile: 5,
        notes: { far: true, minusPawn: false, beast: false, exhausted: [], plus: [], explored: true },
      }),
      skip,
      skip,
    );
    const wizard = robinson.wizards.find(({ id }) => id === 'night');
    const step = wizard?.steps(night, wizard.begin(night)).find(({ id }) => id === 'move');
    expect(step?.kind === 'choice' && step.options.map(({ id, label }) => [id, label.key])).toEqual([
      ['stay', 'session.walk.stay'],
      ['3', 'session.walk.movesTo'],
      ['move', 'session.walk.movesElsewhere'],
    ]);
    expect(afterWizard(night, 'night', { move: '3', goal: 'no' }).campTile).toBe(3);
  });

  test('the camp does not move to where it is', () => {
    const night = play(acting(2), skip, skip);
    expect(() => runWizard(night, 'night', { move: 'move', goal: 'no' }, { 'newTile tile': 8 })).toThrow(
      'campIsThere',
    );
  });
});

describe('lines 1208 and 1210: a night outside', () => {
  const gathered = (() => {
    const planned = planning(
      acting(2, faceUp(3), faceUp(4), camp('food', 2)),
      { action: 'gather', lead: 'ana', cube: 'food', space: 3, support: ['ana'] },
      { action: 'gather', lead: 'ben', cube: 'wood', space: 4, support: ['ben'] },
    );
    // Both are sure.
    return play(afterWizard(planned, 'resolve'), { type: 'endActions' });
  })();

  test('what his actions brought is out of reach of the weather and comes back in the morning', () => {
    expect(gathered.camp).toMatchObject({ food: 3, wood: 1 });
    const night = afterWizard(
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
    const morning = afterWizard(night, 'night', { move: 'stay', goal: 'no' });
    expect(morning.camp).toMatchObject({ food: 0, wood: 1 });
    // No food of his own: 2 wounds, and 1 for the open air.
    expect(morning.bodies.ben?.wounds).toBe(3);
    expect(morning.carried).toEqual({});
  });

  test('his own food is eaten first and is not asked for again', () => {
    const night = afterWizard(
      gathered,
      'weather',
      { animals: 'none', storm: 'no' },
      {},
      { outside: ['ana'] },
    );
    expect(night.camp.food).toBe(2);
    const wizard = robinson.wizards.find(({ id }) => id === 'night');
    expect(wizard?.steps(night, wizard.begin(night)).map(({ id }) => id)).not.toContain('awayFood');
    const morning = afterWizard(night, 'night', { move: 'stay', goal: 'no' });
    expect(morning.bodies.ana?.wounds).toBe(1);
  });

  test('a night that the table counts itself brings it back too', () => {
    const night = afterWizard(
      gathered,
      'weather',
      { animals: 'none', storm: 'no' },
      {},
      { outside: ['ben'] },
    );
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

test('lines 1168 and 1182: healing may wait until the wounds of the night are taken (ruling 38)', () => {
  const state = play(acting(1, { type: 'buildItem', item: 'pot' }, camp('food', 2)), skip, skip);
  const before = afterWizard(state, 'night', { pot: 'ana', potWhen: 'before', move: 'stay', goal: 'no' });
  expect(before.bodies.ana?.wounds).toBe(1);
  const after = afterWizard(state, 'night', { pot: 'ana', potWhen: 'after', move: 'stay', goal: 'no' });
  expect(after.bodies.ana?.wounds).toBe(0);
  expect(after.camp.food).toBe(0);
});

describe('a night without the wizard', () => {
  const night = play(ready(), skip, skip);

  test('a plain night is computed: hunger and the open air hurt', () => {
    const after = play(night, runWizard(night, 'skipNight', { how: 'plain' }));
    expect(after).toMatchObject({ round: 2, bodies: { ana: { wounds: 3 }, ben: { wounds: 3 } } });
  });

  test('a night that the table counted only turns the page, once it says so', () => {
    expect(() => runWizard(night, 'skipNight', { how: 'counted' })).toThrow('countAll');
    const ticks = { counted: ['eaten', 'slept', 'rotten'] };
    const after = play(night, runWizard(night, 'skipNight', { how: 'counted' }, {}, ticks));
    expect(after).toMatchObject({ round: 2, bodies: { ana: { wounds: 0 } } });
    expect(robinson.table(night).more?.map(({ id }) => id)).not.toContain('skipPhase');
  });
});
