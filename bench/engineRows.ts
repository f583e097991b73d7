import { Client } from 'boardgame.io/client';
import { advance, startSession, unwrap, type Session } from '@/engine';
import { counterGame, type CounterEvent, type Counters } from '../__tests__/engine/counterGame';
import { medians, perSecond, thousands, times } from './measure';
import type { Row } from './row';

type CounterSession = Session<Counters, CounterEvent>;

const PLAYERS = ['ana', 'bo', 'cy', 'dee'];
const COMMANDS = 2000;
const noChance = { pick: () => 0 };

/** The same taps for both: everybody in turn, plus one. */
export async function engineRows(): Promise<readonly Row[]> {
  const speed = await medians(7, {
    ours: () => play(fresh(), COMMANDS),
    theirs: () => playOnBoardgameIo(COMMANDS),
  });
  const ratio = speed.theirs / speed.ours;
  const ours = thousands(perSecond(COMMANDS, speed.ours));
  const theirs = thousands(perSecond(COMMANDS, speed.theirs));

  const early = play(fresh(), 100);
  const late = play(fresh(), 10_000);
  // A whole distance between two checkpoints, so that both pay for exactly one; often, since one is over in a blink.
  const cost = await medians(41, {
    early: () => repeat(50, () => play(early, 64)),
    late: () => repeat(50, () => play(late, 64)),
  });
  const growth = cost.late / cost.early;
  return [
    {
      what: 'commands decided and applied, against boardgame.io’s client',
      measured: `${times(ratio)} (${ours}/s against ${theirs}/s)`,
      bar: '≥ 20×',
      ok: ratio >= 20,
    },
    {
      what: 'a command at event 10,000 against event 100',
      measured: times(growth),
      bar: '≤ 1.2×',
      ok: growth <= 1.2,
    },
  ];
}

export function fresh(): CounterSession {
  return startSession(counterGame.initial(PLAYERS));
}

export function play(start: CounterSession, commands: number): CounterSession {
  let session = start;
  for (let i = 0; i < commands; i++) {
    const command = { type: 'adjust', player: PLAYERS[i % PLAYERS.length] ?? '', by: 1 } as const;
    const events = unwrap(counterGame.decide(session.state, command, noChance));
    session = unwrap(advance(counterGame, session, { kind: 'act', at: i, events }));
  }
  return session;
}

function playOnBoardgameIo(commands: number): void {
  const client = Client<Record<string, number>>({
    game: {
      name: 'counters',
      setup: () => Object.fromEntries(PLAYERS.map((player) => [player, 0])),
      moves: {
        adjust: ({ G }, player: string, by: number) => {
          const before = G[player];
          if (before === undefined || before + by < 0) return 'INVALID_MOVE';
          G[player] = before + by;
          return undefined;
        },
      },
    },
    numPlayers: PLAYERS.length,
    debug: false,
  });
  client.start();
  for (let i = 0; i < commands; i++) client.moves['adjust']?.(PLAYERS[i % PLAYERS.length], 1);
  const counted = Object.values(client.getState()?.G ?? {}).reduce((sum, value) => sum + value, 0);
  client.stop();
  if (counted !== commands) throw new Error(`boardgame.io counted ${counted} of ${commands}`);
}

function repeat(count: number, work: () => unknown): void {
  for (let i = 0; i < count; i++) work();
}
