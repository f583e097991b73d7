import type { Player } from '@/data/players';
import { seatAnswer, type AnyGame, type Answers, type Seat } from '@/engine';
import { sitDown, type Seating } from './seating';

/** Sits them down in order, as many as the game takes. */
export function seatAll(game: AnyGame, players: readonly Seat[]): Seating {
  return players.slice(0, game.setup.players.max).reduce(sitDown, [] as Seating);
}

/** Everybody who has not chosen gets what they like best, if it is still free. */
export function withPreferred(
  game: AnyGame,
  seats: Seating,
  answers: Answers,
  roster: readonly Player[],
): Answers {
  const question = game.setup.seat;
  if (!question) return answers;
  return seats.reduce((chosen, { id }) => {
    const wanted = preferredBy(roster, id, game.id);
    const own = seatAnswer(question.id, id);
    if (wanted === undefined || Object.hasOwn(chosen, own)) return chosen;
    if (!question.options.some((option) => option.id === wanted)) return chosen;
    const taken = seats.some((seat) => seat.id !== id && chosen[seatAnswer(question.id, seat.id)] === wanted);
    return taken && !question.shared.includes(wanted) ? chosen : { ...chosen, [own]: wanted };
  }, answers);
}

/** For a new evening: last time's answers, but players with a favourite get it again. */
export function freshAnswers(
  game: AnyGame,
  seats: Seating,
  last: Answers,
  roster: readonly Player[],
): Answers {
  const question = game.setup.seat;
  if (!question) return last;
  const choosy = seats.filter(({ id }) => preferredBy(roster, id, game.id) !== undefined);
  const open = choosy.map(({ id }) => seatAnswer(question.id, id));
  const kept = Object.entries(last).filter(([id]) => !open.includes(id));
  return withPreferred(game, seats, Object.fromEntries(kept), roster);
}

/** Answers of one seat under another id, after two roster entries of a person were merged. */
export function answersFor(answers: Answers, from: string, to: string): Answers {
  if (from === to) return answers;
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id.endsWith(`:${from}`) ? `${id.slice(0, -from.length)}${to}` : id,
      answer,
    ]),
  );
}

function preferredBy(roster: readonly Player[], id: string, gameId: string): string | undefined {
  const preferred = roster.find((player) => player.id === id)?.preferred;
  return preferred && Object.hasOwn(preferred, gameId) ? preferred[gameId] : undefined;
}
