import { advance, canUndo, fold, startSession, unwrap } from '@/engine';
import { robinson } from '@/games/robinson';
import type { Command } from '@/games/robinson/session/command';
import type { Event } from '@/games/robinson/session/event';
import type { State } from '@/games/robinson/session/state';
import { eventsOf, faceUp, newTable, play, record, throughJson } from './playing';
import { walk, type Answers, type Figures, type Ticks } from './walking';

/** One round of a table that does little: one rests, one gathers. */
function quietRound(state: State): State {
  let now = state;
  /** Nothing is asked any more once it is over. */
  const go = (id: string, ...rest: [Answers?, Figures?, Ticks?]) => {
    if (!now.fate) now = play(now, walk(now, id, ...rest));
  };
  if (now.stage === 'event') go('event', { icon: 'book' });
  go('morale', { top: 'tokens' });
  go('production');
  go(
    'plan',
    { way1: 'gather-wood', lead1: 'ana', way2: 'rest', lead2: 'ben', way3: 'done' },
    { 'support1 ana': 1, 'tile1 space': 3 },
  );
  for (let left = now.plan?.length ?? 0; left > 0; left--) go('resolve');
  go('endActions');
  go('weather', { animals: 'none', storm: 'no' }, { 'clouds rain': 1 });
  go('night', { move: 'stay', goal: 'no' }, {}, { hungry: ['ben'] });
  return now;
}

describe('a whole evening', () => {
  const start = play(newTable(2, { rounds: 4, scenario: 'Castaways' }), { type: 'beginPlay' }, faceUp(3));

  test('a quiet group is lost, to the cold or to the calendar, and every wound has its cause', () => {
    let now = start;
    for (let i = 0; i < 4 && now.stage !== 'finished'; i++) now = quietRound(now);
    expect(now.fate?.won).toBe(false);
    const result = robinson.result(now) ?? [];
    expect(result.map(({ winner }) => winner)).toEqual([false, false]);
    for (const { score, sources } of result)
      expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(result.every(({ sources }) => sources.some(({ source }) => source === 'cold'))).toBe(true);
  });

  test('a goal that is met in the night wins', () => {
    let now = play(start, { type: 'skipPhase' }, { type: 'skipPhase' }, { type: 'skipPhase' });
    now = play(now, walk(now, 'weather', { animals: 'beast', storm: 'no' }));
    expect(now.bodies.ana?.wounds).toBe(3);
    now = play(now, walk(now, 'night', { move: 'stay', goal: 'yes' }));
    expect(now.fate).toMatchObject({ won: true, cause: 'goal', round: 1 });
    expect(robinson.table(now).detail).toMatchObject({ key: 'session.table.won' });
  });

  test('undo to the start and forward gives the same end', () => {
    const { state, entries } = record(start, [
      { type: 'moralePhase', atHighest: null },
      { type: 'takeWounds', owners: ['ana', 'ben', 'friday'], wounds: 5, cause: 'card' },
      { type: 'adjust', owner: 'the camp', counter: 'wood', by: 4 },
      { type: 'skipPhase' },
      { type: 'finish', won: false },
    ]);
    expect(state.camp.morale).toBe(-2);
    let session = unwrap(fold(robinson, startSession<State, Event>(start), entries));
    while (canUndo(session)) session = unwrap(advance(robinson, session, { kind: 'undo', at: 0 }));
    expect(session.state).toEqual(start);
    for (let i = 0; i < entries.length; i++)
      session = unwrap(advance(robinson, session, { kind: 'redo', at: 0 }));
    expect(session.state).toEqual(state);
  });

  test('the death of a player is the end, Friday’s is not', () => {
    const friday = play(start, { type: 'takeWounds', owners: ['friday'], wounds: 9, cause: 'card' });
    expect(friday.stage).toBe('morale');
    const dead = play(friday, { type: 'takeWounds', owners: ['ben'], wounds: 20, cause: 'event' });
    expect(dead.fate).toMatchObject({ won: false, cause: 'death', player: 'ben' });
    expect(dead.bodies.ben?.wounds).toBe(12);
    expect(play(dead, { type: 'reopen' }).stage).toBe('morale');
  });
});

