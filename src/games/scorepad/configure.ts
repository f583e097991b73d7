import { err, ok, type Answers, type Refusal, type Result, type Seat } from '@/engine';
import type { ScorepadConfig } from './config';
import { BEST, COUNTING, NAME_LENGTH, PLAYERS } from './limits';
import { refuse } from './say';

/** What the new-game screen collected, checked once more: the rules trust no screen. */
export function configure(seats: readonly Seat[], answers: Answers): Result<ScorepadConfig, Refusal> {
  const name = String(answers.name ?? '').trim();
  if ([...name].length > NAME_LENGTH) return err(refuse('nameTooLong', { max: NAME_LENGTH }, 'name'));
  if (seats.length < PLAYERS.min || seats.length > PLAYERS.max)
    return err(refuse('players', PLAYERS, 'seats'));
  if (new Set(seats.map((seat) => seat.id)).size < seats.length)
    return err(refuse('playerTwice', undefined, 'seats'));
  if (new Set(seats.map((seat) => seat.colour)).size < seats.length)
    return err(refuse('colourTwice', undefined, 'seats'));
  const counting = COUNTING.find((word) => word === answers.counting) ?? 'rounds';
  const best = BEST.find((word) => word === answers.best) ?? 'highest';
  return ok({ v: 1, name: name === '' ? null : name, seats, counting, best });
}
