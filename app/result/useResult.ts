import { playTime, type PlayerResult, type Seat } from '@/engine';
import { entriesOf, type OpenSession } from '@/state/openSession';
import { useTimeline, type ScorePoint } from '../timeline/useTimeline';

export interface ResultPlace extends PlayerResult {
  readonly seat: Seat;
  readonly role: string | null;
}

export interface ResultView {
  /** The winner first; null while the game goes on. */
  readonly places: readonly ResultPlace[] | null;
  readonly winners: readonly Seat[];
  readonly cooperative: boolean;
  readonly edition: string | null;
  readonly scenario: string | null;
  readonly minutes: number;
  readonly endedAt: number;
  readonly points: readonly ScorePoint[];
  /** What people wrote down, oldest first. */
  readonly notes: readonly string[];
}

/** A finished game as its result screen shows it. */
export function useResult(open: OpenSession): ResultView {
  const { entries, points } = useTimeline(open);
  const { edition, scenario, roles, cooperative } = open.game.facts(open.config);
  const places =
    open.game.result(open.session.state)?.flatMap((place) => {
      const seat = open.seats.find(({ id }) => id === place.player);
      return seat ? [{ ...place, seat, role: roles[place.player] ?? null }] : [];
    }) ?? null;
  const moments = entriesOf(open).map(({ at }) => at);
  return {
    places: places && [...places].sort((a, b) => a.rank - b.rank),
    winners: places?.filter(({ winner }) => winner).map(({ seat }) => seat) ?? [],
    cooperative,
    edition,
    scenario,
    minutes: playTime(open.startedAt, moments),
    endedAt: moments.at(-1) ?? open.startedAt,
    points,
    notes: [...entries]
      .reverse()
      .filter(({ status }) => status === 'done')
      .flatMap(({ lines }) => lines.flatMap(({ remark }) => (remark === undefined ? [] : [remark]))),
  };
}
