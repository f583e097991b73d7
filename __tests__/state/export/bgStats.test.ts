import * as fc from 'fast-check';
import { COLOURS, field, flag, list, optional, record, text, whole, type At } from '@/engine';
import type { GameResult } from '@/data/gameResult';
import { bgStatsLink, bgStatsPlay, type PlayedGame } from '@/state/export/bgStats';

const emmy: GameResult['players'][number] = {
  seat: 'p1',
  name: 'Emmy',
  colour: 'sun',
  role: 'adelita',
  score: 84,
  rank: 1,
  winner: true,
  startPlayer: true,
  sources: [{ source: 'assemblies', points: 84 }],
};
const evening: PlayedGame = {
  sessionId: 'night-1',
  gameId: 'perseverance-1',
  gameName: 'Perseverance: Episode 1',
  bggId: 256997,
  endedAt: Date.UTC(2026, 10, 14, 21, 5, 9),
  board: 'Published 2021',
  comments: 'A breach on the last turn',
  roleName: (role) => role.toUpperCase(),
  result: {
    edition: 'published-2021',
    scenario: null,
    cooperative: false,
    won: null,
    highestWins: true,
    minutes: 130,
    players: [
      emmy,
      { ...emmy, seat: 'p2', name: 'Ola', score: 70, rank: 2, winner: false, startPlayer: false, role: null },
    ],
  },
};

/** Reads a play as the receiver documents it; anything else in it is a fault. */
function readPlay(at: At) {
  only(at, ['sourceName', 'sourcePlayId', 'playDate', 'durationMin', 'board', 'comments', 'game', 'players']);
  for (const name of ['sourceName', 'sourcePlayId']) text(field(at, name));
  expect(text(field(at, 'playDate'))).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  optional(field(at, 'durationMin'), whole, null);
  for (const name of ['board', 'comments']) optional(field(at, name), text, null);
  const game = field(at, 'game');
  only(game, ['name', 'sourceGameId', 'bggId', 'highestWins', 'noPoints']);
  for (const name of ['name', 'sourceGameId']) text(field(game, name));
  optional(field(game, 'bggId'), whole, null);
  for (const name of ['highestWins', 'noPoints']) flag(field(game, name));
  list(
    field(at, 'players'),
    (player) => {
      only(player, ['name', 'sourcePlayerId', 'startPlayer', 'score', 'rank', 'role', 'winner']);
      for (const name of ['name', 'sourcePlayerId']) text(field(player, name));
      for (const name of ['startPlayer', 'winner']) flag(field(player, name));
      optional(field(player, 'score'), (score) => whole(score, { min: -1e9 }), null);
      optional(field(player, 'rank'), whole, null);
      optional(field(player, 'role'), text, null);
    },
    { min: 1 },
  );
}

function only(at: At, names: readonly string[]) {
  expect(names).toEqual(expect.arrayContaining(Object.keys(record(at))));
  expect(Object.values(record(at))).not.toContain(null);
}

const fromLink = (link: string): unknown =>
  JSON.parse(new URL(link).searchParams.get('data') ?? 'nothing') as unknown;

describe('a play for BG Stats', () => {
  it('describes a finished Episode 1 game as the schema wants it', () => {
    const play = fromLink(bgStatsLink(bgStatsPlay(evening)));
    readPlay({ value: play, path: '' });
    expect(play).toEqual({
      sourceName: 'Foothold',
      sourcePlayId: 'night-1',
      playDate: '2026-11-14 21:05:09',
      durationMin: 130,
      board: 'Published 2021',
      comments: 'A breach on the last turn',
      game: {
        name: 'Perseverance: Episode 1',
        sourceGameId: 'perseverance-1',
        bggId: 256997,
        highestWins: true,
        noPoints: false,
      },
      players: [
        {
          name: 'Emmy',
          sourcePlayerId: 'p1',
          startPlayer: true,
          score: 84,
          rank: 1,
          role: 'ADELITA',
          winner: true,
        },
        { name: 'Ola', sourcePlayerId: 'p2', startPlayer: false, score: 70, rank: 2, winner: false },
      ],
    });
  });

  it('leaves out what nobody knows, whatever that is', () => {
    const player = fc.record({
      seat: fc.string({ minLength: 1 }),
      name: fc.string({ minLength: 1 }),
      colour: fc.constantFrom(...COLOURS),
      role: fc.option(fc.string({ minLength: 1 })),
      score: fc.option(fc.integer({ min: -50, max: 500 })),
      rank: fc.integer({ min: 1, max: 4 }),
      winner: fc.boolean(),
      startPlayer: fc.boolean(),
      sources: fc.constant([]),
    });
    const played = fc.record({
      bggId: fc.option(fc.constant(256997)),
      board: fc.option(fc.string({ minLength: 1 })),
      comments: fc.string(),
      cooperative: fc.boolean(),
      minutes: fc.option(fc.nat(600)),
      players: fc.array(player, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(played, ({ cooperative, minutes, players, ...facts }) => {
        const result = { ...evening.result, cooperative, minutes, players };
        readPlay({ value: fromLink(bgStatsLink(bgStatsPlay({ ...evening, ...facts, result }))), path: '' });
      }),
    );
  });
});
