import type { ActFacts } from '@/engine';
import { useLanguage } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { EntryRow } from '@/ui/ledger/EntryRow';
import { formatTime } from '../text/format';

interface Props {
  readonly open: OpenSession;
  readonly did: ActFacts<unknown>;
  readonly lines: readonly string[];
  readonly detail?: string | undefined;
  readonly undone?: boolean;
  readonly onPress?: () => void;
}

/** An act as the timeline has it, in one row. */
export function ActRow({ open, did, lines, detail, undone, onPress }: Props) {
  const language = useLanguage();
  const { player, icon } = open.game.describe(did.events[0], open.config);
  return (
    <EntryRow
      time={formatTime(did.at, language)}
      colour={open.seats.find(({ id }) => id === player)?.colour}
      {...(icon !== undefined && { icon })}
      fact={lines.join('\n')}
      detail={detail}
      {...(undone !== undefined && { undone })}
      {...(onPress && { onPress })}
    />
  );
}
