import fc from 'fast-check';
import { biggestSwing, leadsIn } from '../../app/result/story';
import type { ScorePoint } from '../../app/timeline/useTimeline';

const MINUTE = 60_000;
const course = (...scores: readonly (readonly number[])[]): readonly ScorePoint[] =>
  scores.map((now, i) => ({ at: i * MINUTE, scores: now }));

describe('the biggest swing', () => {
  test('is what one gained on another in one act', () => {
    expect(biggestSwing(course([0, 0, 0], [3, 0, 0], [3, 5, -2], [9, 9, 4]), true)).toEqual({
      by: 7,
      gained: 1,
      lost: 2,
      at: 2 * MINUTE,
    });
  });

  test('counts taps on one score that follow each other closely as one', () => {
    const points = [0, 1, 2, 3].map((taps) => ({ at: taps * 2_000, scores: [taps, 0] }));
    expect(biggestSwing(points, true)).toEqual({ by: 3, gained: 0, lost: 1, at: 6_000 });
    const slow = points.map(({ scores }, i) => ({ at: i * MINUTE, scores }));
    expect(biggestSwing(slow, true)).toMatchObject({ by: 1, at: MINUTE });
  });

  test('does not run an Assembly together with the tap before it', () => {
    const points: readonly ScorePoint[] = [
      { at: 0, scores: [0, 0] },
      { at: 1_000, scores: [2, 0] },
      { at: 2_000, scores: [5, 0], mark: 'assembly' },
    ];
    expect(biggestSwing(points, true)).toMatchObject({ by: 3, at: 2_000 });
  });

  test.each([
    ['alone', course([0], [9])],
    ['before anything happened', course([0, 0])],
    ['where everybody gets the same', course([0, 0], [4, 4])],
  ])('there is none %s', (_when, points) => {
    expect(biggestSwing(points, true)).toBeNull();
  });

  const evenings = fc.integer({ min: 2, max: 5 }).chain((players) =>
    fc.array(
      fc.record({
        gap: fc.integer({ min: 0, max: 60 }),
        gains: fc.array(fc.integer({ min: -20, max: 20 }), { minLength: players, maxLength: players }),
      }),
      { minLength: 1, maxLength: 30 },
    ),
  );
  const played = (acts: readonly { readonly gap: number; readonly gains: readonly number[] }[]) => {
    let at = 0;
    let scores: readonly number[] = acts[0]?.gains.map(() => 0) ?? [];
    const points: ScorePoint[] = [{ at, scores }];
    for (const { gap, gains } of acts) {
      at += gap * 1_000;
      scores = scores.map((score, i) => score + (gains[i] ?? 0));
      points.push({ at, scores });
    }
    return points;
  };

  test('is never smaller than what a single act did', () => {
    fc.assert(
      fc.property(evenings, (acts) => {
        const most = Math.max(...acts.map(({ gains }) => Math.max(...gains) - Math.min(...gains)));
        expect(biggestSwing(played(acts), true)?.by ?? 0).toBeGreaterThanOrEqual(most);
      }),
    );
  });

  test('is a gain that really happened between two moments', () => {
    fc.assert(
      fc.property(evenings, (acts) => {
        const points = played(acts);
        const swing = biggestSwing(points, true);
        if (!swing) return;
        const lead = ({ scores }: ScorePoint) => (scores[swing.gained] ?? 0) - (scores[swing.lost] ?? 0);
        const ends = points.filter(({ at }) => at === swing.at);
        const gains = ends.flatMap((end) => points.map((start) => lead(end) - lead(start)));
        expect(gains).toContain(swing.by);
      }),
    );
  });

  test('is the same mirrored, where the fewest points win, and wherever the scores began', () => {
    fc.assert(
      fc.property(evenings, fc.integer({ min: -50, max: 50 }), (acts, start) => {
        const points = played(acts);
        const moved = points.map((point) => ({ ...point, scores: point.scores.map((s) => start - s) }));
        expect(biggestSwing(moved, false)).toEqual(biggestSwing(points, true));
      }),
    );
  });
});

describe('the lead', () => {
  test('changes when somebody else is alone in front', () => {
    const points = course([0, 0], [2, 0], [2, 2], [2, 5], [2, 5], [9, 5]);
    expect(leadsIn(points, true).changes).toBe(2);
  });

  test('is not lost by a tie', () => {
    expect(leadsIn(course([0, 0], [2, 0], [2, 2], [4, 2]), true).changes).toBe(0);
  });

  test('is somebody’s for as long as they are in front', () => {
    expect(leadsIn(course([0, 0], [2, 0], [2, 0], [2, 0], [2, 3]), true).longest).toEqual({
      player: 0,
      share: 0.75,
    });
  });

  test('belongs to nobody at a table that is always tied', () => {
    expect(leadsIn(course([0, 0], [3, 3], [5, 5]), true)).toEqual({ changes: 0, longest: null });
  });

  test('belongs to the fewest points where they win', () => {
    expect(leadsIn(course([0, 0], [4, 0], [4, 1]), false).longest?.player).toBe(1);
  });
});
