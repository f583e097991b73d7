import { useContext } from 'react';
import { findGame } from '@/games';
import { useSay } from '@/i18n';
import { openSessionOf } from '@/state/sessionStore';
import { useSession } from '@/state/useStores';
import { IconButton } from '@/ui';
import { AskingContext } from './AskableSheet';
import { rulesOf, useAskEntry, type RulesOf } from './useAskEntry';

interface AskEntryProps {
  /** The id of an entry in the reference of the game that is open. */
  readonly entry: string;
  /** What the label beside it says. */
  readonly name: string;
  /** Whose rules, where no game is on the table. */
  readonly of?: RulesOf;
  /** Before the entry opens: a sheet must not stay in front of it. */
  readonly onAsk?: () => void;
}

/**
 * A “?” beside a label: opens what the rules say about it, and Back returns to the label. In a sheet that has one “?” for
 * everything it comes when that one is on.
 */
export function AskEntry({ entry, name, of, onAsk }: AskEntryProps) {
  const say = useSay();
  const askEntry = useAskEntry();
  const open = useSession(openSessionOf);
  const asking = useContext(AskingContext);
  // A score pad has labels too, and no rules to show.
  const about = of ?? (open && rulesOf(open));
  if (asking === false || !about || !findGame(about.game)?.reference) return null;
  const ask = () => {
    onAsk?.();
    askEntry(about, entry);
  };
  return <IconButton icon="why" label={say('learn.rulesOn', { name })} onPress={ask} />;
}
