import type { PlayerResult } from '@/engine';
import type { SayText } from '@/i18n';
import type { OpenSession } from '@/state/openSession';

/** What becomes of the end of the game; null where the change leaves it alone. */
export function outcomeChange({ game, config, seats, session }: OpenSession, after: unknown, say: SayText) {
  const [was, now] = [game.result(session.state), game.result(after)];
  if (JSON.stringify(placesIn(was)) === JSON.stringify(placesIn(now))) return null;
  if (!now) return say('change.goesOn');
  if (!was) return say('change.ends');
  const winners = now.filter(({ winner }) => winner);
  const names = winners.map(({ player }) => seats.find(({ id }) => id === player)?.name ?? player);
  const outcome = game.facts(config).cooperative
    ? say(winners.length > 0 ? 'history.together' : 'history.lostTogether')
    : say('history.wonBy', { names: names.join(', ') });
  return say('change.newResult', { outcome });
}

function placesIn(places: readonly PlayerResult[] | null) {
  return places?.map(({ player, score, rank }) => [player, score, rank]) ?? null;
}
