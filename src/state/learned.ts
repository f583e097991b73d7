import { gotOver } from '@/data/diagnostics';
import type { AnyGame, Answers } from '@/engine';
import { loadSession } from './loadSession';
import type { Services } from './services';

/** What a game of before has read off the copy while it was played; nothing where it cannot be read any more. */
export async function learnedIn(
  { data }: Pick<Services, 'data'>,
  game: AnyGame,
  session: string,
): Promise<Answers> {
  const { learned } = game;
  if (!learned) return {};
  return loadSession(data, session)
    .then((loaded) => (loaded.kind === 'open' ? learned(loaded.open.session.state) : {}))
    .catch(gotOver('game', {}));
}