describe('planning keeps count', () => {
  const ready = (wood: number): State =>
    play(
      newTable(2),
      { type: 'beginPlay' },
      { type: 'skipPhase' },
      { type: 'skipPhase' },
      faceUp(3),
      faceUp(4),
      ...(wood > 0 ? [{ type: 'correct', owner: 'the camp', counter: 'wood', to: wood } as const] : []),
    );
  const plan = (state: State, answers: Answers, figures: Figures = {}) =>
    play(state, walk(state, 'plan', answers, figures));

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
    const after = play(planned, walk(planned, 'resolve'));
    expect(after.tokens).toEqual([]);
    expect(play(after, walk(after, 'resolve')).plan).toEqual([]);
  });

  test('a failed building spends nothing and brings Determination', () => {
    const one: Answers = { way1: 'shelter', pay1: 'wood', lead1: 'ana', way2: 'done' };
    const planned = plan(ready(2), one);
    const failed = play(planned, walk(planned, 'resolve', { wound: 'yes', success: 'no', adventure: 'no' }));
    expect(failed.camp).toMatchObject({ wood: 2, shelter: 0 });
    expect(failed.bodies.ana).toEqual({ wounds: 1, determination: 2 });
    const built = play(planned, walk(planned, 'resolve', { wound: 'no', success: 'yes', adventure: 'no' }));
    expect(built.camp).toMatchObject({ wood: 0, shelter: 1 });
  });

  test('an invention works after all actions', () => {
    const state = ready(1);
    const planned = plan(
      state,
      { way1: 'item', item1: 'knife', 'terrain1:knife': '-', lead1: 'ana', way2: 'done' },
      { 'support1 ana': 1 },
    );
    const built = play(planned, walk(planned, 'resolve'));
    expect([built.items, built.camp.weapon]).toEqual([[], 0]);
    const done = play(built, walk(built, 'endActions'));
    expect([done.items, done.camp.weapon]).toEqual([['knife'], 1]);
  });

  test('nobody goes hunting without a card to hunt', () => {
    expect(() => plan(ready(0), { way1: 'hunt' })).toThrow('refusal.huntingDeck');
  });

  test('a hunt brings future food and wears the weapon', () => {
    const state = play(ready(0), { type: 'correct', owner: 'the camp', counter: 'huntingDeck', to: 1 });
    const planned = plan(state, { way1: 'hunt', lead1: 'ana', way2: 'done' }, { 'support1 ana': 1 });
    const hunted = play(
      planned,
      walk(
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

describe('skills, items, demands', () => {
  const begun = play(
    newTable(4),
    { type: 'beginPlay' },
    { type: 'correct', owner: 'di', counter: 'determination', to: 5 },
    { type: 'correct', owner: 'ben', counter: 'determination', to: 5 },
  );

  test('a skill is paid for and used once a round', () => {
    const use: Command = {
      type: 'useSkill',
      player: 'di',
      skill: 'defense-plan',
      raise: 'weapon',
      targets: [],
    };
    const after = play(begun, use);
    expect([after.camp.weapon, after.bodies.di?.determination]).toEqual([1, 3]);
    expect(robinson.decide(after, use, { pick: () => 0 })).toMatchObject({ ok: false });
  });

  test('a demand that cannot be met hurts everybody, with its cause', () => {
    const wants = { wood: 2, food: 0, fur: 0, weapon: 0, palisade: 0, roof: 0, determination: 0 };
    const events = eventsOf(begun, { type: 'demand', player: null, wants, onlyIfPossible: false }).map(
      throughJson,
    );
    const hurt = events.filter((event) => event.type === 'wounded');
    expect(hurt.map(({ wounds, cause }) => [wounds, cause])).toEqual(
      Array.from({ length: 4 }, () => [2, 'demand']),
    );
  });

  test('what the table sets on the review counts, as a correction', () => {
    const events = eventsOf(begun, {
      type: 'byHand',
      command: { type: 'moralePhase', atHighest: null },
      corrections: [{ owner: 'ana', counter: 'determination', to: 4 }],
    });
    expect(events.map(({ type }) => type)).toEqual(['moraleTaken', 'corrected']);
  });
});
