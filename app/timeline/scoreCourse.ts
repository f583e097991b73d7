import type { TimelineLine } from '@/engine';
import type { OpenSession } from '@/state/openSession';
import type { ScorePoint, TimelineEntry } from './useTimeline';

export interface ScoreCourse {
  /** Goes on by so many acts. The points once all are counted, null before. */
  goOn(acts: number): readonly ScorePoint[] | null;
}

/** The score of every seat after each act that counts, oldest first, counted a piece at a time. */
export function scoreCourse(
  { game, config, seats, startedAt }: Pick<OpenSession, 'game' | 'config' | 'seats' | 'startedAt'>,
  oldestFirst: readonly TimelineEntry[],
  linesOf: (entry: TimelineEntry) => readonly TimelineLine[],
): ScoreCourse {
  const measure = (at: number, state: unknown): ScorePoint => ({
    at,
    scores: seats.map(({ id }) => game.score(state, id)),
  });
  const acts = oldestFirst.filter(({ status }) => status === 'done');
  let state = game.initial(config);
  let counted = 0;
  const points = [measure(startedAt, state)];
  return {
    goOn: (most) => {
      for (const act of acts.slice(counted, counted + most)) {
        state = act.events.reduce((before, event) => game.evolve(before, event), state);
        const mark = linesOf(act).find(({ milestone }) => milestone)?.icon;
        points.push({ ...measure(act.at, state), ...(mark !== undefined && { mark }) });
      }
      counted += most;
      return counted >= acts.length ? points : null;
    },
  };
}
