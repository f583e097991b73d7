import { field, moment, optional, text, whole, type At, type Seat } from '@/engine';
import { json } from './badRow';
import { isLogged } from './loggedGame';

/** What is known of a game without its log. Config and summary are the game's own: opaque JSON here. */
export interface SessionRecord {
  readonly id: string;
  readonly gameId: string;
  /** The game's `stateVersion` when the session was created. */
  readonly gameVersion: number;
  readonly config: unknown;
  readonly title: string;
  readonly createdAt: number;
  /** When the newest entry of its log was written. */
  readonly updatedAt: number;
  readonly finishedAt: number | null;
  readonly deletedAt: number | null;
  /** What a list shows of it (players, scores, progress), kept so that lists read no logs. */
  readonly summary: unknown;
  /** What somebody wrote about it in the history. */
  readonly note: string;
  readonly groupId: string | null;
  /** Logged after the fact: it has a result and no log, and cannot be opened as a table. */
  readonly logged: boolean;
}

export interface NewSession extends Pick<
  SessionRecord,
  'id' | 'gameId' | 'gameVersion' | 'config' | 'title' | 'createdAt' | 'summary'
> {
  /** Who sits at it: the history finds it by them at once. Without them it is found after the next start. */
  readonly seats?: readonly Seat[];
  /** The group that was sat down as one. */
  readonly groupId?: string | null;
}

/** A game as the history shows it; how it ended is null while it goes on. */
export interface HistoryItem extends SessionRecord {
  readonly outcome: {
    readonly edition: string | null;
    readonly scenario: string | null;
    readonly cooperative: boolean;
    readonly won: boolean | null;
    readonly minutes: number | null;
  } | null;
}

export function readHistoryItem(at: At): HistoryItem {
  const said = (key: string) => Boolean(field(at, key).value);
  const finished = field(at, 'result_id').value !== null;
  return {
    ...readSession(at),
    outcome: finished
      ? {
          edition: optional(field(at, 'edition'), text, null),
          scenario: optional(field(at, 'scenario'), text, null),
          cooperative: said('cooperative'),
          won: field(at, 'won').value === null ? null : said('won'),
          minutes: optional(field(at, 'minutes'), whole, null),
        }
      : null,
  };
}

export function readSession(at: At): SessionRecord {
  const config = json(field(at, 'config'));
  return {
    id: text(field(at, 'id')),
    gameId: text(field(at, 'game_id')),
    gameVersion: whole(field(at, 'game_version')),
    config,
    title: String(field(at, 'title').value),
    createdAt: moment(field(at, 'created_at')),
    updatedAt: moment(field(at, 'updated_at')),
    finishedAt: optional(field(at, 'finished_at'), moment, null),
    deletedAt: optional(field(at, 'deleted_at'), moment, null),
    summary: json(field(at, 'summary')),
    note: String(field(at, 'note').value),
    groupId: optional(field(at, 'group_id'), text, null),
    logged: isLogged(config),
  };
}
