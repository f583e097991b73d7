import { ok, type Refusal, type Result } from '@/engine';
import type { NewLoggedGame } from '@/data/logResult';
import type { Services } from './services';
import type { SessionSummary } from './summary';

/** With the id of a game logged before, that game is overwritten. */
export type LoggedDraft = Omit<NewLoggedGame, 'id' | 'summary' | 'at'> & { readonly id?: string };

/** Writes down a game that was played without the app. Returns its id. */
export async function logGame(
  { data, clock, makeId }: Pick<Services, 'data' | 'clock' | 'makeId'>,
  { id = makeId(), ...draft }: LoggedDraft,
): Promise<Result<string, Refusal>> {
  const logged = await data.sessions.logResult({ ...draft, id, at: clock(), summary: summaryOf(draft) });
  return logged.ok ? ok(id) : logged;
}

function summaryOf({ result }: Pick<LoggedDraft, 'result'>): SessionSummary {
  return {
    length: 0,
    heading: null,
    detail: null,
    players: result.players.map(({ seat, name, colour, score, winner }) => ({
      id: seat,
      name,
      colour,
      score,
      winner,
    })),
  };
}
