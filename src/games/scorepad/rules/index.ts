import {
  fail,
  field,
  list,
  oneOf,
  optional,
  read,
  text,
  whole,
  type At,
  type Outcome,
  type Procedure,
  type RulesHalf,
} from '@/engine';
import { say } from '../say';
import { BEST, PLAYERS, SCORE_LIMIT, type Place } from '../scorepad';
import { standings } from '../standings';

/** `{ players: [{ id, score }], best? }` → the places, best first as they sit. */
const standingsProcedure: Procedure = (input) => read(input, resolveStandings);

function resolveStandings(at: At): Outcome<{ readonly places: readonly Place[] }> {
  const players = list(
    field(at, 'players'),
    (player) => ({
      id: text(field(player, 'id')),
      score: whole(field(player, 'score'), { min: -SCORE_LIMIT, max: SCORE_LIMIT }),
    }),
    PLAYERS,
  );
  players.forEach(({ id }, i) => {
    const twice = players.findIndex((other) => other.id === id) < i;
    if (twice) fail(`players[${i}].id`, 'invalid-input', say('refusal.playerTwice'));
  });
  const best = optional(field(at, 'best'), (word) => oneOf(word, BEST), 'highest' as const);
  const totals = Object.fromEntries(players.map(({ id, score }) => [id, score]));
  const seats = players.map(({ id }) => ({ id, name: id, colour: 'sun' as const }));
  const places = standings({ totals, config: { seats, best } });
  return {
    figures: { places },
    explanation: places.map(({ player, score, rank }) => ({
      rule: say('why.rank', { player, count: score, rank }),
    })),
  };
}

export const rules: RulesHalf = { procedures: { standings: standingsProcedure } };
