import { err, NOTE_LENGTH, ok, readNote, type Refusal, type Result } from '@/engine';
import { comeBack, join, leave } from './people';
import { refuse } from './say';
import type { ScorepadCommand } from './command';
import type { Points, ScorepadEvent } from './event';
import { SCORE_LIMIT } from './limits';
import { roundNumber, type ScorepadState } from './state';
import { standings } from './standings';

type Decision = Result<readonly ScorepadEvent[], Refusal>;

export function decide(state: ScorepadState, command: ScorepadCommand): Decision {
  if (state.finished && command.type !== 'reopen' && command.type !== 'writeNote')
    return err(refuse('finished'));
  switch (command.type) {
    case 'changePoints':
      return changePoints(state, command.player, command.by);
    case 'setRoundPoints':
      return changePoints(
        state,
        command.player,
        command.to - (state.current[command.player] ?? 0),
        command.byHand,
      );
    case 'setTotal':
      return setTotal(state, command.player, command.to);
    case 'enterRound':
      return enterRound(state, command.points);
    case 'writeNote':
      return writeNote(command.text);
    case 'finish':
      return ok([{ type: 'gameFinished', v: 1, places: standings(state) }]);
    case 'leave':
      return leave(state, command.player);
    case 'comeBack':
      return comeBack(state, command.player);
    case 'join':
      return join(state, command.seat);
    case 'reopen':
      return state.finished ? ok([{ type: 'gameReopened', v: 1 }]) : err(refuse('notFinished'));
  }
}

function changePoints(state: ScorepadState, player: string, by: number, override?: true): Decision {
  const checked = checkTotal(state, player, (state.totals[player] ?? 0) + by);
  if (!checked.ok) return checked;
  if (by === 0) return err(refuse('noChange'));
  const round = state.config.counting === 'rounds' ? roundNumber(state) : null;
  return ok([{ type: 'pointsChanged', v: 1, player, by, round, ...(override && { byHand: override }) }]);
}

function setTotal(state: ScorepadState, player: string, to: number): Decision {
  const checked = checkTotal(state, player, to);
  if (!checked.ok) return checked;
  const from = state.totals[player] ?? 0;
  return from === to ? err(refuse('noChange')) : ok([{ type: 'totalCorrected', v: 1, player, from, to }]);
}

/** The points of a whole round replace what was counted in it so far, and the next round begins. */
function enterRound(state: ScorepadState, points: Points): Decision {
  if (state.config.counting !== 'rounds') return err(refuse('roundOnly'));
  const players = state.config.seats.map((seat) => seat.id);
  if (Object.keys(points).length !== players.length) return err(refuse('roundPoints'));
  for (const player of players) {
    const value = Object.hasOwn(points, player) ? points[player] : undefined;
    if (value === undefined) return err(refuse('roundPoints'));
    const before = (state.totals[player] ?? 0) - (state.current[player] ?? 0);
    const checked = checkTotal(state, player, before + value);
    if (!checked.ok) return checked;
  }
  return ok([{ type: 'roundEntered', v: 1, round: roundNumber(state), points }]);
}

function writeNote(text: string): Decision {
  const read = readNote(text);
  return read.ok
    ? ok([{ type: 'noteWritten', v: 1, text: read.value }])
    : err(refuse(read.error, { max: NOTE_LENGTH }));
}

function checkTotal(state: ScorepadState, player: string, total: number): Result<null, Refusal> {
  if (!Object.hasOwn(state.totals, player)) return err(refuse('unknownPlayer'));
  if (!Number.isInteger(total) || Math.abs(total) > SCORE_LIMIT)
    return err(refuse('scoreLimit', { limit: SCORE_LIMIT }));
  return ok(null);
}
