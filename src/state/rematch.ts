import { loggedGame } from '@/data/loggedGame';
import type { SessionRecord } from '@/data/sessionRecord';
import { readStored, type AnyGame, type Answers, type Seat } from '@/engine';
import { ANY_GAME, answersForName } from './anyGame';
import { learnedIn } from './learned';
import { answersFor, seatAll } from './prefill';
import type { Seating } from './seating';
import type { Services } from './services';

export interface Rematch {
  readonly seats: Seating;
  /** Null where the earlier game does not say: then the last answers count. */
  readonly answers: Answers | null;
  readonly groupId: string | null;
}

/** The table of an earlier game, under the names that its people have today. */
export async function rematchOf(
  { data }: Pick<Services, 'data'>,
  game: AnyGame,
  record: SessionRecord,
): Promise<Rematch | null> {
  const before = record.logged ? loggedTable(record) : playedTable(game, record);
  if (!before) return null;
  let { answers } = before;
  if (!record.logged && answers) answers = { ...answers, ...(await learnedIn({ data }, game, record.id)) };
  const seats: Seat[] = [];
  for (const seat of before.seats) {
    const found = await data.players.get(seat.id);
    // A guest is not in the roster, and sits down as a guest again.
    const { id, name } = found.kind === 'ok' ? found.value : seat;
    seats.push({ id, name, colour: seat.colour });
    answers &&= answersFor(answers, seat.id, id);
  }
  return { seats: seatAll(game, seats), answers, groupId: record.groupId };
}

type Table = Pick<Rematch, 'seats' | 'answers'>;

function playedTable(game: AnyGame, record: SessionRecord): Table | null {
  const config = readStored(record.config, (at) => game.config(at));
  if (!config.ok) return null;
  return { seats: game.seats(config.value), answers: game.setup.answers?.(config.value) ?? null };
}

function loggedTable(record: SessionRecord): Table | null {
  const logged = readStored(record.config, loggedGame);
  if (!logged.ok) return null;
  return {
    seats: logged.value.logged.players.map(({ seat, name, colour }) => ({ id: seat, name, colour })),
    answers: record.gameId === ANY_GAME ? answersForName(record.title) : null,
  };
}
