import { err, ok, type PutRight, type Refusal, type Result, type Seat } from '@/engine';
import { refuse, say } from './say';
import type { ScorepadCommand } from './command';
import type { ScorepadEvent } from './event';
import { PLAYERS } from './limits';
import type { ScorepadState } from './state';
import type { Names } from './names';

type Decision = Result<readonly ScorepadEvent[], Refusal>;

/** The points stay in the books; rounds go on without them. */
export function leave({ config }: ScorepadState, player: string): Decision {
  if (!config.seats.some(({ id }) => id === player)) return err(refuse('unknownPlayer'));
  if (config.seats.length <= PLAYERS.min) return err(refuse('lastTwo'));
  return ok([{ type: 'playerLeft', v: 1, player }]);
}

export function comeBack({ left }: ScorepadState, player: string): Decision {
  if (!left.some(({ id }) => id === player)) return err(refuse('unknownPlayer'));
  return ok([{ type: 'playerBack', v: 1, player }]);
}

export function join({ config, left }: ScorepadState, seat: Seat): Decision {
  const known = [...config.seats, ...left];
  if (config.seats.length >= PLAYERS.max) return err(refuse('players', PLAYERS));
  if (known.some(({ id }) => id === seat.id)) return err(refuse('playerTwice'));
  if (known.some(({ colour }) => colour === seat.colour)) return err(refuse('colourTwice'));
  return ok([{ type: 'playerJoined', v: 1, seat }]);
}

/** Points are on the page by themselves; who sits at the table is what is left. */
export function putRight({ config, left }: ScorepadState): PutRight<ScorepadCommand, Names> {
  return {
    sections: [],
    people: {
      here: config.seats.map(({ id }) => id),
      left: left.map(({ id }) => id),
      leaving: say('putRight.leaving'),
      leave: (player) => ({ type: 'leave', player }),
      comeBack: (player) => ({ type: 'comeBack', player }),
      late:
        config.seats.length >= PLAYERS.max
          ? { reason: say('putRight.full', { max: PLAYERS.max }) }
          : {
              note: say('putRight.joining'),
              roles: [],
              join: (seat) => ({ type: 'join', seat }),
            },
    },
  };
}
