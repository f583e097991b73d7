import { readStored, resumeSession, type AnyGame, type Refusal, type Seat } from '@/engine';
import type { Database } from '@/data/database';
import type { LoadedLog } from '@/data/log';
import type { SessionRecord } from '@/data/sessionRecord';
import { findGame, isPlayable, type PlayableGame } from '@/games';
import { fromTheStart, replay, seatsOf, type OpenSession } from './openSession';

export type Loaded =
  | { readonly kind: 'open'; readonly open: OpenSession; readonly entry: PlayableGame }
  | { readonly kind: 'missing' }
  /** It was logged after the fact: there is a result, and no table to open. */
  | { readonly kind: 'logged' }
  | { readonly kind: 'unreadable'; readonly reason: Refusal };

type Store = Pick<Database, 'sessions' | 'log' | 'snapshots'>;

/** The newest snapshot and what follows it: a long evening opens as fast as a short one. */
export async function loadSession(
  data: Store,
  id: string,
  { bin = false }: { readonly bin?: boolean } = {},
): Promise<Loaded> {
  const found = await data.sessions.get(id);
  if (found.kind === 'missing' || (found.kind === 'ok' && found.value.deletedAt !== null && !bin))
    return { kind: 'missing' };
  if (found.kind === 'bad') return { kind: 'unreadable', reason: found.bad.reason };
  if (found.value.logged) return { kind: 'logged' };
  const entry = findGame(found.value.gameId);
  if (!entry || !isPlayable(entry)) return { kind: 'missing' };
  const game = await entry.load();
  const config = readStored(found.value.config, (at) => game.config(at));
  if (!config.ok) return { kind: 'unreadable', reason: config.error };
  const about = {
    id,
    game,
    config: config.value,
    seats: game.seats(config.value),
    startedAt: found.value.createdAt,
  };
  const open = (await loadTail(data, about, found.value)) ?? (await loadWhole(data, about));
  return { kind: 'open', open, entry };
}

interface About {
  readonly id: string;
  readonly game: AnyGame;
  readonly config: unknown;
  readonly seats: readonly Seat[];
  readonly startedAt: number;
}

/** The whole log, folded from the first tap. It ends at the first thing that cannot be read, and says so. */
export async function loadWhole(data: Store, about: About): Promise<OpenSession> {
  const { game, config, id } = about;
  const stored = await data.log.load(id, (at) => game.event(at));
  const start = fromTheStart(game, config);
  const whole = replay(game, start, stored.entries);
  const known = whole.ok ? whole : replay(game, start, stored.entries.slice(0, whole.error.seq));
  if (!known.ok) throw new Error('a log that folded up to here does so twice');
  const seats = seatsOf(about, known.value.session);
  return {
    ...about,
    seats,
    ...known.value,
    pastLoaded: true,
    broken: brokenAt(stored, known.value.session.length),
  };
}

/** Null where a snapshot does not help: then the whole log is read. */
async function loadTail(data: Store, about: About, record: SessionRecord): Promise<OpenSession | null> {
  const { game, id } = about;
  const snapshot = await data.snapshots.latest(record.id, game.stateVersion);
  if (snapshot.kind !== 'ok') return null;
  const stored = await data.log.load(id, (at) => game.event(at), { from: snapshot.value.seq + 1 });
  if (stored.bad.length > 0) return null;
  const tail = replay(game, resumeSession(snapshot.value), stored.entries);
  if (!tail.ok) return null;
  const seats = seatsOf(about, tail.value.session);
  return { ...about, seats, ...tail.value, pastLoaded: false, broken: null };
}

function brokenAt(stored: LoadedLog<unknown>, folded: number): OpenSession['broken'] {
  const lost = stored.end - folded;
  return lost === 0 && stored.bad.length === 0
    ? null
    : { count: Math.max(lost, stored.bad.length), seq: folded };
}
