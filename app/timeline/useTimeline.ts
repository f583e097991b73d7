import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { sameJson, timeline, type IconName, type TimelineItem, type TimelineLine } from '@/engine';
import { entriesOf, type OpenSession } from '@/state/openSession';
import { useSession } from '@/state/useStores';

export interface TimelineEntry extends TimelineItem<unknown> {
  readonly lines: readonly TimelineLine[];
  /** The phone that did it, at a table that is shared. */
  readonly by: string | undefined;
}

export interface ScorePoint {
  readonly at: number;
  readonly scores: readonly number[];
  /** The icon of an Assembly or an attack that happened here. */
  readonly mark?: IconName;
}

export interface TimelineView {
  /** Newest first. */
  readonly entries: readonly TimelineEntry[];
  /** Whether there is a course to draw. */
  readonly chart: boolean;
  /** The score of every seat after each act that counts, oldest first; it is counted once the list is there. */
  readonly points: readonly ScorePoint[];
}

/** The whole evening. The first part of a long one is read from the disk when this is first shown. */
export function useTimeline(open: OpenSession): TimelineView {
  const loadPast = useSession((state) => state.loadPast);
  useEffect(() => void loadPast(), [loadPast, open.id]);
  const [told] = useState(() => new WeakMap<object, TimelineLine>());
  const entries = useMemo(() => {
    const log = entriesOf(open);
    const tell = (event: unknown) => {
      const line = told.get(event as object) ?? open.game.describe(event, open.config);
      told.set(event as object, line);
      return line;
    };
    const items = timeline(log).map((item) => ({
      ...item,
      by: log[item.seq]?.by,
      lines: item.events.map(tell),
    }));
    return withoutEchoes(items);
  }, [open, told]);
  // Whoever opens the evening looks for an act: its chart comes a frame later.
  const whole = useMemo(() => (open.pastLoaded ? { open, entries } : null), [open, entries]);
  const counted = useDeferredValue(whole, null);
  const points = useMemo(() => (counted ? scorePoints(counted.open, counted.entries) : []), [counted]);
  return {
    entries: useMemo(() => [...entries].reverse(), [entries]),
    chart: open.pastLoaded && entries.some(({ status }) => status === 'done'),
    points,
  };
}

/** An act that a change of the past left with the same words is shown once, and not as changed. */
function withoutEchoes(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const lines = new Map(entries.map((entry) => [entry.seq, entry.lines]));
  const echoed = new Set(
    entries.flatMap(({ was, status, lines: now }) =>
      was !== null && status === 'done' && sameWords(lines.get(was) ?? [], now) ? [was] : [],
    ),
  );
  return entries
    .filter(({ seq, status }) => !(status === 'changed' && echoed.has(seq)))
    .map((entry) =>
      entry.was !== null && echoed.has(entry.was) ? { ...entry, changedAt: null, was: null } : entry,
    );
}

function sameWords(before: readonly TimelineLine[], after: readonly TimelineLine[]): boolean {
  const words = (lines: readonly TimelineLine[]) =>
    lines.map(({ fact, figure, note }) => ({ fact, figure, note }));
  return sameJson(words(before), words(after));
}

function scorePoints({ game, config, seats, startedAt }: OpenSession, entries: readonly TimelineEntry[]) {
  const measure = (at: number, state: unknown): ScorePoint => ({
    at,
    scores: seats.map(({ id }) => game.score(state, id)),
  });
  let state = game.initial(config);
  const points = [measure(startedAt, state)];
  for (const entry of entries) {
    if (entry.status !== 'done') continue;
    state = entry.events.reduce((before, event) => game.evolve(before, event), state);
    const mark = entry.lines.find(({ milestone }) => milestone)?.icon;
    points.push({ ...measure(entry.at, state), ...(mark !== undefined && { mark }) });
  }
  return points;
}
