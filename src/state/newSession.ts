import { ok, type AnyGame, type Answers, type Refusal, type Result, type Seat } from '@/engine';
import { fromTheStart, type OpenSession } from './openSession';
import type { Services } from './services';
import { summarise } from './summary';

/** Writes a new game down and returns its id; nothing is written when the game refuses the set-up. */
export async function newSession(
  { data, clock, makeId, chance }: Services,
  game: AnyGame,
  seats: readonly Seat[],
  answers: Answers,
  groupId: string | null = null,
): Promise<Result<string, Refusal>> {
  const config = game.setup.configure(seats, answers, chance);
  if (!config.ok) return config;
  const id = makeId();
  const createdAt = clock();
  const open: OpenSession = {
    id,
    game,
    config: config.value,
    seats: game.seats(config.value),
    startedAt: createdAt,
    session: fromTheStart(game, config.value),
    log: null,
    pastLoaded: true,
    broken: null,
  };
  await data.sessions.create({
    id,
    gameId: game.id,
    gameVersion: game.stateVersion,
    config: config.value,
    title: game.title(config.value),
    createdAt,
    summary: summarise(open),
    seats: open.seats,
    groupId,
  });
  return ok(id);
}
