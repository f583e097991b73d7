import {
  advance,
  fold,
  ok,
  startSession,
  type AnyGame,
  type Entry,
  type FoldFault,
  type LogFault,
  type Result,
  type Seat,
  type Session,
} from '@/engine';

/** The log as it is in memory, newest entry first. A linked list: one more entry costs the same at any length. */
export interface LogLink {
  readonly entry: Entry<unknown>;
  readonly before: LogLink | null;
}

/** The game on the table. A value: every change is a new one. */
export interface OpenSession {
  readonly id: string;
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seats: readonly Seat[];
  readonly startedAt: number;
  readonly session: Session<unknown, unknown>;
  readonly log: LogLink | null;
  /** False while only the newest snapshot and what follows it are in memory. */
  readonly pastLoaded: boolean;
  /** Part of the stored log cannot be read: the game is shown up to there and takes no changes. */
  readonly broken: { readonly count: number; readonly seq: number } | null;
}

export function withEntry(open: OpenSession, entry: Entry<unknown>): Result<OpenSession, LogFault> {
  const next = advance(open.game, open.session, entry);
  if (!next.ok) return next;
  const seats = seatsOf(open, next.value);
  return ok({ ...open, seats, session: next.value, log: { entry, before: open.log } });
}

/** Everybody from the start as they sat, then those who joined since; players who left are still listed. */
export function seatsOf(
  { game, config, seats }: Pick<OpenSession, 'game' | 'config' | 'seats'>,
  { state }: OpenSession['session'],
): readonly Seat[] {
  if (!game.seatsNow) return seats;
  const first = game.seats(config);
  const now = [...first, ...game.seatsNow(state).filter(({ id }) => !first.some((seat) => seat.id === id))];
  // The same list if nobody joined: screens compare it to see whether something changed.
  return now.map(({ id }) => id).join() === seats.map(({ id }) => id).join() ? seats : now;
}

/** The session and the links of a run of entries that begins at `start`. */
export function replay(
  game: AnyGame,
  start: Session<unknown, unknown>,
  entries: readonly Entry<unknown>[],
): Result<Pick<OpenSession, 'session' | 'log'>, FoldFault> {
  const folded = fold(game, start, entries);
  if (!folded.ok) return folded;
  const log = entries.reduce<LogLink | null>((before, entry) => ({ entry, before }), null);
  return ok({ session: folded.value, log });
}

export function fromTheStart(game: AnyGame, config: unknown): Session<unknown, unknown> {
  return startSession(game.initial(config));
}

/** What is in memory, oldest first. */
export function entriesOf(open: Pick<OpenSession, 'log'>): readonly Entry<unknown>[] {
  const entries: Entry<unknown>[] = [];
  for (let link = open.log; link !== null; link = link.before) entries.push(link.entry);
  return entries.reverse();
}
