import { useCallback, useEffect, useMemo, useState } from 'react';
import { sameJson, timeline, type IconName, type TimelineItem, type TimelineLine } from '@/engine';
import { entriesOf, type OpenSession } from '@/state/openSession';
import { useSession } from '@/state/useStores';

export interface TimelineEntry extends TimelineItem<unknown> {
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
  /** What an entry says: the game is asked where somebody looks, and once for each event. */
  linesOf(entry: TimelineEntry): readonly TimelineLine[];
  /** Whether there is a course to draw. */
  readonly chart: boolean;
}

/** The whole evening. The first part of a long one is read from the disk when this is first shown. */
export function useTimeline(open: OpenSession): TimelineView {
  const { game, config } = open;
  const loadPast = useSession((state) => state.loadPast);
  useEffect(() => void loadPast(), [loadPast, open.id]);
  const [known] = useState(() => new WeakMap<object, TimelineLine>());
  const linesOf = useCallback(
    ({ events }: TimelineEntry) =>
      events.map((event) => {
        const line = known.get(event as object) ?? game.describe(event, config);
        known.set(event as object, line);
        return line;
      }),
    [game, config, known],
  );
  const entries = useMemo(() => {
    const log = entriesOf(open);
    const items = timeline(log).map((item) => ({ ...item, by: log[item.seq]?.by }));
    return withoutEchoes(items, linesOf).reverse();
  }, [open, linesOf]);
  return {
    entries,
    linesOf,
    chart: open.pastLoaded && entries.some(({ status }) => status === 'done'),
  };
}

/** An act that a change of the past left with the same words is shown once, and not as changed. */
function withoutEchoes(
  entries: readonly TimelineEntry[],
  linesOf: (entry: TimelineEntry) => readonly TimelineLine[],
): TimelineEntry[] {
  const changed = entries.filter(({ was, status }) => was !== null && status === 'done');
  if (changed.length === 0) return [...entries];
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const echoed = new Set(
    changed.flatMap((entry) => {
      const before = entry.was === null ? undefined : bySeq.get(entry.was);
      return entry.was !== null && sameWords(before ? linesOf(before) : [], linesOf(entry))
        ? [entry.was]
        : [];
    }),
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
