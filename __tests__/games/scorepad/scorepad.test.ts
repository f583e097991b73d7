import { EMPTY_DRAFT, read, sumDeltas, unwrap } from '@/engine';
import { scorepad } from '@/games/scorepad';
import { configure } from '@/games/scorepad/configure';
import { SCORE_LIMIT } from '@/games/scorepad/limits';
import { decideOn, newPad, play, SEATS } from './table';

describe('counting as you go', () => {
  test('points go up and down, below zero too', () => {
    const { state } = play(
      newPad({ counting: 'free' }),
      { type: 'changePoints', player: 'ana', by: 3 },
      { type: 'changePoints', player: 'bo', by: -2 },
    );
    expect(state.totals).toEqual({ ana: 3, bo: -2, cy: 0 });
  });

  test('a round cannot be entered', () => {
    expect(
      decideOn(newPad({ counting: 'free' }), { type: 'enterRound', points: { ana: 1, bo: 1, cy: 1 } }),
    ).toMatchObject({
      ok: false,
      error: { code: 'roundOnly' },
    });
  });
});

describe('counting by round', () => {
  test('an entered round replaces what was tapped in it, and the next round begins at nothing', () => {
    const { state } = play(
      newPad(),
      { type: 'changePoints', player: 'ana', by: 5 },
      { type: 'enterRound', points: { ana: 7, bo: 2, cy: -1 } },
    );
    expect(state.totals).toEqual({ ana: 7, bo: 2, cy: -1 });
    expect(state.current).toEqual({ ana: 0, bo: 0, cy: 0 });
    expect(scorepad.table(state).detail).toEqual({ key: 'table.round', params: { round: 2 } });
  });

  test('a round without everybody’s points is refused', () => {
    expect(decideOn(newPad(), { type: 'enterRound', points: { ana: 7, bo: 2 } })).toMatchObject({
      ok: false,
      error: { code: 'roundPoints' },
    });
  });

  test('a total set by hand is a correction, says so, and leaves the rounds alone', () => {
    const { state } = play(
      newPad(),
      { type: 'enterRound', points: { ana: 7, bo: 2, cy: 0 } },
      { type: 'setTotal', player: 'ana', to: 10 },
    );
    expect(state.totals.ana).toBe(10);
    expect(state.rounds).toEqual([{ ana: 7, bo: 2, cy: 0 }]);
    expect(
      scorepad.describe({ type: 'totalCorrected', v: 1, player: 'ana', from: 7, to: 10 }, state.config),
    ).toMatchObject({ correction: true, figure: 3 });
  });
});

describe('limits', () => {
  test.each([SCORE_LIMIT + 1, -SCORE_LIMIT - 1, 1e9, 0.5, Number.NaN])(
    'a total of %p is refused and nothing changes',
    (to) => {
      expect(decideOn(newPad(), { type: 'setTotal', player: 'ana', to })).toMatchObject({
        ok: false,
        error: { code: 'scoreLimit' },
      });
    },
  );

  test('a change that changes nothing is refused', () => {
    expect(decideOn(newPad(), { type: 'setTotal', player: 'ana', to: 0 })).toMatchObject({
      ok: false,
      error: { code: 'noChange' },
    });
  });

  test('nobody but those at the table has points', () => {
    expect(decideOn(newPad(), { type: 'changePoints', player: '__proto__', by: 1 })).toMatchObject({
      ok: false,
      error: { code: 'unknownPlayer' },
    });
  });
});

describe('the end', () => {
  const played = play(newPad(), { type: 'enterRound', points: { ana: 4, bo: 9, cy: 9 } }).state;

  test('level players share the win', () => {
    const { state } = play(played, { type: 'finish' });
    expect(scorepad.result(state)).toEqual([
      {
        player: 'ana',
        score: 4,
        rank: 3,
        winner: false,
        sources: [{ source: 'points', points: 4 }],
      },
      {
        player: 'bo',
        score: 9,
        rank: 1,
        winner: true,
        sources: [{ source: 'points', points: 9 }],
      },
      {
        player: 'cy',
        score: 9,
        rank: 1,
        winner: true,
        sources: [{ source: 'points', points: 9 }],
      },
    ]);
  });

  test('the lowest wins where the table said so', () => {
    const { state } = play(
      newPad({ best: 'lowest' }),
      { type: 'enterRound', points: { ana: 4, bo: 9, cy: 9 } },
      { type: 'finish' },
    );
    expect(
      scorepad
        .result(state)
        ?.filter(({ winner }) => winner)
        .map(({ player }) => player),
    ).toEqual(['ana']);
  });

  test('a finished game takes no points until it is reopened', () => {
    const { state } = play(played, { type: 'finish' });
    expect(decideOn(state, { type: 'changePoints', player: 'ana', by: 1 })).toMatchObject({
      ok: false,
      error: { code: 'finished' },
    });
    expect(
      play(state, { type: 'reopen' }, { type: 'changePoints', player: 'ana', by: 1 }).state.totals.ana,
    ).toBe(5);
  });
});

describe('set-up', () => {
  test.each([
    ['a name of 300 characters', SEATS, { name: 'x'.repeat(300) }, 'nameTooLong'],
    ['one player', SEATS.slice(0, 1), { name: 'Harbour' }, 'players'],
    ['the same player twice', [SEATS[0], SEATS[0]], { name: 'Harbour' }, 'playerTwice'],
    [
      'one colour twice',
      [SEATS[0], { ...SEATS[1], colour: 'sun' as const }],
      { name: 'Harbour' },
      'colourTwice',
    ],
  ])('%s is refused', (_what, seats, answers, code) => {
    expect(configure(seats, answers)).toMatchObject({ ok: false, error: { code } });
  });

  test('an emoji is a name', () => {
    expect(configure(SEATS, { name: '🎲' })).toMatchObject({ ok: true, value: { name: '🎲' } });
  });

  test('a game without a name reads back, and its table is called a score pad', () => {
    const config = unwrap(configure(SEATS, { name: '  ' }));
    expect(read(JSON.parse(JSON.stringify(config)), scorepad.config)).toEqual({ ok: true, value: config });
    expect(scorepad.title(config)).toBe('');
    expect(scorepad.table(scorepad.initial(config)).heading.key).toBe('untitled');
  });

  test('a stored config reads back, a damaged one names its fault', () => {
    const config = JSON.parse(JSON.stringify(newPad().config)) as Record<string, unknown>;
    expect(read(config, scorepad.config)).toEqual({ ok: true, value: config });
    expect(read({ ...config, counting: 'by moonlight' }, scorepad.config)).toMatchObject({
      ok: false,
      error: { path: 'counting' },
    });
  });
});

test('the why of every total adds up to it', () => {
  const { state } = play(
    newPad(),
    { type: 'enterRound', points: { ana: 7, bo: 2, cy: 3 } },
    { type: 'setTotal', player: 'ana', to: 10 },
    { type: 'changePoints', player: 'ana', by: 4 },
  );
  for (const { main, player } of scorepad.table(state).rows) {
    expect(sumDeltas(main?.why ?? [])[player]?.points ?? 0).toBe(main?.value);
  }
});

test('the round wizard is prefilled from what was tapped and commits one command', () => {
  const { state } = play(newPad(), { type: 'changePoints', player: 'bo', by: 6 });
  const [wizard] = scorepad.wizards;
  const draft = wizard?.begin(state);
  expect(draft).toEqual(EMPTY_DRAFT);
  expect(wizard?.commit(state, draft ?? EMPTY_DRAFT)).toEqual({
    ok: true,
    value: { type: 'enterRound', points: { ana: 0, bo: 6, cy: 0 } },
  });
});
