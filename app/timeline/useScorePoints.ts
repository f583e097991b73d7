import { useEffect, useState } from 'react';
import type { OpenSession } from '@/state/openSession';
import { scoreCourse } from './scoreCourse';
import type { ScorePoint, TimelineView } from './useTimeline';

/** Between two frames: a tap never waits for the rest of a long evening. */
const ACTS_A_FRAME = 200;
const NONE: readonly ScorePoint[] = [];

/** The course of the scores. Whoever opens the evening looks for an act: it is counted once the list is there. */
export function useScorePoints(
  open: OpenSession,
  { entries, linesOf }: Pick<TimelineView, 'entries' | 'linesOf'>,
): readonly ScorePoint[] {
  const [points, setPoints] = useState(NONE);
  useEffect(() => {
    if (!open.pastLoaded) return undefined;
    const course = scoreCourse(open, [...entries].reverse(), linesOf);
    let frame = requestAnimationFrame(goOn);
    function goOn() {
      const all = course.goOn(ACTS_A_FRAME);
      if (all) setPoints(all);
      else frame = requestAnimationFrame(goOn);
    }
    return () => cancelAnimationFrame(frame);
  }, [open, entries, linesOf]);
  return points;
}
