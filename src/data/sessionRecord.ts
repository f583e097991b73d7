import { field, mapped, maybe, moment, number, shapeOf, text, type Read, type Seat } from '@/engine';
import { isLogged } from './loggedGame';
import { anyJson, row, said, saidOrNull, words } from './row';

/** What is known of a game without its log. Config and summary are the game's own: any JSON here. */
export const sessionRow = mapped(
  row({
    config: anyJson,
    id: text,
    gameId: text,
    /** The game's `stateVersion` when the session was created. */
    gameVersion: number(),
    title: words,
    createdAt: moment,
    /** When the newest entry of its log was written. */
    updatedAt: moment,
    finishedAt: maybe(moment),
    deletedAt: maybe(moment),
    /** What a list shows of it (players, scores, progress), kept so that lists read no logs. */
    summary: anyJson,
    /** What somebody wrote about it in the history. */
    note: words,
    groupId: maybe(text),
  }),
  // Not copied: lists of games are long.
  (session) =>
    Object.assign(session, {
      /** Logged after the fact: it has a result and no log, and cannot be opened as a table. */
      logged: isLogged(session.config),
    }),
);
export type SessionRecord = Read<typeof sessionRow>;

export interface NewSession extends Pick<
  SessionRecord,
  'id' | 'gameId' | 'gameVersion' | 'config' | 'title' | 'createdAt' | 'summary'
> {
  /** Who sits at it, so that the history finds it by them at once; without them, only after the next start. */
  readonly seats?: readonly Seat[];
  /** The group that was sat down as one. */
  readonly groupId?: string | null;
}

const outcomeRow = row({
  edition: maybe(text),
  scenario: maybe(text),
  cooperative: said,
  won: saidOrNull,
  minutes: maybe(number()),
});

/** A game as the history shows it; how it ended is null while it goes on. */
export const historyRow = shapeOf((at) => ({
  ...sessionRow(at),
  outcome: field(at, 'result_id').value === null ? null : outcomeRow(at),
}));
export type HistoryItem = Read<typeof historyRow>;
