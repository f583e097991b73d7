import { advance, canUndo, fold, startSession, unwrap } from '@/engine';
import { robinson } from '@/games/robinson';
import type { Event } from '@/games/robinson/session/event';
import type { State } from '@/games/robinson/session/state';
import { begun } from './acting';
import { eventsOf, faceUp, newTable, play, record } from './playing';
import { runWizard, type Answers, type Figures, type Ticks } from './runWizard';

/** One round of a table that does little: one rests, one gathers. */
function quietRound(state: State): State {
  let now = state;
  /** Nothing is asked any more once it is over. */
  const go = (id: string, ...rest: [Answers?, Figures?, Ticks?]) => {
    if (!now.fate) now = play(now, runWizard(now, id, ...rest));
  };
  if (now.stage === 'event') go('event', { icon: 'book' });
  go('morale', { top: 'tokens' });
  go('production');
  go('plan', { 'ana 1': 'gather-wood', 'ana 2': 'gather-wood', 'ben 1': 'rest', 'tile:gather-wood': '3' });
  // Both are sure: one tap.
  go('resolve');
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
    now = play(now, runWizard(now, 'weather', { animals: 'beast', storm: 'no' }));
    expect(now.bodies.ana?.wounds).toBe(3);
    now = play(now, runWizard(now, 'night', { move: 'stay', goal: 'yes' }));
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

test('what the table sets on the review counts, as a correction', () => {
  const events = eventsOf(begun, {
    type: 'byHand',
    command: { type: 'moralePhase', atHighest: null },
    corrections: [{ owner: 'ana', counter: 'determination', to: 4 }],
  });
  expect(events.map(({ type }) => type)).toEqual(['moraleTaken', 'corrected']);
});
