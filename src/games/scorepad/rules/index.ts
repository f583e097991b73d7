import {
  among,
  checked,
  fail,
  listOf,
  number,
  ok,
  orElse,
  procedure,
  shape,
  text,
  type Read,
  type RulesHalf,
} from '@/engine';
import { say } from '../say';
import { BEST, PLAYERS, SCORE_LIMIT } from '../limits';
import { standings } from '../standings';

const player = shape({ id: text, score: number({ min: -SCORE_LIMIT, max: SCORE_LIMIT }) });

const input = shape({
  players: checked(listOf(player, PLAYERS), (players) =>
    players.forEach(({ id }, i) => {
      const twice = players.findIndex((other) => other.id === id) < i;
      if (twice) fail(`players[${i}].id`, 'invalid-input', say('refusal.playerTwice'));
    }),
  ),
  best: orElse(among(BEST), 'highest'),
});

/** Who is where, best first as they sit. */
function resolve({ players, best }: Read<typeof input>) {
  const totals = Object.fromEntries(players.map(({ id, score }) => [id, score]));
  const seats = players.map(({ id }) => ({ id, name: id, colour: 'sun' as const }));
  const places = standings({ totals, config: { seats, best } });
  return ok({
    figures: { places },
    explanation: places.map(({ player, score, rank }) => ({
      rule: say('why.rank', { player, count: score, rank }),
    })),
  });
}

export const rules: RulesHalf = { procedures: { standings: procedure({ input, resolve }) } };
