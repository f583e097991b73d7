import { playTime, type Phrase, type TermKind } from '@/engine';
import type { GameResult, SeatResult } from '@/data/gameResult';
import type { StoredResult } from '@/data/results';
import { entriesOf, type OpenSession } from '@/state/openSession';
import { resultOf } from '@/state/recordResult';
import { useScorePoints } from '../timeline/useScorePoints';
import { useTimeline, type ScorePoint } from '../timeline/useTimeline';

/** A game as its result is shown and shared, whether it was played here or logged after the fact. */
export interface ResultView {
  readonly sessionId: string;
  readonly gameId: string;
  /** What the table called it; empty where the game's name says it all. */
  readonly title: string;
  /** Null while the game goes on. */
  readonly result: GameResult | null;
  readonly endedAt: number;
  /** What people wrote down, oldest first. */
  readonly notes: readonly string[];
  /** The scores of all seats over the evening; empty where nobody knows. */
  readonly points: readonly ScorePoint[];
}

/** The words of one game. */
export type TermText = (kind: TermKind, id: string) => string;

export interface Played extends ResultView {
  readonly column: Phrase;
}

/** The game that is open. */
export function usePlayed(open: OpenSession): Played {
  const view = useTimeline(open);
  const points = useScorePoints(open, view);
  const places = open.game.result(open.session.state);
  const moments = entriesOf(open).map(({ at }) => at);
  return {
    sessionId: open.id,
    gameId: open.game.id,
    title: open.game.title(open.config),
    result: places && resultOf(open, places, playTime(open.startedAt, moments)),
    endedAt: moments.at(-1) ?? open.startedAt,
    points,
    column: open.game.table(open.session.state).column,
    notes: [...view.entries]
      .reverse()
      .filter(({ status }) => status === 'done')
      .flatMap((entry) => view.linesOf(entry))
      .flatMap(({ remark }) => (remark === undefined ? [] : [remark])),
  };
}

/** A game of which only the result is known. */
export function viewOfStored(stored: StoredResult): ResultView {
  const { sessionId, gameId, title, finishedAt, note } = stored;
  const notes = note === '' ? [] : [note];
  return { sessionId, gameId, title, result: stored, endedAt: finishedAt, notes, points: [] };
}

/** The winner first; those who share a place stay in seat order. */
export function placesOf({ players }: GameResult): readonly SeatResult[] {
  return [...players].sort((a, b) => a.rank - b.rank);
}
