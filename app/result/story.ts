import { chartClock } from '../timeline/chartClock';
import type { ScorePoint } from '../timeline/useTimeline';

/** The moment in which one player gained most on another one. */
export interface Swing {
  readonly by: number;
  /** Positions at the table. */
  readonly gained: number;
  readonly lost: number;
  readonly at: number;
}

/** Who was in front, and for how long. */
export interface Leads {
  /** How often somebody else came to be alone in front. */
  readonly changes: number;
  /** Who was alone in front the longest, and for which part of the time that was played. */
  readonly longest: { readonly player: number; readonly share: number } | null;
}

/** Taps on one and the same score this close together are one thing that somebody did. */
const ONE_GO = 10_000;

/** The largest gain of one player on another in a single act; of several alike the first. */
export function biggestSwing(points: readonly ScorePoint[], highestWins: boolean): Swing | null {
  let best: Swing | null = null;
  for (const { from, to } of moves(points)) {
    const gains = to.scores.map((score, i) => (score - (from.scores[i] ?? 0)) * (highestWins ? 1 : -1));
    const gained = gains.indexOf(Math.max(...gains));
    const lost = gains.indexOf(Math.min(...gains));
    const by = (gains[gained] ?? 0) - (gains[lost] ?? 0);
    if (by > (best?.by ?? 0)) best = { by, gained, lost, at: to.at };
  }
  return best;
}

/** A tie at the top is nobody's lead, and does not end one either: who comes out of it in front decides. */
export function leadsIn(points: readonly ScorePoint[], highestWins: boolean): Leads {
  const { at } = chartClock(
    points.map((point) => point.at),
    1,
  );
  const parts = new Map<number, number>();
  let changes = 0;
  let before: number | null = null;
  points.forEach(({ scores }, i) => {
    const leader = aloneInFront(scores, highestWins);
    if (leader === null) return;
    if (before !== null && before !== leader) changes++;
    before = leader;
    const part = (at[i + 1] ?? at[i] ?? 0) - (at[i] ?? 0);
    parts.set(leader, (parts.get(leader) ?? 0) + part);
  });
  let longest: Leads['longest'] = null;
  for (const [player, share] of parts)
    if (share > 0 && share > (longest?.share ?? 0)) longest = { player, share };
  return { changes, longest };
}

interface Move {
  readonly from: ScorePoint;
  readonly to: ScorePoint;
}

function moves(points: readonly ScorePoint[]): readonly Move[] {
  const made: Move[] = [];
  points.forEach((to, i) => {
    const from = points[i - 1];
    if (!from) return;
    const last = made.at(-1);
    const only = onlyChanged({ from, to });
    const goesOn = last && only !== null && only === onlyChanged(last) && to.at - last.to.at <= ONE_GO;
    if (goesOn) made[made.length - 1] = { from: last.from, to };
    else made.push({ from, to });
  });
  return made;
}

/** Whose score changed, if it was one only, and by a tap rather than by a moment of the rules. */
function onlyChanged({ from, to }: Move): number | null {
  const changed = to.scores.flatMap((score, i) => (score === from.scores[i] ? [] : [i]));
  return changed.length === 1 && to.mark === undefined ? (changed[0] ?? null) : null;
}

function aloneInFront(scores: readonly number[], highestWins: boolean): number | null {
  const top = highestWins ? Math.max(...scores) : Math.min(...scores);
  const first = scores.indexOf(top);
  return scores.length > 1 && scores.lastIndexOf(top) === first ? first : null;
}
