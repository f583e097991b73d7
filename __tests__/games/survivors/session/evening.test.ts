import { advance, canUndo, unwrap } from '@/engine';
import { survivors } from '@/games/survivors';
import type { Command } from '@/games/survivors/session/command';
import type { State } from '@/games/survivors/session/state';
import {
  decideOn,
  foldAll,
  newTable,
  NO_OUTCOME,
  play,
  record,
  refusalOf,
  resources,
  roll,
  totals,
  travel,
  trio,
  underWay,
} from './playing';

/** Two turns of two players: a failed Threat with a Reward, then a Penalty that brings a Horde. */
const TURNS: readonly Command[] = [
  { type: 'beginPlay', hordes: [2, 3, 4], leader: 'bo' },
  travel(0, 'bo'),
  totals(5, 4, 2),
  roll(trio(3, 5, 1), 'production', {
    lossResource: 'herb',
    played: { ana: trio(1, 0, 0) },
    outcomes: {
      penalty: NO_OUTCOME,
      reward: { ...NO_OUTCOME, changes: resources({ survivors: 2 }), drawn: { bo: trio(0, 1, 0) } },
      bonus: NO_OUTCOME,
    },
  }),
  travel(0, 'ana'),
  { ...totals(6, 3, 3), threat: 'combat' } as Command,
  roll(trio(6, 0, 0), 'combat', {
    outcomes: {
      penalty: { ...NO_OUTCOME, changes: resources({ survivors: -1, fuel: -9 }), addHordes: [0] },
      reward: NO_OUTCOME,
      bonus: NO_OUTCOME,
    },
  }),
];

describe('a whole evening', () => {
  const start = newTable(2);
  const { state, entries } = record(start, TURNS);

  test('dials, Hordes, cards and tiles are what the rules made of them', () => {
    expect(state.caravan).toEqual({ survivors: 9, scrap: 8, herb: 6, resolve: 8, fuel: 0 });
    expect(state).toMatchObject({ phase: 'decide', turn: 2, leader: 'ana', stack: { left: 23, aside: 6 } });
    // Three followed around the caravan; the one straight behind and both sides reach it in the second turn.
    expect(state.hordes).toEqual({ encounter: 0, ring: [0, 2, 3, 4] });
    expect(state.players.ana?.cards).toEqual(trio(1, 0, 0));
    expect(state.players.bo?.cards).toEqual(trio(2, 1, 0));
  });

  test('without Fuel the caravan has to settle', () => {
    expect(refusalOf(state, travel(1))).toBe('not-affordable');
    expect(survivors.table(state).primary?.does).toEqual({ kind: 'wizard', wizard: 'settle' });
  });

  test.each([
    ['won', true],
    ['lost', false],
  ])('it is %s together, with the Survivors that are left', (_word, won) => {
    const end = play(state, { type: 'settle', removals: null, won, location: null });
    expect(end.caravan).toEqual({ survivors: 0, scrap: 0, herb: 0, resolve: 0, fuel: 0 });
    const result = survivors.result(end) ?? [];
    expect(result.map(({ player, winner, rank, score }) => [player, winner, rank, score])).toEqual([
      ['ana', won, 1, 0],
      ['bo', won, 1, 0],
    ]);
    for (const { score, sources } of result)
      expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(survivors.facts(end.config)).toMatchObject({ cooperative: true, roles: { ana: 'Morettis' } });
  });

  test('undo to the start and forward again gives the same end', () => {
    const end = record(state, [{ type: 'settle', removals: null, won: true, location: null }]);
    let session = foldAll(start, [...entries, ...end.entries]);
    const last = session.state;
    let steps = 0;
    while (canUndo(session)) {
      session = unwrap(advance(survivors, session, { kind: 'undo', at: 0 }));
      steps += 1;
    }
    expect(session.state).toEqual(start);
    for (let i = 0; i < steps; i++) session = unwrap(advance(survivors, session, { kind: 'redo', at: 0 }));
    expect(session.state).toEqual(last);
  });

  test('why a dial is what it is adds up to it', () => {
    for (const figure of survivors.table(state).shared?.[0]?.figures ?? []) {
      if (!figure.why) continue;
      const sum = figure.why.reduce(
        (all, { deltas = [] }) => deltas.reduce((some, { by }) => some + by, all),
        0,
      );
      expect([figure.id, sum]).toEqual([figure.id, figure.value]);
    }
  });
});

describe('the order of a turn', () => {
  const state = underWay(2);

  test.each<[string, State, Command, string]>([
    [
      'settling before the first Encounter',
      state,
      { type: 'settle', removals: null, won: true, location: null },
      'settleLater',
    ],
    ['counting before the caravan moved', state, totals(1, 0, 0), 'notNow'],
    [
      'rolling before the Challenges are known',
      play(state, travel(0)),
      roll(trio(1, 1, 1), 'combat'),
      'notNow',
    ],
    [
      'travelling on in the middle of an Encounter',
      play(state, travel(0), totals(2, 1, 0)),
      travel(1),
      'notNow',
    ],
    ['a tie without the leader', play(state, travel(0)), totals(2, 2, 0), 'threatNeeded'],
    [
      'cards that nobody holds',
      play(state, travel(0), totals(2, 1, 0)),
      roll(trio(2, 1, 0), 'combat', { played: { ana: trio(3, 0, 0) } }),
      'cardsShort',
    ],
    ['beginning twice', state, { type: 'beginPlay', hordes: [0, 1, 2], leader: 'bo' }, 'alreadyBegun'],
    [
      'two Hordes on one tile',
      newTable(2),
      { type: 'beginPlay', hordes: [0, 0, 2], leader: 'bo' },
      'limit-exceeded',
    ],
    [
      'two Hordes on one tile by hand',
      state,
      { type: 'setHordes', to: { encounter: 0, ring: [1, 1] } },
      'hordeTwice',
    ],
    [
      'a Resource below nothing',
      play(state, { type: 'correct', resource: 'herb', to: 0 }),
      { type: 'adjust', resource: 'herb', by: -1 },
      'atFloor',
    ],
    ['somebody who is not here', state, { type: 'giveLead', to: '__proto__' }, 'unknownPlayer'],
  ])('%s is refused', (_what, table, command, code) => {
    expect(refusalOf(table, command)).toBe(code);
  });

  test('an Encounter that was resolved without the app is over, and its Hordes have left', () => {
    const chased = play(state, { type: 'setHordes', to: { encounter: 0, ring: [0, 5] } }, travel(0));
    expect(chased.hordes.encounter).toBe(2);
    const after = play(chased, { type: 'skipEncounter' });
    expect(after).toMatchObject({ phase: 'decide', hordes: { encounter: 0, ring: [] } });
  });

  test('a finished game takes nothing but a note until it is reopened', () => {
    const over = play(state, { type: 'giveUp' });
    expect(refusalOf(over, travel(0))).toBe('finished');
    expect(decideOn(over, { type: 'note', text: 'We ran out of road.' }).ok).toBe(true);
    expect(play(over, { type: 'reopen' })).toEqual(state);
  });

  test('when the stack is too low the tiles that lie aside make a new one', () => {
    const low = play(state, { type: 'correctStack', to: 2 }, travel(0));
    expect(low.stack).toEqual({ left: 2, aside: 0 });
  });
});
