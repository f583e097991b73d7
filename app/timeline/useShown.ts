import { useMemo, useState } from 'react';
import type { TimelineEntry, TimelineView } from './useTimeline';

/** More than a screen holds. */
const PAGE = 40;

export interface Shown {
  readonly entries: readonly TimelineEntry[];
  /** Somebody has scrolled down to the last of them. */
  more(): void;
}

/** Everything, or what concerns one player: that is looked for as far as somebody scrolls. */
export function useShown(
  { entries, linesOf }: Pick<TimelineView, 'entries' | 'linesOf'>,
  player: string | null,
): Shown {
  const [wish, setWish] = useState({ player, most: PAGE });
  const most = wish.player === player ? wish.most : PAGE;
  const mine = useMemo(() => {
    if (player === null) return entries;
    const found: TimelineEntry[] = [];
    for (const entry of entries) {
      if (found.length === most) break;
      if (linesOf(entry).some((line) => line.player === player)) found.push(entry);
    }
    return found;
  }, [entries, linesOf, player, most]);
  return {
    entries: mine,
    more: () => {
      if (player !== null && mine.length === most) setWish({ player, most: most + PAGE });
    },
  };
}
