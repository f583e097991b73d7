import { memo } from 'react';
import { useLanguage, useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { writeChange } from '@/ui';
import { EntryRow } from '@/ui/ledger/EntryRow';
import type { Person } from '../live/people';
import { formatTime } from '../text/format';
import { saysTheSame } from '../text/saysTheSame';
import type { GameText } from '../text/useGameText';
import type { TimelineEntry, TimelineView } from './useTimeline';

interface Props {
  readonly item: TimelineEntry;
  readonly linesOf: TimelineView['linesOf'];
  readonly seats: OpenSession['seats'];
  readonly text: GameText;
  /** At whose phone it was done, at a table that is or was shared. */
  readonly who: Person | null;
  readonly selected: boolean;
  /** Stays the same: what it does may change. */
  readonly onPress: (seq: number) => void;
}

/**
 * One entry, a line for each of its events; a tap on any of them chooses the entry. An evening has thousands: a row is
 * drawn again only where it says something else.
 */
export const TimelineRow = memo(
  function TimelineRow({ item, linesOf, seats, text, who, selected, onPress }: Props) {
    const say = useSay();
    const language = useLanguage();
    const since = sinceWhen(item);
    const by = who && {
      words: who.isMe ? say('live.byMe') : say('live.by', { name: who.name }),
      colour: who.colour,
    };
    const undone = since ? say(since.words, { time: formatTime(since.at, language) }) : undefined;
    return linesOf(item).map((line, i) => {
      const note = line.note && text(line.note);
      // A number set by hand says so in its own words.
      const mark = line.correction && line.figure === undefined ? say('timeline.correction') : undefined;
      const kept = item.kept ? say('change.kept') : undefined;
      const changed = item.status === 'done' ? undone : undefined;
      const detail = [note, mark, kept, changed].filter((words) => words !== undefined).join(' · ');
      return (
        <EntryRow
          key={i}
          time={formatTime(item.at, language)}
          colour={seats.find(({ id }) => id === line.player)?.colour}
          {...(line.icon !== undefined && { icon: line.icon })}
          fact={text(line.fact)}
          detail={(item.status === 'done' ? undefined : undone) ?? (detail === '' ? undefined : detail)}
          by={i === 0 && by ? by : undefined}
          figure={line.figure === undefined ? undefined : writeChange(line.figure)}
          loss={(line.figure ?? 0) < 0}
          undone={item.status !== 'done'}
          selected={selected}
          onPress={() => onPress(item.seq)}
        />
      );
    });
  },
  saysTheSame('item', 'who'),
);

/** When it was undone, set aside, changed or added, if it was. */
function sinceWhen({ status, undoneAt, changedAt, was }: TimelineEntry) {
  if (undoneAt !== null) return { at: undoneAt, words: GONE[status] };
  if (changedAt === null) return null;
  return { at: changedAt, words: was === null ? 'change.addedAt' : 'change.changedAt' } as const;
}

const GONE = {
  done: 'timeline.undoneAt',
  undone: 'timeline.undoneAt',
  dropped: 'putRight.setAside',
  changed: 'change.replacedAt',
} as const;
