import { playTime, timeline, type PlayerResult } from '@/engine';
import type { Database } from '@/data/database';
import type { GameResult, SeatResult } from '@/data/gameResult';
import { loadWhole } from './loadSession';
import { entriesOf, type OpenSession } from './openSession';
import { summarise } from './summary';

type Store = Pick<Database, 'sessions' | 'log' | 'snapshots' | 'results'>;

/**
 * Writes down what follows from the log: what lists show, whether the game is over, and its result for statistics.
 * All or nothing. Flush the writer first: what is not the log on the disk is not kept, and this returns false.
 */
export async function recordResult(data: Store, open: OpenSession): Promise<boolean> {
  const { id, game, session, seats } = open;
  const about = { id, length: session.length, summary: summarise(open), seats };
  const places = game.result(session.state);
  if (places === null) return data.results.save({ ...about, ending: null });
  // Only a finished game is read from its first entry.
  const whole = open.pastLoaded ? open : await loadWhole(data, open);
  const entries = entriesOf(whole).slice(0, session.length);
  const stored = await data.sessions.get(id);
  const at = (stored.kind === 'ok' ? stored.value.finishedAt : null) ?? entries.at(-1)?.at ?? open.startedAt;
  // A note added the next morning does not make the evening longer.
  const moments = entries.map((entry) => entry.at).filter((moment) => moment <= at);
  return data.results.save({
    ...about,
    ending: {
      at,
      result: resultOf(open, places, playTime(open.startedAt, moments)),
      notes: timeline(entries)
        .filter(({ status }) => status === 'done')
        .flatMap(({ events }) => events.map((event) => game.describe(event, open.config).remark))
        .filter((remark) => remark !== undefined),
    },
  });
}

/** A finished game as statistics and other programs see it. */
export function resultOf(
  { game, config, seats }: Pick<OpenSession, 'game' | 'config' | 'seats'>,
  places: readonly PlayerResult[],
  minutes: number,
): GameResult {
  const { edition, scenario, roles, cooperative, fewerIsBetter = false } = game.facts(config);
  const players = seats.flatMap(({ id, name, colour }, position): readonly SeatResult[] => {
    const place = places.find(({ player }) => player === id);
    if (!place) return [];
    const { score, rank, winner, sources } = place;
    const role = Object.hasOwn(roles, id) ? (roles[id] ?? null) : null;
    // Seats are in turn order.
    return [{ seat: id, name, colour, role, score, rank, winner, startPlayer: position === 0, sources }];
  });
  const left = new Set(places.filter((place) => place.left).map(({ player }) => player));
  return {
    edition,
    scenario,
    cooperative,
    won: cooperative ? players.some(({ winner }) => winner) : null,
    // A player who left comes last, whatever they had.
    highestWins: !fewerIsBetter && highestWins(players.filter(({ seat }) => !left.has(seat))),
    minutes,
    players,
  };
}

/** The places say which way points count: the other way only if a better place has fewer. */
function highestWins(players: readonly SeatResult[]): boolean {
  return !players.some((a) =>
    players.some((b) => a.rank < b.rank && a.score !== null && b.score !== null && a.score < b.score),
  );
}
